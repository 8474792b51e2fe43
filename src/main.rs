//! The Alquerque web app: mounts the interface on the page.

mod app;

fn main() {
    yew::Renderer::<app::App>::new().render();
}
