import { useLayoutEffect } from 'react';
import { usePageHead } from '#web/navigation/usePageHead.ts';
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

/** The CSS variables of a team's color. None for the default color. */
function accentVariables(color: string | null): readonly (readonly [string, string])[] {
  const accent = color === null ? null : townAccent(color);
  if (accent === null) return [];
  return [
    ...names.flatMap((name) =>
      variables[name].map((variable) => [variable, `light-dark(${accent.light[name]}, ${accent.dark[name]})`] as const),
    ),
    ...Object.entries(tints).map(
      ([variable, percent]) => [variable, `color-mix(in srgb, var(--accent) ${percent}%, var(--paper))`] as const,
    ),
  ];
}

/** Sets the team's accent color on the root element, so that overlays get it too. */
export function useTownAccent(color: string | null): void {
  usePageHead({
    accent: accentVariables(color)
      .map(([variable, value]) => `${variable}:${value}`)
      .join(';'),
  });
  useLayoutEffect(() => {
    // Older browsers keep the default accent.
    const shades = CSS.supports('color', 'light-dark(#000, #fff)') ? accentVariables(color) : [];
    const { style } = document.documentElement;
    for (const [variable, value] of shades) style.setProperty(variable, value);
    document.getElementById('first-accent')?.remove();
    return () => {
      for (const [variable] of shades) style.removeProperty(variable);
    };
  }, [color]);
}
