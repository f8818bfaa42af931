import { existsSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { StartupError } from '#server/StartupError.ts';

/** The build has a copy for servers with production packages only; developers have the package itself. */
const folders = ['dist/graphiql', 'node_modules/ruru/static'];

/** The path of the page and its assets. */
export const graphiqlPath = '/api/graphiql';
const parts = `${graphiqlPath}/parts/`;

/** Everything is served from here. The editor adds styles at run time, and uses workers. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>GraphiQL - Portico</title>
<link rel="stylesheet" href="${parts}ruru.css">
<style>body { margin: 0 } #root { height: 100vh }</style>
<div id="root">GraphiQL is being loaded.</div>
<script type="module" src="${graphiqlPath}/start.js"></script>
</html>`;

const start = `import { React, createRoot, Ruru } from '${parts}ruru.js';
const files = { json: 'jsonWorker.js', graphql: 'graphqlWorker.js' };
globalThis.MonacoEnvironment = {
  getWorker: (_, label) => new Worker('${parts}' + (files[label] ?? 'editorWorker.js'), { type: 'module' }),
};
createRoot(document.getElementById('root')).render(React.createElement(Ruru, { staticPath: '${parts}', endpoint: '/graphql' }));
`;

/** A page to try out GraphQL. Its assets come from the package and are served by us. */
export function graphiqlPage(): Hono {
  const root = folders.find(existsSync);
  if (root === undefined)
    throw new StartupError(`GRAPHIQL is on, but ${folders[0]} is missing. Run \`npm run build\`.`);
  const files = serveStatic({
    root,
    rewriteRequestPath: (path) => path.slice(parts.length - 1),
    onFound: (_file, c) => {
      c.header('cache-control', 'public, max-age=3600');
      c.header('content-security-policy', policy);
    },
  });
  return new Hono()
    .get('/', (c) => c.html(page, 200, { 'content-security-policy': policy, 'cache-control': 'no-cache' }))
    .get('/start.js', (c) => c.body(start, 200, { 'content-type': 'text/javascript; charset=utf-8' }))
    .get('/parts/:name{[\\w.]+}', compress(), files);
}
