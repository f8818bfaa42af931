import { useLayoutEffect } from 'react';
import { accentVariables } from '#web/parts/town/accentVariables.ts';

/** Sets the team's accent color on the root element, so that overlays get it too. */
export function useTownAccent(color: string | null): void {
  useLayoutEffect(() => {
    const variables = Object.entries(color === null ? {} : accentVariables(color));
    // Older browsers keep the default accent.
    if (variables.length === 0 || !CSS.supports('color', 'light-dark(#000, #fff)')) return undefined;
    const { style } = document.documentElement;
    for (const [variable, value] of variables) style.setProperty(variable, value);
    return () => {
      for (const [variable] of variables) style.removeProperty(variable);
    };
  }, [color]);
}
