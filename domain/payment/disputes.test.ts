import { expect, test } from 'vitest';
import {
  disputeState,
  evidenceProblems,
  evidenceRefusal,
  isInquiry,
  evidenceMaxLength,
} from '#domain/payment/disputes.ts';

const now = new Date('2026-11-25T12:00:00Z');
const later = new Date('2026-11-26T12:00:00Z');

test.each([
  ['needs_response', 'needs_response'],
  ['warning_needs_response', 'needs_response'],
  ['under_review', 'under_review'],
  ['warning_closed', 'won'],
  ['prevented', 'won'],
  ['lost', 'lost'],
  ['an unknown status', 'under_review'],
])('%s is %s', (status, state) => {
  expect(disputeState(status)).toBe(state);
});

test.each<[string, Date | null, string | null]>([
  ['needs_response', later, null],
  ['warning_needs_response', null, null],
  ['needs_response', now, 'evidenceLate'],
  ['under_review', later, 'evidenceSent'],
  ['won', later, 'disputeClosed'],
  ['lost', null, 'disputeClosed'],
])('a dispute that is %s, due %s, refuses evidence: %s', (status, evidenceDueAt, refusal) => {
  expect(evidenceRefusal({ status, evidenceDueAt }, now)).toBe(refusal);
});

test('requires text or a file as evidence, of limited length', () => {
  const codes = (text: string, hasFile: boolean) => evidenceProblems({ text, hasFile }).map(({ code }) => code);
  expect(codes('', false)).toEqual(['evidenceMissing']);
  expect(codes('', true)).toEqual([]);
  expect(codes('It was paid', false)).toEqual([]);
  expect(codes('x'.repeat(evidenceMaxLength + 1), true)).toEqual(['evidenceTooLong']);
});

test('an inquiry takes no money', () => {
  expect([isInquiry('warning_needs_response'), isInquiry('needs_response')]).toEqual([true, false]);
});
