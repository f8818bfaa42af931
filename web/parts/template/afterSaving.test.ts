import { expect, test } from 'vitest';
import { afterSaving } from '#web/parts/template/afterSaving.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import { RequestError } from '#web/relay/requestError.ts';

const outcomes: Record<string, Outcome<unknown>> = {
  done: { kind: 'done', value: null },
  failed: { kind: 'failed', error: new RequestError('unreachable') },
  refused: { kind: 'refused', code: 'outdated', message: 'This page is outdated.' },
  invalid: { kind: 'invalid', problems: [] },
  changed: { kind: 'refused', code: 'textChanged', message: 'Someone else changed this text.' },
};

test.each([
  ['done', 'showSaved'],
  ['failed', 'offerRetry'],
  ['refused', 'keepTyped'],
  ['invalid', 'keepTyped'],
  ['changed', 'showClash'],
])('typed text, %s: %s', (kind, expected) => {
  expect(afterSaving(outcomes[kind]!, { isTyped: true, hasNewer: false })).toBe(expected);
});

test.each(['done', 'failed', 'refused', 'invalid'])('rolls a choice back to the saved value: %s', (kind) => {
  expect(afterSaving(outcomes[kind]!, { isTyped: false, hasNewer: false })).toBe('showSaved');
});

test('sends a change made during the save, unless that save must be tried again first', () => {
  expect(afterSaving(outcomes['done']!, { isTyped: true, hasNewer: true })).toBe('sendNewer');
  expect(afterSaving(outcomes['failed']!, { isTyped: false, hasNewer: true })).toBe('sendNewer');
  expect(afterSaving(outcomes['failed']!, { isTyped: true, hasNewer: true })).toBe('offerRetry');
});
