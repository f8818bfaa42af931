import { useLayoutEffect } from 'react';
import { NavigationType } from 'react-router';
import type { Visit } from '#web/navigation/Navigation.ts';

const storageKey = 'portico.scroll';

/** A new place begins at its top, or at what its address names; on the way back the reader is where it was left. */
export function useScrollMemory({ location: { key, hash }, type, keepsScroll }: Visit): void {
  useLayoutEffect(() => {
    const places = remembered();
    const place = type === NavigationType.Pop ? places[key] : undefined;
    const named = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    const stopGrowing = place === undefined ? undefined : returnTo(place);
    if (place !== undefined) window.scrollTo(0, place);
    else if (named) named.scrollIntoView();
    else if (!keepsScroll) window.scrollTo(0, 0);
    let last = window.scrollY;
    const follow = (): void => {
      last = window.scrollY;
    };
    const remember = (): void => sessionStorage.setItem(storageKey, JSON.stringify({ ...remembered(), [key]: last }));
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('pagehide', remember);
    return () => {
      stopGrowing?.();
      remember();
      window.removeEventListener('scroll', follow);
      window.removeEventListener('pagehide', remember);
    };
  }, [key, hash, type, keepsScroll]);
}

/** What was below may come a moment after the page: then the reader is brought there, unless they have moved already. */
function returnTo(place: number): () => void {
  const growing = new ResizeObserver(() => {
    if (window.scrollY < place) window.scrollTo(0, place);
    if (window.scrollY >= place) stop();
  });
  const moves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  const stop = (): void => {
    growing.disconnect();
    for (const move of moves) window.removeEventListener(move, stop);
  };
  for (const move of moves) window.addEventListener(move, stop, { passive: true });
  growing.observe(document.body);
  return stop;
}

function remembered(): Record<string, number> {
  return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>;
}
