import { matchPath } from 'react-router';
import type { Navigation } from '#web/navigation/Navigation.ts';
import { preloadCode } from '#web/navigation/preloadCode.ts';

/** How long a pointer rests on a link that someone means to open, rather than just passes. */
const restMs = 80;
/** At most this many kinds of pages are loaded for a page, in the order of its links. */
const maxKinds = 8;
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
  const preloadWhenIdle = (): void => whenIdle(() => void preloadShownLinks(navigation));
  navigation.subscribe(preloadWhenIdle);
  preloadWhenIdle();
}

/** Loads the code behind the links that are shown, one page at a time. */
async function preloadShownLinks(navigation: Navigation): Promise<void> {
  // some browsers remember that code failed to load
  if (navigation.isUnderway || !navigator.onLine || savesData()) return;
  const { visit } = navigation;
  const { pathname } = visit.location;
  const kinds = new Map<string, string>();
  for (const [page, next] of buttonsLeadTo) if (matchPath(page, pathname)) kinds.set(next, next);
  for (const link of document.querySelectorAll('a[href]')) {
    const path = pathOf(link);
    if (path !== null) kinds.set(kindOf(path), path);
  }
  for (const path of [...kinds.values()].slice(0, maxKinds)) {
    if (navigation.visit !== visit) return;
    // loaded again, with its error shown, when someone opens it
    await preloadCode(visit.routes, path).catch(() => undefined);
  }
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
  else setTimeout(load, 500);
}
