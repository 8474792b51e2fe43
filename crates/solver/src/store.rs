//! The tables in the browser's storage for large records, IndexedDB, and files of the page's own server.

use alquerque_worker::Errand;
use js_sys::{Promise, Uint8Array};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    IdbDatabase, IdbObjectStore, IdbOpenDbRequest, IdbRequest, IdbTransactionMode, Response,
    WorkerGlobalScope,
};

const DATABASE: &str = "alquerque-tables";
const STORE: &str = "tables";

/// Runs an errand. A storage that refuses has nothing and keeps nothing; a file that cannot be had is none.
pub async fn run(errand: Errand) -> Errand {
    match errand {
        Errand::Load(name, _) => {
            let bytes = load(&name).await.unwrap_or_default();
            Errand::Load(name, bytes)
        }
        Errand::Keep(name, bytes, _) => {
            let kept = keep(&name, &bytes).await.is_ok();
            Errand::Keep(name, bytes, kept)
        }
        Errand::Fetch(address, _) => {
            let bytes = fetch(&address).await.unwrap_or_default();
            Errand::Fetch(address, bytes)
        }
    }
}

async fn fetch(address: &str) -> Result<Option<Vec<u8>>, JsValue> {
    let response: Response = JsFuture::from(scope().fetch_with_str(address))
        .await?
        .unchecked_into();
    if !response.ok() {
        return Ok(None);
    }
    let bytes = JsFuture::from(response.array_buffer()?).await?;
    Ok(Some(Uint8Array::new(&bytes).to_vec()))
}

fn scope() -> WorkerGlobalScope {
    js_sys::global().unchecked_into()
}

async fn load(name: &str) -> Result<Option<Vec<u8>>, JsValue> {
    let store = open(IdbTransactionMode::Readonly).await?;
    let record = finish(&store.get(&name.into())?).await?;
    Ok(record.dyn_ref::<Uint8Array>().map(Uint8Array::to_vec))
}

async fn keep(name: &str, bytes: &[u8]) -> Result<(), JsValue> {
    let store = open(IdbTransactionMode::Readwrite).await?;
    store.put_with_key(&Uint8Array::from(bytes), &name.into())?;
    let transaction = store.transaction();
    // Only the end of the transaction says that there was room for the record.
    let ended = Promise::new(&mut |resolve, reject| {
        transaction.set_oncomplete(Some(&resolve));
        transaction.set_onabort(Some(&reject));
    });
    JsFuture::from(ended).await.map(drop)
}

async fn open(mode: IdbTransactionMode) -> Result<IdbObjectStore, JsValue> {
    let factory = scope().indexed_db()?.ok_or(JsValue::UNDEFINED)?;
    let request = factory.open_with_u32(DATABASE, 1)?;
    request.set_onupgradeneeded(Some(Closure::once_into_js(create).unchecked_ref()));
    let database: IdbDatabase = finish(&request).await?.unchecked_into();
    let transaction = database.transaction_with_str_and_mode(STORE, mode)?;
    // It is closed when its transactions have ended.
    database.close();
    transaction.object_store(STORE)
}

/// Makes the store in a new database.
fn create(event: web_sys::Event) -> Result<(), JsValue> {
    let request: IdbOpenDbRequest = event.target().ok_or(JsValue::UNDEFINED)?.unchecked_into();
    let database: IdbDatabase = request.result()?.unchecked_into();
    database.create_object_store(STORE).map(drop)
}

/// Waits for the result of a request.
async fn finish(request: &IdbRequest) -> Result<JsValue, JsValue> {
    let ended = Promise::new(&mut |resolve, reject| {
        request.set_onsuccess(Some(&resolve));
        request.set_onerror(Some(&reject));
    });
    JsFuture::from(ended).await?;
    request.result()
}
