import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isStaffPath } from '#server/http/pagePaths.ts';
import { preloadedPageAt, preloadedScreens, staffShellModules } from '#server/http/preloadedPages.ts';
import { StartupError } from '#server/StartupError.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

/**
 * The HTML page for every screen. For the screens that residents open first, and for staff, it preloads their code,
 * which the browser would otherwise discover late.
 */
export interface ClientPages {
  /** The page at an address, for the browser to render. */
  readonly pageAt: (address: string) => string;
  /** The page that the server fills with a screen. */
  readonly shellOf: (screen: string) => string;
}

export async function clientPages(folder: string): Promise<ClientPages> {
  const page = await readFile(path.join(folder, 'index.html'), 'utf8').catch(() => {
    throw new StartupError(`There is no web client in ${folder}. Run \`npm run build\`.`);
  });
  const manifest = await readManifest(folder);
  const screens = { ...preloadedScreens, ofStaff: staffShellModules };
  const pages = new Map<string | undefined, string>(
    Object.entries(screens).map(([name, files]) => [name, withLinks(page, chunkFilesOf(manifest, files))]),
  );
  const nameAt = (address: string): keyof typeof screens | undefined =>
    isStaffPath(address) ? 'ofStaff' : preloadedPageAt(address)?.name;
  const shells = new Map<string, string>();
  return {
    pageAt: (address) => pages.get(nameAt(address)) ?? page,
    shellOf(screen) {
      const shell =
        shells.get(screen) ?? lateScripts(withLinks(page, chunkFilesOf(manifest, [screen])), starterIn(manifest));
      shells.set(screen, shell);
      return shell;
    },
  };
}

export async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(path.join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
}

/** The scripts and styles that these modules need before they can run. */
export function chunkFilesOf(manifest: Manifest, screens: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const follow = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    [chunk.file, ...(chunk.css ?? [])].forEach((file) => files.add(file));
    chunk.imports?.forEach(follow);
  };
  screens.forEach(follow);
  return files;
}

/** The script that starts the client of a rendered page. */
function starterIn(manifest: Manifest): string {
  const starter = manifest['startLater.ts'];
  if (!starter) throw new StartupError('The web client is from another version. Run `npm run build`.');
  return starter.file;
}

/** What the server rendered is shown and can be used before any script is loaded; `web/startLater.ts` loads them. */
const lateScripts = (page: string, starter: string): string =>
  page
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace(
      /<script type="module" crossorigin src="([^"]*)"><\/script>/,
      (_script, entry: string) =>
        `<script type="module" async crossorigin src="/${starter}"></script><link rel="later" data-entry crossorigin href="${entry}">`,
    );

function withLinks(page: string, files: ReadonlySet<string>): string {
  const links = [...files]
    .filter((file) => !page.includes(file))
    .map(
      (file) => `<link rel="${file.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" crossorigin href="/${file}">`,
    );
  return page.replace('</head>', `${links.join('')}</head>`);
}
