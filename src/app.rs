//! The root component.

use alquerque_worker::EngineWorker;
use gloo_worker::Spawnable;
use yew::prelude::*;

/// Where the worker's loader lies, relative to the page, so that the app works under any path.
const WORKER_LOADER: &str = "./engine-worker.js";

/// The whole page.
#[component]
pub fn App() -> Html {
    let echo = use_state(|| None::<String>);

    use_effect_with((), {
        let echo = echo.clone();
        move |()| {
            let bridge = EngineWorker::spawner()
                .callback(move |answer| echo.set(Some(answer)))
                .spawn_with_loader(WORKER_LOADER);
            bridge.send("ready".to_owned());
            move || drop(bridge)
        }
    });

    html! {
        <main>
            <h1>{ "Alquerque" }</h1>
            <output>{ (*echo).clone() }</output>
        </main>
    }
}
