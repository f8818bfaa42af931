import { expect, test } from 'vitest';
import { costSentence } from '#web/parts/costSentence.ts';

const payment = (mode: string, amountCents = 0): { mode: string; amountCents: number } => ({ mode, amountCents });

test.each([
  ['a form without payments is free', [], 'Free'],
  ['a payment of zero is free', [payment('flat', 0)], 'Free'],
  ['adds up flat payments', [payment('flat', 25_00), payment('flat', 10_50)], '$35.50'],
  ['a formula depends on the answers', [payment('calculated')], 'Depends on your answers'],
  ['the payer may choose', [payment('payerDetermined')], 'You choose the amount'],
  [
    'states known and unknown parts',
    [payment('flat', 25_00), payment('calculated')],
    'At least $25.00; depends on your answers',
  ],
])('%s', (_name, payments, sentence) => {
  expect(costSentence(payments)).toBe(sentence);
});
