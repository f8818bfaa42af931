import { createServer } from 'node:http';
import { createRequire, registerHooks } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

// PostGraphile's packages each find their own GraphQL 16 next to our 17, and must share one
const grafast = createRequire(createRequire(import.meta.url).resolve('grafast'));
const shared = path.dirname(grafast.resolve('graphql/package.json'));
registerHooks({
  resolve: (specifier, context, next) => {
    const [, inside] = /^graphql(?:$|\/(.+))/.exec(specifier) ?? [];
    if (inside === undefined && specifier !== 'graphql') return next(specifier, context);
    const file = createRequire(`${shared}/`).resolve(`${shared}/${inside ?? 'index.js'}`);
    return { url: pathToFileURL(file).href, format: 'commonjs', shortCircuit: true };
  },
});

const { postgraphile } = await import('postgraphile');
const { grafserv } = await import('postgraphile/grafserv/node');
const { makePgService } = await import('postgraphile/@dataplan/pg/adaptors/pg');
const { PostGraphileAmberPreset } = await import('postgraphile/presets/amber');
const { makePgSmartTagsPlugin } = await import('postgraphile/utils');

const linkRows = makePgSmartTagsPlugin({
  kind: 'class',
  match: 'inbox_rows',
  tags: {
    foreignKey: '(submission_id) references public.dashboard_rows (id)|@fieldName dashboardRow',
  },
});

const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  plugins: [linkRows],
  // it offers filters only on the first column of an index; the page also needs one on the state
  disablePlugins: ['PgIndexBehaviorsPlugin'],
  pgServices: [makePgService({ connectionString: process.env['DATABASE_URL'] ?? '', schemas: ['public'] })],
  grafserv: { watch: false },
  grafast: { explain: false },
});

const server = createServer();
await instance.createServ(grafserv).addTo(server);
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`PostGraphile on port ${(server.address() as AddressInfo).port}\n`);
});
process.on('SIGTERM', () => process.exit(0));
