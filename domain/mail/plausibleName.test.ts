import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { plausibleName } from '#domain/mail/plausibleName.ts';

test.each([
  'Ann Lee',
  'José Muñoz',
  'Jean-Luc O’Neill',
  "D'Arcy",
  'Dr. J. R. R. Smith Jr.',
  'J.R. Ewing',
  'Олена Коваленко',
  '山田 太郎',
  'नादिया',
  'St. John',
])('accepts %s as a person’s name', (name) => {
  expect(plausibleName(name)).toBe(name.normalize('NFC'));
});

test.each([
  'Springfield Water: 3 days to pay at springfield-pay.example',
  'springfield-pay.example',
  'Pay at pay.me',
  'a.b.co',
  'pay。example',
  'Call 555 0100',
  'https://x.example',
  'ann@example.com',
  'Ann\nLee',
  'Ann (urgent!)',
  'Springfield Pay . example/com',
  'x'.repeat(61),
  '---',
  '',
])('rejects %j', (text) => {
  expect(plausibleName(text)).toBeNull();
});

it('never accepts text an email program would link, digits, or line breaks', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl(), fc.domain(), fc.emailAddress(), fc.string({ unit: 'binary' })), (text) => {
      expect(plausibleName(text) ?? '').not.toMatch(/[\n\r\d@:/\\<>]|\p{L}{2,}\.\p{L}/u);
    }),
    { numRuns: 500 },
  );
});
