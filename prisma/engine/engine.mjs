import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg';

/** The schema engine as WebAssembly, for these datamodels ([path, content] each) and this way to the database. */
export async function createEngine(datamodels, factory) {
  await loadOnce();
  return bindings.SchemaEngine.new({ datamodels }, () => {}, bindMigrationAwareSqlAdapterFactory(factory));
}

let loaded;

function loadOnce() {
  loaded ??= load();
  return loaded;
}

async function load() {
  // the engine reports a panic here before it dies of it
  globalThis.PRISMA_WASM_PANIC_REGISTRY = { set_message: (message) => process.stderr.write(`${message}\n`) };
  const module = fileURLToPath(import.meta.resolve('@prisma/schema-engine-wasm/schema_engine_bg'));
  const binary = readFileSync(new URL('schema_engine_bg.wasm', `file://${module}`));
  const { instance } = await WebAssembly.instantiate(binary, { './schema_engine_bg.js': bindings });
  bindings.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
}
