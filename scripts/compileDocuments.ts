import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '#scripts/setup/root.ts';
import { runTool } from '#scripts/setup/runTool.ts';

// Makes persisted.json and web/__generated__ from the documents of the web client. From nothing: the compiler adds to
// what is there and never takes away. When it fails, what was there stays.
const products = ['web/__generated__', 'persisted.json'] as const;
const [artifacts, documents] = products;
mkdirSync(path.join(root, artifacts), { recursive: true });
if (!existsSync(path.join(root, documents))) writeFileSync(path.join(root, documents), '{}\n');

const aside = mkdtempSync(path.join(root, 'web/.before-'));
const move = (from: string, to: string): void => {
  for (const product of products) renameSync(path.join(from, product), path.join(to, product));
};
mkdirSync(path.join(aside, 'web'));
move(root, aside);
try {
  mkdirSync(path.join(root, artifacts));
  writeFileSync(path.join(root, documents), '{}\n');
  await runTool(['relay-compiler']);
} catch (error) {
  for (const product of products) rmSync(path.join(root, product), { recursive: true });
  move(aside, root);
  throw error;
} finally {
  rmSync(aside, { recursive: true });
}
