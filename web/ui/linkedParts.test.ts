import { expect, test } from 'vitest';
import { linkedParts } from '#web/ui/linkedParts.ts';

test.each([
  ['Room 104. Monday to Friday, 8 AM to 4:30 PM.', []],
  ['Call 555-0142 or (217) 555-0142.', ['tel:5550142', 'tel:2175550142']],
  ['Write to permits@town.example.', ['mailto:permits@town.example']],
  ['See https://town.example/parks. Thanks', ['https://town.example/parks']],
  ['(http://localhost:4000/parks)', ['http://localhost:4000/parks']],
  ['Parcel 12-345-6789-0, case 1555-01422', []],
  ['javascript:alert(1) and ftp://town.example', []],
])('links addresses and phone numbers in “%s”', (text, links) => {
  expect(linkedParts(text).flatMap(({ href }) => href ?? [])).toEqual(links);
});

test('keeps all of the text, and shows web addresses without their scheme', () => {
  const parts = linkedParts('Ask Parks, 555-0160, or see https://town.example/parks.');
  expect(parts.map(({ text }) => text).join('')).toBe('Ask Parks, 555-0160, or see town.example/parks.');
});
