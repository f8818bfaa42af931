import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '#scripts/setup/root.ts';
import { runTool } from '#scripts/setup/runTool.ts';

// Generates persisted.json and web/__generated__ from the web client's documents. Starts empty, because the compiler
// only adds files and never deletes any. If it fails, the previous files are kept.
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
