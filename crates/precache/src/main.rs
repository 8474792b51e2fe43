//! Build step: writes the service worker that lets the app run offline.

fn main() {}
