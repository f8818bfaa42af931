import { expect, test } from 'vitest';
import { recordSearchWords } from '#messages/filling/recordSearchWords.ts';

test.each([
  ['valid', 'Mar 4, 2027', 'Permit: valid until Mar 4, 2027, issued Mar 4, 2026'],
  ['valid', null, 'Permit: valid, issued Mar 4, 2026'],
  ['expired', 'Mar 5, 2026', 'Permit: expired on Mar 5, 2026, issued Mar 4, 2026'],
  ['revoked', 'Mar 4, 2027', 'Permit: revoked, issued Mar 4, 2026'],
] as const)('a document that is %s, expiring on %s, is shown with its date', (status, expires, sentence) => {
  expect(recordSearchWords.document('Permit', status, 'Mar 4, 2026', expires)).toBe(sentence);
});
