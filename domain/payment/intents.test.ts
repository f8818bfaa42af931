import { describe, expect, it, test } from 'vitest';
import { chargeStatuses } from '#domain/payment/chargeStatus.ts';
import { intentFor, intentHoldMs, type IntentDecision, type LiveIntent } from '#domain/payment/intents.ts';
import { paymentStatuses } from '#domain/payment/paymentStatus.ts';
import {
  approveRefundRefusal,
  cancelRefundRefusal,
  firstRefundState,
  refundStates,
  requestRefundRefusal,
} from '#domain/payment/refunds.ts';

const now = new Date('2026-03-05T12:00:00Z');
const live: LiveIntent = { payerId: 'ann', total: 1000, paymentType: 'card', touchedAt: now, isProcessing: false };
const ann = { payerId: 'ann', total: 1000, paymentType: 'card' } as const;
const ben = { ...ann, payerId: 'ben' } as const;
const stale = new Date(now.getTime() - intentHoldMs);
const refuse = (code: string) => ({ kind: 'refuse', code }) as IntentDecision;

describe('starting a payment', () => {
  test.each<
    [
      string,
      LiveIntent | null,
      typeof ann | typeof ben | { payerId: string; total: number; paymentType: 'us_bank_account' | 'card' },
      IntentDecision,
    ]
  >([
    ['for the first time', null, ann, { kind: 'create' }],
    ['again in another tab', live, ann, { kind: 'reuse' }],
    ['at a different price', live, { ...ann, total: 1100 }, { kind: 'replace' }],
    ['with another payment type', live, { ...ann, paymentType: 'us_bank_account' }, { kind: 'replace' }],
    ['while someone else is paying', live, ben, refuse('beingPaid')],
    ['after someone else gave up', { ...live, touchedAt: stale }, ben, { kind: 'replace' }],
    [
      'while the provider processes it',
      { ...live, isProcessing: true, touchedAt: stale },
      ann,
      refuse('paymentProcessing'),
    ],
    [
      'while the provider processes someone else’s payment',
      { ...live, isProcessing: true, touchedAt: stale },
      ben,
      refuse('paymentProcessing'),
    ],
  ])('%s', (_name, intent, request, decision) => {
    expect(intentFor('due', intent, request, now)).toEqual(decision);
  });

  it('is refused unless something is due', () => {
    const decisions = paymentStatuses.map((status) => [status, intentFor(status, null, ann, now)]);
    expect(decisions).toEqual([
      ['paid', refuse('paymentNotDue')],
      ['processing', refuse('paymentProcessing')],
      ['due', { kind: 'create' }],
      ['waived', refuse('paymentNotDue')],
      ['notRequired', refuse('paymentNotDue')],
    ]);
  });
});

describe('a refund', () => {
  const charge = { status: 'paid', refundable: 1000, refunds: [] } as const;

  it('is offered for collected money, except while it moves', () => {
    expect(chargeStatuses.filter((status) => requestRefundRefusal({ ...charge, status }, 1000) === null)).toEqual([
      'paid',
      'refund_failed',
    ]);
  });

  test.each([
    [0, 'refundAmountInvalid'],
    [-1, 'refundAmountInvalid'],
    [0.5, 'refundAmountInvalid'],
    [1001, 'refundAmountInvalid'],
    [1000, null],
    [1, null],
  ])('of %d cents of 1000 is refused with %j', (amount, code) => {
    expect(requestRefundRefusal(charge, amount)).toBe(code);
  });

  it('can only be requested once at a time', () => {
    const blocking = refundStates.filter(
      (state) => requestRefundRefusal({ ...charge, refunds: [state] }, 1000) === 'refundRequested',
    );
    expect(blocking).toEqual(['requested', 'approved']);
  });

  it('waits for approval only if required', () => {
    expect(firstRefundState(true)).toBe('requested');
    expect(firstRefundState(false)).toBe('approved');
  });

  it('is approved by another person, and approved or canceled only while it waits', () => {
    expect(approveRefundRefusal({ state: 'requested', requestedById: 'ann' }, 'ben')).toBeNull();
    expect(approveRefundRefusal({ state: 'requested', requestedById: 'ann' }, 'ann')).toBe('refundByRequester');
    for (const state of refundStates.filter((other) => other !== 'requested')) {
      expect(approveRefundRefusal({ state, requestedById: 'ann' }, 'ben')).toBe('refundNotRequested');
      expect(cancelRefundRefusal({ state })).toBe('refundNotRequested');
    }
    expect(cancelRefundRefusal({ state: 'requested' })).toBeNull();
  });
});
