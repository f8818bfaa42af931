import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { plausibleIdentifier } from '#domain/mail/plausibleIdentifier.ts';

test.each([
  '12 Elm St',
  '12 Elm St, Springfield, IL 62701-1234',
  'Unit 4-B, 1200 N. Main St.',
  'José’s Tacos & Grill',
  'Block party (Oak Street)',
  'BP-2026-0041',
  'Mar 4, 2026',
  '山田ビル',
])('quotes %s', (text) => {
  expect(plausibleIdentifier(text)).toBe(text.normalize('NFC'));
});

test.each([
  'Pay at springfield-pay.example',
  'pay。example',
  'https://x.example',
  'www pay',
  'ann@example.com',
  'Call 217 555 0100 now',
  'WIN $500',
  'Free!',
  'Elm St\nBcc: a',
  '\u202Egpj',
  'x'.repeat(61),
  '---',
  '',
])('rejects %j', (text) => {
  expect(plausibleIdentifier(text)).toBeNull();
});

it('never quotes an address of the web or of email', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl(), fc.domain(), fc.emailAddress()), (text) => {
      expect(plausibleIdentifier(`Elm St ${text}`)).toBeNull();
    }),
    { numRuns: 300 },
  );
});
