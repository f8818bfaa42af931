import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from '#scripts/setup/root.ts';

export interface SourceFile {
  /** relative to the project root */
  readonly path: string;
  readonly text: string;
  readonly lines: number;
  /** imported project files by path from the root, and packages by name */
  readonly imports: readonly string[];
}

const skipped = new Set(['node_modules', 'generated', '__generated__', 'dist']);

function walk(folder: string): string[] {
  return readdirSync(path.join(root, folder)).flatMap((name) => {
    const inner = `${folder}/${name}`;
    if (statSync(path.join(root, inner)).isDirectory()) return skipped.has(name) ? [] : walk(inner);
    return /\.(ts|tsx|mjs)$/.test(name) ? [inner] : [];
  });
}

const importPattern =
  /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s+['"]([^'"]+)['"]|(?:^|\n)\s*import\s+['"]([^'"]+)['"]|\bimport\(\s*['"`]([^'"`$]+)['"`]\s*\)/g;

function read(file: string): SourceFile {
  const text = readFileSync(path.join(root, file), 'utf8');
  const imports = [...text.matchAll(importPattern)].map(([, from, bare, dynamic]) =>
    resolveImport(file, from ?? bare ?? dynamic ?? ''),
  );
  return { path: file, text, lines: text.split('\n').length, imports };
}

function resolveImport(file: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1);
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : specifier;
}

let product: readonly SourceFile[] | undefined;
let tooling: readonly SourceFile[] | undefined;

/** Every handwritten source file of the product, read once. */
export const sourceFiles = (): readonly SourceFile[] =>
  (product ??= ['domain', 'messages', 'server', 'workers', 'web'].flatMap(walk).map(read));

/** Every handwritten file in `tests` and `scripts`, read once. */
export const toolingFiles = (): readonly SourceFile[] => (tooling ??= ['tests', 'scripts'].flatMap(walk).map(read));

/** Files that hold tests, benchmarks, or drills: a runner loads them, and no other file imports them. */
export const isTest = ({ path: file }: Pick<SourceFile, 'path'>): boolean =>
  /\.(test|e2e|bench|drill|suite)\.tsx?$/.test(file);
