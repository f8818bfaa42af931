import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { root } from './setup/root.ts';
import { runTool } from './setup/runTool.ts';

// Makes persisted.json and web/__generated__ from the documents of the web client. From nothing: the compiler adds to
// what is there and never takes away.
const artifacts = path.join(root, 'web/__generated__');
rmSync(artifacts, { recursive: true, force: true });
mkdirSync(artifacts);
writeFileSync(path.join(root, 'persisted.json'), '{}\n');
await runTool(['relay-compiler']);
