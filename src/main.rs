//! The Alquerque web app: mounts the interface on the page.

mod app;
mod offline;

fn main() {
    yew::Renderer::<app::App>::new().render();
    offline::keep();
}
