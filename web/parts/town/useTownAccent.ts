import { useLayoutEffect } from 'react';
import { townAccent } from '#web/ui/townAccent.ts';

const names = ['accent', 'hover', 'solid', 'strong'] as const;
const variables = {
  accent: ['--accent', '--focus'],
  hover: ['--accent-hover'],
  solid: ['--accent-solid'],
  strong: ['--accent-strong'],
} as const satisfies Record<(typeof names)[number], readonly string[]>;
/** percentage of the accent mixed into the background */
const tints = { '--accent-surface': 10, '--accent-line': 40 } as const;

/** Sets the team's accent color on the root element, so that overlays get it too. */
export function useTownAccent(color: string | null): void {
  useLayoutEffect(() => {
    const accent = color === null ? null : townAccent(color);
    // Older browsers keep the default accent.
    if (accent === null || !CSS.supports('color', 'light-dark(#000, #fff)')) return undefined;
    const { style } = document.documentElement;
    for (const name of names)
      for (const variable of variables[name])
        style.setProperty(variable, `light-dark(${accent.light[name]}, ${accent.dark[name]})`);
    for (const [variable, percent] of Object.entries(tints))
      style.setProperty(variable, `color-mix(in srgb, var(--accent) ${percent}%, var(--paper))`);
    return () => {
      for (const variable of [...Object.values(variables).flat(), ...Object.keys(tints)])
        style.removeProperty(variable);
    };
  }, [color]);
}
