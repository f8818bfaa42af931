import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { contrast } from '#domain/kernel/contrast.ts';

const source = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const colours = new Map(
  [...source.matchAll(/--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)].map(
    ([, name, light, dark]) => [name!, { light: light!, dark: dark! }] as const,
  ),
);
const modes = ['light', 'dark'] as const;

function contrastOf(one: string, other: string, mode: (typeof modes)[number]): number {
  const [a, b] = [colours.get(one), colours.get(other)];
  if (!a || !b) throw new Error(`There is no colour ${a ? other : one}.`);
  return contrast(a[mode], b[mode]);
}

const grounds = ['paper', 'stone', 'raised', 'sunken'];
const tones = ['success', 'warning', 'danger', 'info'];

const texts: readonly (readonly [text: string, ground: string])[] = [
  ...['ink', 'ink-soft', 'accent', 'accent-hover', ...tones].flatMap((text) =>
    grounds.map((ground) => [text, ground] as const),
  ),
  ...tones.flatMap((tone) => [[tone, `${tone}-surface`] as const, ['ink', `${tone}-surface`] as const]),
  ['ink', 'accent-surface'],
  ['ink-soft', 'accent-surface'],
  ['accent', 'accent-surface'],
  ['danger', 'accent-surface'],
  ['on-solid', 'accent-solid'],
  ['on-solid', 'accent-strong'],
  ['on-solid', 'danger-solid'],
  ['on-solid', 'danger-strong'],
];

const shapes: readonly (readonly [shape: string, ground: string])[] = [
  ...['line-control', 'focus', 'accent', 'danger'].flatMap((shape) =>
    ['paper', 'stone', 'raised'].map((ground) => [shape, ground] as const),
  ),
  ['accent-solid', 'paper'],
  ['accent-solid', 'stone'],
  ['danger-solid', 'paper'],
  ['danger-solid', 'stone'],
  ...['one', 'two', 'three', 'four', 'five', 'six'].map((series) => [`chart-${series}`, 'paper'] as const),
];

describe.each(modes)('in %s', (mode) => {
  test.each(texts)('text in %s is readable on %s', (text, ground) => {
    expect(contrastOf(text, ground, mode)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapes)('a control border in %s is visible on %s', (shape, ground) => {
    expect(contrastOf(shape, ground, mode)).toBeGreaterThanOrEqual(3);
  });
});

it('computes contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrast('#123456', '#123456')).toBe(1);
});
