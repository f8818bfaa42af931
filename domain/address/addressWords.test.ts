import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressWords, isSameAddress } from '#domain/address/addressWords.ts';

test.each([
  ['12 Elm Street, Springfield, IL 62701', '12 elm st springfield il 62701'],
  ['12 Elm St. Apartment 4, Springfield, IL 62701-1234', '12 Elm St Apt 4,Springfield IL 62701'],
  ['7  North  Main   St', '7 n. main street'],
  ['9 O’Hara Court', '9 ohara ct'],
  ['3 José Lane', '3 Jose Ln'],
  ['5 Oak Ave #2', '5 Oak Avenue Unit 2'],
])('treats %s and %s as the same', (one, other) => {
  expect(isSameAddress(one, other)).toBe(true);
});

test.each([
  ['12 Elm Street', '12 Elm Avenue'],
  ['12 Elm Street', '12 Elm Street, Springfield, IL 62701'],
  ['1-2 Elm Street', '12 Elm Street'],
  ['12 Elm Street Apt 4', '12 Elm Street Apt 5'],
])('treats %s and %s as different', (one, other) => {
  expect(isSameAddress(one, other)).toBe(false);
});

test.each(['ϲ', 'ς', 'ὈΔΌΣ', 'Straße'])('treats %s and its upper case as the same', (text) => {
  expect(isSameAddress(text, text.toUpperCase())).toBe(true);
});

test('normalizes already normalized words to themselves', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const words = addressWords(text);
      expect(addressWords(words.join(' '))).toEqual(words);
      expect(isSameAddress(text, text.toUpperCase()) || text.toUpperCase().toLowerCase() !== text.toLowerCase()).toBe(
        true,
      );
    }),
  );
});
