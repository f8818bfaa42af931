import { cp, rm } from 'node:fs/promises';

// the files of GraphiQL, with the license notices beside them: an image has them without the package
const target = 'dist/graphiql';
await rm(target, { recursive: true, force: true });
await cp('node_modules/ruru/static', target, { recursive: true, filter: (file) => !file.endsWith('.map') });
