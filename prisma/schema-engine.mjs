#!/usr/bin/env node
// Prisma's command line drives a native `schema-engine` which it downloads from a host that many networks do not reach.
// This program stands in for it: the same JSON-RPC over stdin and stdout, the same engine, compiled to WebAssembly and
// installed by npm. prisma.config.ts names it, so `prisma migrate ...` and `prisma db ...` work without a download.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { runDatabaseCommand } from './engine/databaseCommands.mjs';
import { createEngine } from './engine/engine.mjs';
import { MigrationAdapterFactory } from './engine/migrationAdapter.mjs';

const args = process.argv.slice(2);
const datasource = JSON.parse(option('--datasource') ?? '{}');
const url = datasource.url ?? process.env.DATABASE_URL ?? 'postgresql://localhost/postgres';

if (args.includes('cli')) await runDatabaseCommand(args[args.indexOf('cli') + 1], url);
else serve();

function option(name) {
  const at = args.indexOf(name);
  return at < 0 ? undefined : args[at + 1];
}

/** Answers one request after the other, in their order, until the command line closes the pipe. */
function serve() {
  const factory = new MigrationAdapterFactory({ url, shadowUrl: datasource.shadowDatabaseUrl });
  let engine;
  let printed = 1_000_000;
  let earlier = Promise.resolve();

  const answer = async ({ id, method, params = {} }) => {
    try {
      factory.isOffline = method === 'diff';
      engine ??= await createEngine(datamodelsOf(params), factory);
      const result = (await engine[method](params)) ?? null;
      if (method !== 'diff') return send({ id, result });
      if (result.stdout) send({ id: ++printed, method: 'print', params: { content: result.stdout } });
      return send({ id, result: { exitCode: result.exitCode, stdout: null } });
    } catch (error) {
      return send({ id, error: describe(error) });
    }
  };

  createInterface({ input: process.stdin })
    .on('line', (line) => {
      const message = line.trim() === '' ? {} : JSON.parse(line);
      // what has no method is the command line's answer to our `print`
      if (message.method !== undefined) earlier = earlier.then(() => answer(message));
    })
    .on('close', async () => {
      await earlier;
      await factory.dropShadows();
      process.exit(0);
    });
}

/** The engine wants the schema when it is made: the one the request carries, the one named by option, or an empty one. */
function datamodelsOf(params) {
  const carried = params.schema ?? [params.from, params.to].find((side) => side?.tag === 'schemaDatamodel');
  if (carried !== undefined) return carried.files.map(({ path, content }) => [path, content]);
  const named = (option('--datamodels') ?? '').split(',').filter((path) => path !== '');
  if (named.length > 0) return named.map((path) => [path, readFileSync(path, 'utf8')]);
  return [['schema.prisma', 'datasource db {\n  provider = "postgresql"\n}\n']];
}

function describe(error) {
  return {
    code: 4466,
    message: 'An error happened. Check the data field for details.',
    data: {
      is_panic: false,
      message: error?.message ?? String(error),
      error_code: error?.code ?? error?.error_code ?? null,
      meta: error?.meta ?? null,
    },
  };
}

function send(message) {
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
}
