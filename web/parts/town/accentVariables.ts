import { townAccent } from '#domain/team/townAccent.ts';

const names = ['accent', 'hover', 'solid', 'strong'] as const;
const variables = {
  accent: ['--accent', '--focus'],
  hover: ['--accent-hover'],
  solid: ['--accent-solid'],
  strong: ['--accent-strong'],
} as const satisfies Record<(typeof names)[number], readonly string[]>;
/** percentage of the accent mixed into the background */
const tints = { '--accent-surface': 10, '--accent-line': 40 } as const;

/** The design tokens in shades of a team's color. None for the default color, which keeps the product's accent. */
export function accentVariables(color: string): Readonly<Record<string, string>> {
  const accent = townAccent(color);
  if (accent === null) return {};
  const shades = names.flatMap((name) =>
    variables[name].map((variable) => [variable, `light-dark(${accent.light[name]}, ${accent.dark[name]})`] as const),
  );
  const mixed = Object.entries(tints).map(
    ([variable, percent]) => [variable, `color-mix(in srgb, var(--accent) ${percent}%, var(--paper))`] as const,
  );
  return Object.fromEntries([...shades, ...mixed]);
}
