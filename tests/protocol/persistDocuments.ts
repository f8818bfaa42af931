import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

export interface Documents<Name extends string> {
  /** for PERSISTED_OPERATIONS */
  readonly file: string;
  readonly ids: Readonly<Record<Name, string>>;
}

/** Persisted documents of a test file's servers, like those of the web client. */
export function persistDocuments<Name extends string>(texts: Readonly<Record<Name, string>>): Documents<Name> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portico-documents-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const hashed = Object.entries<string>(texts).map(([name, text]) => ({
    name,
    text,
    id: createHash('md5').update(text).digest('hex'),
  }));
  const file = path.join(folder, 'persisted.json');
  writeFileSync(file, JSON.stringify(Object.fromEntries(hashed.map(({ id, text }) => [id, text]))));
  return { file, ids: Object.fromEntries(hashed.map(({ name, id }) => [name, id])) as Record<Name, string> };
}
