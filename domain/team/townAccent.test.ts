import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrast, mixColors } from '#domain/kernel/contrast.ts';
import { townAccent } from '#domain/team/townAccent.ts';

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)
  .filter((color) => color !== '#363636');
/** background colors from tokens.css */
const grounds = { light: ['#ffffff', '#f6f5f1', '#eeece6'], dark: ['#1a222b', '#11171d'] } as const;

it('stays readable as text on every background and tint, for any team color', () => {
  fc.assert(
    fc.property(anyColor, fc.constantFrom('light' as const, 'dark' as const), (color, scheme) => {
      const { accent, hover } = townAccent(color)![scheme];
      const [paper] = grounds[scheme];
      for (const ground of [...grounds[scheme], mixColors(paper, accent, 0.1)]) {
        expect(contrast(accent, ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(hover, ground)).toBeGreaterThanOrEqual(4.5);
      }
    }),
  );
});

it('stays readable under white button text and distinct from the background', () => {
  fc.assert(
    fc.property(anyColor, fc.constantFrom('light' as const, 'dark' as const), (color, scheme) => {
      const { solid, strong } = townAccent(color)![scheme];
      expect(contrast(solid, '#ffffff')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(strong, '#ffffff')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(solid, grounds[scheme][0])).toBeGreaterThanOrEqual(3);
    }),
  );
});

it("keeps the team's color where it is readable, and the default for teams without one", () => {
  expect(townAccent('#1f4e79')?.light.accent).toBe('#1f4e79');
  expect(townAccent('#363636')).toBeNull();
  expect(townAccent('yellow')).toBeNull();
});
