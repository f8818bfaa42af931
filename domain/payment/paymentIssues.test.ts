import { describe, expect, test } from 'vitest';
import {
  actionsForIssue,
  paymentIssueKinds,
  currentStepIssue,
  completedStepIssue,
  type StepPaymentFacts,
} from '#domain/payment/paymentIssues.ts';
import { paymentStatuses } from '#domain/payment/paymentStatus.ts';

const reached = new Date('2026-11-01T10:00:00Z');
const entered = new Date('2026-11-03T10:00:00Z');
const money = (part: Partial<StepPaymentFacts>): StepPaymentFacts => ({
  ...{ status: 'due', received: 0, outstanding: 10_000, isGivenBack: false, at: reached, lastEntryAt: null },
  ...part,
});

describe('a payment issue at a step', () => {
  test('exists if the step is paid but not completed, since the last entry', () => {
    const paid = money({ status: 'paid', received: 10_000, lastEntryAt: entered });
    expect(currentStepIssue(paid)).toEqual({ kind: 'paid_not_advanced', amount: 10_000, since: entered });
  });

  test('exists if the step was completed and money is missing, since completion or the loss', () => {
    expect(completedStepIssue(money({}))).toEqual({ kind: 'advanced_unpaid', amount: 10_000, since: reached });
    expect(completedStepIssue(money({ lastEntryAt: entered }))?.since).toEqual(entered);
  });

  test('does not exist otherwise: pending, waived, nothing owed, or refunded by staff', () => {
    for (const status of paymentStatuses) {
      expect(currentStepIssue(money({ status }))?.kind ?? null).toBe(status === 'paid' ? 'paid_not_advanced' : null);
      expect(completedStepIssue(money({ status }))?.kind ?? null).toBe(status === 'due' ? 'advanced_unpaid' : null);
    }
    expect(completedStepIssue(money({ isGivenBack: true }))).toBeNull();
  });
});

test('every payment issue can be fixed by an action, except an overpayment by check or cash', () => {
  for (const kind of paymentIssueKinds)
    for (const refund of ['requested', 'approved', 'failed'] as const)
      expect(actionsForIssue({ kind, refund, hasCharge: true }).length).toBeGreaterThan(0);
  expect(actionsForIssue({ kind: 'overpaid', refund: null, hasCharge: false })).toEqual([]);
  expect(actionsForIssue({ kind: 'overpaid', refund: null, hasCharge: true })).toEqual(['refundOverpayment']);
  expect(actionsForIssue({ kind: 'overpaid', refund: 'requested', hasCharge: true })).toEqual(['approveRefund']);
});
