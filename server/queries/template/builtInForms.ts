import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { v5 } from 'uuid';
import { lazily } from '#domain/kernel/lazily.ts';
import type { FormFile } from '#domain/template/formFile/formFileSchema.ts';
import { readFormFile } from '#domain/template/formFile/readFormFile.ts';

export interface BuiltInForm {
  /** derived from the file's name, so that programs can rely on it */
  readonly id: string;
  readonly file: FormFile;
  readonly content: string;
}

const folder = path.join(import.meta.dirname, '../../library');
const idSpace = '3d0c7b52-6f0e-4a37-9d7c-1f6a3a7f4f10';

/** The forms that come with Portico, by name. They are read once, when they are first needed. Decision 0155. */
export const builtInForms: () => Promise<readonly BuiltInForm[]> = lazily(async () => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const forms = await Promise.all(names.map(readBuiltIn));
  return forms.toSorted((a, b) => a.file.name.localeCompare(b.file.name));
});

async function readBuiltIn(name: string): Promise<BuiltInForm> {
  const content = await readFile(path.join(folder, name), 'utf8');
  const read = readFormFile(content);
  if (!read.ok)
    throw new Error(`${name}: ${read.error.map((problem) => `${problem.path} ${problem.code}`).join(', ')}`);
  return { id: v5(name.replace('.json', ''), idSpace), file: read.value, content };
}
