import { useLayoutEffect } from 'react';
import { usePageHead } from '#web/navigation/usePageHead.ts';
import { accentVariables } from '#web/parts/town/accentVariables.ts';

const shadesOf = (color: string | null) => Object.entries(color === null ? {} : accentVariables(color));

/** Sets the team's accent color on the root element, so that overlays get it too. */
export function useTownAccent(color: string | null): void {
  usePageHead({
    accent: shadesOf(color)
      .map(([variable, value]) => `${variable}:${value}`)
      .join(';'),
  });
  useLayoutEffect(() => {
    // Older browsers keep the default accent.
    const shades = CSS.supports('color', 'light-dark(#000, #fff)') ? shadesOf(color) : [];
    const { style } = document.documentElement;
    for (const [variable, value] of shades) style.setProperty(variable, value);
    document.getElementById('first-accent')?.remove();
    return () => {
      for (const [variable] of shades) style.removeProperty(variable);
    };
  }, [color]);
}
