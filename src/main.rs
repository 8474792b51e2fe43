//! The Alquerque web app: draws the board, listens and remembers, and knows no rules of play.

mod app;
mod board;
mod dom;
mod engine;
mod game;
mod i18n;
mod looks;
mod offline;
mod pages;
mod sound;
mod storage;

fn main() {
    yew::Renderer::<app::App>::new().render();
    offline::keep();
}
