//! Use without a network: registers the service worker that the build writes.

use js_sys::Reflect;
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// The service worker's script, relative to the page, so that the app works under any path.
const SERVICE_WORKER: &str = "./service-worker.js";

/// Asks the browser to keep this version of the app for use offline.
///
/// Does nothing in debug builds, which should always show what was just built, and where the browser
/// offers no service workers (insecure addresses, some private windows): the app then needs its server.
pub fn keep() {
    if cfg!(debug_assertions) {
        return;
    }
    let Some(window) = web_sys::window() else {
        return;
    };
    let navigator = window.navigator();
    if !Reflect::has(&navigator, &"serviceWorker".into()).unwrap_or(false) {
        return;
    }
    let registration = navigator.service_worker().register(SERVICE_WORKER);
    spawn_local(async move {
        if let Err(error) = JsFuture::from(registration).await {
            web_sys::console::warn_2(&"No use offline:".into(), &error);
        }
    });
}
