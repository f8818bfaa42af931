const known = 'typefaces-kept';

const faces = ['400 1em "Public Sans"', '600 1em "Source Serif 4"'];

/** `[data-typefaces]` in tokens.css applies the fonts. @font-face rules alone load nothing. */
const show = (): void => document.documentElement.setAttribute('data-typefaces', '');

let isAsked = false;
let areThere = false;
let isRead = false;

/**
 * Pages start with a metric-compatible fallback font, so that a slow connection loads content first. Some words
 * differ in width, so switching fonts would shift the page: the web fonts apply from the next page on, or while
 * the tab is hidden.
 */
async function load(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  await import('#web/ui/fonts.css');
  await Promise.all(faces.map((face) => document.fonts.load(face)));
  areThere = true;
  localStorage.setItem(known, 'yes');
  if (!isRead || document.hidden) show();
  else document.addEventListener('visibilitychange', show, { once: true });
}

/** Cached from an earlier visit: available before the page renders. */
export function loadCachedFonts(): void {
  if (localStorage.getItem(known) !== null) void load();
}

/** Call when a page has rendered, before it is painted. */
export function markPageRendered(): void {
  if (areThere) show();
  isRead = true;
  void load();
}
