import { matchPath } from 'react-router';
import type { Navigation } from '#web/navigation/Navigation.ts';
import { preloadCode } from '#web/navigation/preloadCode.ts';

/** How long a pointer rests on a link that someone means to open, rather than just passes. */
const restMs = 80;
/** Links appear one after another while a page loads. */
const settleMs = 500;
/** At most this many kinds of pages are loaded while one page is shown, in the order of its links. */
const maxKinds = 12;
/** Pages that a button opens rather than a link: the page with the button, and the one that follows. */
const buttonsLeadTo = [
  ['/users/sign_in', '/dashboard'],
  ['/:team/:form', '/:team/:form/launch/email'],
  ['/:team/:form/launch/:page', '/initiated_flows/:id'],
] as const;

/**
 * Loads pages before they are opened: their code once the current page is idle, and their data when a link is pressed,
 * or when the pointer rests on it. Decision 0168.
 */
export function preloadLinks(navigation: Navigation): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const anticipate = ({ target }: Event): void => {
    const path = pathOf(target);
    if (path !== null) navigation.anticipate(path);
  };
  const options = { capture: true, passive: true } as const;
  document.addEventListener('pointerdown', anticipate, options);
  document.addEventListener(
    'pointerover',
    (event) => {
      clearTimeout(timer);
      if (event.pointerType === 'mouse') timer = setTimeout(() => anticipate(event), restMs);
    },
    options,
  );
  watchLinks(navigation);
}

/** Loads the code behind the links that are shown, whenever there are new ones. */
function watchLinks(navigation: Navigation): void {
  let { visit } = navigation;
  let known = new Set<string>();
  let isWaiting = false;
  const preload = async (): Promise<void> => {
    isWaiting = false;
    // some browsers remember that code failed to load
    if (navigation.isUnderway || !navigator.onLine || savesData()) return;
    if (navigation.visit !== visit) {
      visit = navigation.visit;
      known = new Set();
    }
    for (const [kind, path] of shownPages(visit.location.pathname)) {
      if (known.has(kind)) continue;
      if (known.size >= maxKinds || navigation.visit !== visit) return;
      known.add(kind);
      // loaded again, with its error shown, when someone opens it
      await preloadCode(visit.routes, path).catch(() => undefined);
    }
  };
  const wait = (): void => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => whenIdle(() => void preload()), settleMs);
  };
  new MutationObserver(wait).observe(document.body, { childList: true, subtree: true });
  wait();
}

/** One path for each kind of page that can be opened from this one. */
function shownPages(pathname: string): Map<string, string> {
  const kinds = new Map<string, string>();
  for (const [page, next] of buttonsLeadTo) if (matchPath(page, pathname)) kinds.set(next, next);
  for (const link of document.querySelectorAll('a[href]')) {
    const path = pathOf(link);
    if (path === null || kindOf(path) === kindOf(pathname)) continue;
    if (!kinds.has(kindOf(path))) kinds.set(kindOf(path), path);
  }
  return kinds;
}

/** Links whose paths differ only in ids lead to the same kind of page. */
const kindOf = (path: string): string =>
  (path.split(/[?#]/, 1)[0] ?? path)
    .split('/')
    .map((part) => (/\d/.test(part) ? ':id' : part))
    .join('/');

/** The path of a link within the app, or null for anything else. */
function pathOf(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement)) return null;
  const isOurs = link.origin === location.origin && link.target === '' && !link.hasAttribute('download');
  return isOurs ? `${link.pathname}${link.search}${link.hash}` : null;
}

function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { readonly saveData?: boolean }).saveData === true;
}

function whenIdle(load: () => void): void {
  // not in every browser
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 2_000 });
  else setTimeout(load);
}
