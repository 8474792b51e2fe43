//! Use without a network: registers the service worker that the build writes.

use js_sys::Reflect;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::ServiceWorkerRegistration;

/// The service worker's script, relative to the page, so that the app works under any path.
const SERVICE_WORKER: &str = "./service-worker.js";

/// What tells the service worker that the page has come to rest.
const KEEP_THE_REST: &str = "keep the rest";

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
    let container = navigator.service_worker();
    spawn_local(async move {
        let kept: Result<(), JsValue> = async {
            JsFuture::from(container.register(SERVICE_WORKER)).await?;
            // By now there is all that is needed to play.
            let registration = JsFuture::from(container.ready()?).await?;
            let registration: ServiceWorkerRegistration = registration.unchecked_into();
            match registration.active() {
                Some(worker) => worker.post_message(&KEEP_THE_REST.into()),
                None => Ok(()),
            }
        }
        .await;
        if let Err(error) = kept {
            web_sys::console::warn_2(&"No use offline:".into(), &error);
        }
    });
}
