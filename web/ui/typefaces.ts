const known = 'typefaces-kept';

const faces = ['400 1em "Public Sans"', '600 1em "Source Serif 4"'];

/** Ours are set by `[data-typefaces]` in tokens.css; their rules alone load nothing and show nothing. */
const show = (): void => document.documentElement.setAttribute('data-typefaces', '');

let isAsked = false;
let areThere = false;
let isRead = false;

/**
 * A page begins with a common typeface at the measures of ours, so that a slow line carries it first. Not all words are as
 * wide in the one as in the other, so what stands keeps it: ours are there from the next page on, or when nobody looks.
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

/** Kept since an earlier visit, they cost nothing and are there before the page is. */
export function loadKnownTypefaces(): void {
  if (localStorage.getItem(known) !== null) void load();
}

/** To be called when a page stands, before it is seen. */
export function pageStands(): void {
  if (areThere) show();
  isRead = true;
  void load();
}
