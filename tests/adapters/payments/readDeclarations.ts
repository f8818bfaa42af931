import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Parses enough TypeScript to read the `stripe` library's declarations of API objects. */
export type DeclaredType =
  | { readonly kind: 'primitive'; readonly name: string }
  | { readonly kind: 'literal'; readonly value: string | number | boolean }
  | { readonly kind: 'union'; readonly members: readonly DeclaredType[] }
  | { readonly kind: 'object'; readonly properties: readonly Property[]; readonly values: DeclaredType | null }
  | { readonly kind: 'reference'; readonly name: string; readonly of: readonly DeclaredType[]; readonly scope: string };

export interface Property {
  readonly name: string;
  readonly optional: boolean;
  readonly type: DeclaredType;
}

interface Declaration {
  readonly type: DeclaredType;
  readonly parent: string | null;
}

/** Declarations by their full name: `Charge`, `Charge.Outcome.AdviceCode`. */
export type Declarations = ReadonlyMap<string, Declaration>;

const folder = fileURLToPath(new URL('../../../node_modules/stripe/esm/', import.meta.url));
const primitives = new Set(['string', 'number', 'boolean', 'null', 'void', 'undefined', 'unknown']);

export function readDeclarations(files: readonly string[]): Declarations {
  const found = new Map<string, Declaration>();
  for (const file of files) readFile(tokensOf(readFileSync(`${folder}${file}.d.ts`, 'utf8')), found);
  return found;
}

function tokensOf(source: string): string[] {
  const withoutComments = source.replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '');
  return withoutComments.match(/'[^']*'|[A-Za-z_$][\w$.]*|\d+|[^\s\w]/g) ?? [];
}

class Cursor {
  readonly tokens: readonly string[];
  at = 0;

  constructor(tokens: readonly string[]) {
    this.tokens = tokens;
  }

  get next(): string {
    return this.tokens[this.at] ?? '';
  }

  take(): string {
    return this.tokens[this.at++] ?? '';
  }

  skipIf(token: string): boolean {
    if (this.next !== token) return false;
    this.at += 1;
    return true;
  }

  expect(token: string): void {
    if (!this.skipIf(token)) throw new Error(`expected ${token}, found ${this.next} at ${this.at}`);
  }

  skipBlock(): void {
    while (this.next !== '{') this.at += 1;
    let depth = 0;
    do {
      const token = this.take();
      if (token === '{') depth += 1;
      if (token === '}') depth -= 1;
    } while (depth > 0);
  }
}

function readFile(tokens: readonly string[], found: Map<string, Declaration>): void {
  const cursor = new Cursor(tokens);
  while (cursor.at < tokens.length) readDeclaration(cursor, '', found);
}

function readDeclaration(cursor: Cursor, scope: string, found: Map<string, Declaration>): void {
  const word = cursor.take();
  if (word === 'class') return cursor.skipBlock();
  if (word === 'namespace') return readNamespace(cursor, scope, found);
  if (word === 'interface') return readInterface(cursor, scope, found);
  if (word === 'type') return readAlias(cursor, scope, found);
  if (word === 'import') while (cursor.next !== '' && cursor.take() !== ';');
}

const inside = (scope: string, name: string): string => (scope === '' ? name : `${scope}.${name}`);

function readNamespace(cursor: Cursor, scope: string, found: Map<string, Declaration>): void {
  const name = inside(scope, cursor.take());
  cursor.expect('{');
  while (!cursor.skipIf('}')) readDeclaration(cursor, name, found);
}

function readInterface(cursor: Cursor, scope: string, found: Map<string, Declaration>): void {
  const name = inside(scope, cursor.take());
  if (cursor.skipIf('<')) while (cursor.take() !== '>');
  const parent = cursor.skipIf('extends') ? cursor.take() : null;
  while (cursor.next !== '{') cursor.take();
  found.set(name, { type: readObject(cursor, name), parent });
}

function readAlias(cursor: Cursor, scope: string, found: Map<string, Declaration>): void {
  const name = inside(scope, cursor.take());
  // Generic and conditional types are internal to the library: no API object uses them.
  if (cursor.next !== '=') {
    while (cursor.next !== ';') cursor.take();
    return;
  }
  cursor.expect('=');
  found.set(name, { type: readUnion(cursor, name), parent: null });
}

function readObject(cursor: Cursor, scope: string): DeclaredType {
  const properties: Property[] = [];
  let values: DeclaredType | null = null;
  cursor.expect('{');
  while (!cursor.skipIf('}')) {
    if (cursor.skipIf('[')) {
      while (cursor.take() !== ']');
      cursor.expect(':');
      values = readUnion(cursor, scope);
    } else {
      cursor.skipIf('readonly');
      const name = cursor.take().replaceAll("'", '');
      const optional = cursor.skipIf('?');
      cursor.expect(':');
      properties.push({ name, optional, type: readUnion(cursor, scope) });
    }
    cursor.skipIf(';');
  }
  return { kind: 'object', properties, values };
}

function readUnion(cursor: Cursor, scope: string): DeclaredType {
  cursor.skipIf('|');
  const members = [readSingle(cursor, scope)];
  while (cursor.skipIf('|')) members.push(readSingle(cursor, scope));
  return members.length === 1 ? members[0]! : { kind: 'union', members };
}

function readSingle(cursor: Cursor, scope: string): DeclaredType {
  if (cursor.next === '{') return readObject(cursor, scope);
  const word = cursor.take();
  if (word.startsWith("'")) return { kind: 'literal', value: word.slice(1, -1) };
  if (/^\d+$/.test(word)) return { kind: 'literal', value: Number(word) };
  if (word === 'true' || word === 'false') return { kind: 'literal', value: word === 'true' };
  if (primitives.has(word)) return { kind: 'primitive', name: word };
  const of: DeclaredType[] = [];
  if (cursor.skipIf('<')) {
    do of.push(readUnion(cursor, scope));
    while (cursor.skipIf(','));
    cursor.expect('>');
  }
  return { kind: 'reference', name: word, of, scope };
}
