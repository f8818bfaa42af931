const known = 'typefaces-kept';

/**
 * The first visit begins with a common typeface at the same measures, so that a slow line carries the form first.
 * Later ones have ours in the cache and begin with it.
 */
export function loadTypefaces(): void {
  const load = (): void => {
    void import('./fonts.css').then(() => localStorage.setItem(known, 'yes'));
  };
  if (localStorage.getItem(known)) load();
  else addEventListener('load', () => setTimeout(load), { once: true });
}
