import { expect, it } from 'vitest';
import { createSealing } from '#server/sessions/sealing.ts';

const sealing = createSealing('k'.repeat(32));

it('opens what it has sealed', () => {
  const sealed = sealing.seal('JBSWY3DPEHPK3PXP', 'a key');
  expect(sealed).not.toContain('JBSWY3DP');
  expect(sealing.open(sealed, 'a key')).toBe('JBSWY3DPEHPK3PXP');
});

it('never seals the same text to the same twice', () => {
  expect(sealing.seal('same', 'a key')).not.toBe(sealing.seal('same', 'a key'));
});

it('opens nothing that was changed, sealed for something else, or by another installation', () => {
  const sealed = sealing.seal('secret', 'a key');
  const changed = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA');
  expect(() => sealing.open(changed, 'a key')).toThrow('authenticate');
  expect(() => sealing.open(sealed, 'another key')).toThrow('authenticate');
  expect(() => createSealing('x'.repeat(32)).open(sealed, 'a key')).toThrow('authenticate');
  expect(() => sealing.open('secret', 'a key')).toThrow('too_small');
});
