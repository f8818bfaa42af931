const known = 'typefaces-kept';

let isAsked = false;

/**
 * The first visit begins with a common typeface at the same measures, so that a slow line carries the page first: this
 * is called when one stands. Later visits have ours in the cache and begin with it.
 */
export function loadTypefaces(): void {
  if (isAsked) return;
  isAsked = true;
  void import('#web/ui/fonts.css').then(() => localStorage.setItem(known, 'yes'));
}

export const hasTypefaces = (): boolean => localStorage.getItem(known) !== null;
