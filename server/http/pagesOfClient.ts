import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { isReservedSlug } from '#domain/team/reservedSlugs.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/** Pages that residents open first, on slow lines, with the screens that they show. */
const firstPages = {
  submission: ['parts/shell/MemberShell.tsx', 'screens/Submission/SubmissionScreen.tsx'],
  launch: ['screens/Launch/LaunchScreen.tsx'],
  form: ['screens/PublicForm/PublicFormScreen.tsx'],
} as const;

type FirstPage = keyof typeof firstPages;

/**
 * The page that every address of a screen answers. To those that residents open first it tells at once what code they
 * will ask for, which they would find out only after the code that asks for it is there.
 */
export async function pagesOfClient(folder: string): Promise<(address: string) => string> {
  const page = await readFile(path.join(folder, 'index.html'), 'utf8');
  const manifest = JSON.parse(await readFile(path.join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const pages = new Map(
    Object.entries(firstPages).map(([name, screens]) => [name, withLinks(page, filesOf(manifest, screens))]),
  );
  return (address) => pages.get(firstPageAt(address) ?? '') ?? page;
}

function firstPageAt(address: string): FirstPage | null {
  const [first = '', second, third] = address.split('/').slice(1);
  if (first === 'initiated_flows' && second !== undefined) return 'submission';
  if (first === '' || isReservedSlug(first) || second === undefined) return null;
  if (third === undefined) return 'form';
  return third === 'launch' ? 'launch' : null;
}

function filesOf(manifest: Manifest, screens: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const follow = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    files.add(chunk.file);
    chunk.imports?.forEach(follow);
  };
  screens.forEach(follow);
  return files;
}

function withLinks(page: string, files: ReadonlySet<string>): string {
  const links = [...files]
    .filter((file) => !page.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  return page.replace('</head>', `${links.join('')}</head>`);
}
