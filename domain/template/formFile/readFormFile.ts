import type { z } from 'zod';
import { ownValue } from '#domain/kernel/ownValue.ts';
import type { Problem } from '#domain/kernel/refusal.ts';
import { failed, ok, type Result } from '#domain/kernel/result.ts';
import { formFileMaxBytes } from '#domain/template/formFile/formFileMaxBytes.ts';
import {
  formFileFormat,
  formFileSchema,
  formFileVersion,
  type FormFile,
} from '#domain/template/formFile/formFileSchema.ts';

/** The schema needs far less. Deeper files could exhaust the stack. */
const maxDepth = 40;
const maxProblems = 20;

type Read = Result<FormFile, readonly Problem[]>;

/** Reads the text of a form file. Problems name the place in the file, such as `steps[2].sections[0].name`. */
export function readFormFile(text: string): Read {
  if (text.length > formFileMaxBytes) return refused('formFileTooLarge', { megabytes: formFileMaxBytes / 1_000_000 });
  if (isTooDeep(text)) return refused('formFileTooDeep', { max: maxDepth });
  const raw = parsed(text);
  if (typeof raw !== 'object' || raw === null || Reflect.get(raw, 'format') !== formFileFormat)
    return refused(raw === undefined ? 'formFileUnreadable' : 'formFileOtherFormat', { format: formFileFormat });
  if (Reflect.get(raw, 'version') !== formFileVersion)
    return refused('formFileOtherVersion', { version: formFileVersion });
  const read = formFileSchema.safeParse(raw);
  if (read.success) return ok(read.data);
  return failed(read.error.issues.flatMap((issue) => problemsOf(issue, raw)).slice(0, maxProblems));
}

const refused = (code: Problem['code'], params: Problem['params'] = {}): Read => failed([{ path: '', code, params }]);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text);
  } catch {
    return undefined;
  }
}

/** Counts brackets before parsing, except within texts. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') at = endOfText(text, at);
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > maxDepth) return true;
  }
  return false;
}

function endOfText(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}

function problemsOf(issue: z.core.$ZodIssue, raw: object): Problem[] {
  const path = placeOf(issue.path);
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((name) => ({ path: placeOf([...issue.path, name]), code: 'unknownKey' }));
    case 'too_big':
      return [{ path, code: 'formFileTooBig', params: { max: Number(issue.maximum) } }];
    case 'too_small':
      return [{ path, code: 'formFileTooSmall', params: { min: Number(issue.minimum) } }];
    case 'invalid_value':
      return [missing(path, issue, raw) ?? wrong(path, `one of: ${issue.values.map(String).join(', ')}`)];
    case 'invalid_type':
      return [missing(path, issue, raw) ?? wrong(path, ownValue(typeWords, issue.expected) ?? issue.expected)];
    case 'invalid_format':
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'not_multiple_of':
    case 'custom':
      return [missing(path, issue, raw) ?? { path, code: 'malformed' }];
  }
}

const typeWords: Readonly<Record<string, string>> = {
  string: 'text',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

const wrong = (path: string, expected: string): Problem => ({ path, code: 'formFileWrongValue', params: { expected } });

function missing(path: string, { path: keys }: z.core.$ZodIssue, raw: object): Problem | null {
  const value = keys.reduce<unknown>(
    (one, key) => (typeof one === 'object' && one !== null ? Reflect.get(one, key) : undefined),
    raw,
  );
  return value === undefined ? { path, code: 'formFileMissing' } : null;
}

function placeOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>((place, key) => {
    if (typeof key === 'number') return `${place}[${key}]`;
    return place === '' ? String(key) : `${place}.${String(key)}`;
  }, '');
}
