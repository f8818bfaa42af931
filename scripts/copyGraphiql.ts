import { cp, rm } from 'node:fs/promises';

// what the page to try GraphQL on consists of: images of a server come without the package
const target = 'dist/graphiql';
await rm(target, { recursive: true, force: true });
await cp('node_modules/ruru/static', target, { recursive: true, filter: (file) => !/\.(map|txt)$/.test(file) });
