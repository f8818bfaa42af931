import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrast, mix } from '#web/ui/contrast.ts';
import { townAccent } from '#web/ui/townAccent.ts';

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)
  .filter((color) => color !== '#363636');
/** As tokens.css has them. */
const grounds = { light: ['#ffffff', '#f6f5f1', '#eeece6'], dark: ['#1a222b', '#11171d'] } as const;

it('is read as text on every ground and on what is tinted with it, whatever colour a town has chosen', () => {
  fc.assert(
    fc.property(anyColor, fc.constantFrom('light' as const, 'dark' as const), (color, scheme) => {
      const { accent, hover } = townAccent(color)![scheme];
      const [paper] = grounds[scheme];
      for (const ground of [...grounds[scheme], mix(paper, accent, 0.1)]) {
        expect(contrast(accent, ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(hover, ground)).toBeGreaterThanOrEqual(4.5);
      }
    }),
  );
});

it('bears white words as a button, which is told from its ground', () => {
  fc.assert(
    fc.property(anyColor, fc.constantFrom('light' as const, 'dark' as const), (color, scheme) => {
      const { solid, strong } = townAccent(color)![scheme];
      expect(contrast(solid, '#ffffff')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(strong, '#ffffff')).toBeGreaterThanOrEqual(4.5);
      expect(contrast(solid, grounds[scheme][0])).toBeGreaterThanOrEqual(3);
    }),
  );
});

it('is a town’s own where it can be read as it is, and ours for who has chosen none', () => {
  expect(townAccent('#1f4e79')?.light.accent).toBe('#1f4e79');
  expect(townAccent('#363636')).toBeNull();
  expect(townAccent('yellow')).toBeNull();
});
