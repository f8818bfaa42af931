import { cp, rm } from 'node:fs/promises';

// copies GraphiQL's files with their license notices, since a container image doesn't include the package
const target = 'dist/graphiql';
await rm(target, { recursive: true, force: true });
await cp('node_modules/ruru/static', target, { recursive: true, filter: (file) => !file.endsWith('.map') });
