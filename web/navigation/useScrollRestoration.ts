import { useLayoutEffect } from 'react';
import { NavigationType } from 'react-router';
import type { Visit } from '#web/navigation/Visit.ts';

const storageKey = 'portico.scroll';

/**
 * Starts a new place at the top, or at the element named in the URL's hash. Going back restores the scroll position.
 */
export function useScrollRestoration({ location: { key, hash }, type, keepsScroll }: Visit): void {
  useLayoutEffect(() => {
    const places = remembered();
    const place = type === NavigationType.Pop ? places[key] : undefined;
    const named = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    let stop: (() => void) | null | undefined;
    if (place !== undefined) window.scrollTo(0, place);
    else if (named) named.scrollIntoView();
    else if (!keepsScroll) window.scrollTo(0, 0);
    // rare, so loaded on demand
    if (place !== undefined && window.scrollY < place)
      void import('#web/navigation/restoreScroll.ts').then(({ restoreScroll: returnTo }) => {
        if (stop !== null) stop = returnTo(place);
      });
    let last = window.scrollY;
    const follow = (): void => {
      last = window.scrollY;
    };
    const remember = (): void => sessionStorage.setItem(storageKey, JSON.stringify({ ...remembered(), [key]: last }));
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('pagehide', remember);
    return () => {
      stop?.();
      stop = null;
      remember();
      window.removeEventListener('scroll', follow);
      window.removeEventListener('pagehide', remember);
    };
  }, [key, hash, type, keepsScroll]);
}

function remembered(): Record<string, number> {
  return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>;
}
