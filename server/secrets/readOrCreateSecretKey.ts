import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A key that belongs to this folder, created once, so that links in emails stay valid after a restart. */
export function readOrCreateSecretKey(dataFolder: string): string {
  const file = path.join(dataFolder, 'secret.key');
  const draft = `${file}.${process.pid}`;
  mkdirSync(dataFolder, { recursive: true });
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, 'utf8');
}
