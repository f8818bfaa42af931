import { expect, it } from 'vitest';
import { typingKeyOf } from '#domain/template/typingKeyOf.ts';

it.each([
  ['a text', { name: 'Area', seen: { name: 'Are' } }, 'updateField f name'],
  [
    'a typed setting',
    { settings: { minValue: 3 }, seenSettings: { minValue: null } },
    'updateField f settings.minValue',
  ],
  ['several texts', { name: 'A', hint: 'b', seen: {} }, 'updateField f hint name'],
  ['a choice', { settings: { required: true } }, null],
  ['a text without what its writer saw', { name: 'Area', seen: null }, null],
])('%s', (_what, input, key) => {
  expect(typingKeyOf('updateField', 'f', input)).toBe(key);
});
