import { describe, expect, it } from 'vitest';
import {
  amountAfterRefunds,
  handReceiptNumber,
  receiptsOf,
  type ReceiptCharge,
  type ReceiptEntry,
} from '#domain/payment/receipts.ts';

const day = (date: number): Date => new Date(Date.UTC(2026, 10, date));

const charge = (part: Partial<ReceiptCharge> = {}): ReceiptCharge => ({
  id: 'charge',
  confirmationNumber: 'K7QWX2M4P9RT',
  method: 'card',
  lastDigits: '4242',
  amount: 10_523,
  createdAt: day(1),
  fees: null,
  person: { name: 'Rosa Resident', isApplicant: true },
  ...part,
});

const entry = (part: Partial<ReceiptEntry>): ReceiptEntry => ({
  id: '019ad000-0000-7000-8000-000000000001',
  kind: 'charge_succeeded',
  chargeId: 'charge',
  amount: 10_523,
  reverses: null,
  externalId: null,
  occurredAt: day(2),
  checkNumber: null,
  recordedBy: null,
  ...part,
});

const byHand = (part: Partial<ReceiptEntry>): ReceiptEntry =>
  entry({ kind: 'cash', chargeId: null, amount: 5_000, recordedBy: 'Clara Clerk', ...part });

describe('the receipt of an online payment', () => {
  it('names the payer, the card, and when it was paid', () => {
    expect(receiptsOf([charge()], [entry({})])).toEqual([
      {
        number: 'K7QWX2M4P9RT',
        paidAt: day(2),
        ...{ method: 'card', lastDigits: '4242', checkNumber: null },
        ...{ payer: 'Rosa Resident', recordedBy: null },
        lines: [{ kind: 'fee', amount: 10_523 }],
        total: 10_523,
        refunds: [],
        removedAt: null,
      },
    ]);
  });

  it('lists the fees if the payer covered them', () => {
    const [receipt] = receiptsOf([charge({ fees: { processing: 323, platform: 200 } })], [entry({})]);
    expect(receipt?.lines).toEqual([
      { kind: 'fee', amount: 10_000 },
      { kind: 'processingFee', amount: 323 },
      { kind: 'platformFee', amount: 200 },
    ]);
    const [free] = receiptsOf([charge({ fees: { processing: 323, platform: 0 } })], [entry({})]);
    expect(free?.lines.map(({ kind }) => kind)).toEqual(['fee', 'processingFee']);
  });

  it('does not call a staff member the payer', () => {
    const [receipt] = receiptsOf([charge({ person: { name: 'Clara Clerk', isApplicant: false } })], [entry({})]);
    expect(receipt).toMatchObject({ payer: null, recordedBy: 'Clara Clerk' });
  });

  it('lists completed refunds only', () => {
    const refund = (kind: ReceiptEntry['kind'], id: string, amount: number) =>
      entry({ id, kind, amount, externalId: `${id}/${kind}`, occurredAt: day(5) });
    const [receipt] = receiptsOf(
      [charge()],
      [entry({}), refund('refund_succeeded', 're_1', 523), refund('refund_failed', 're_2', 100)],
    );
    expect(receipt?.refunds).toEqual([{ at: day(5), amount: 523 }]);
    expect(receipt && amountAfterRefunds(receipt)).toBe(10_000);
  });

  it.each(['charge_pending', 'charge_failed'] as const)('does not exist for a charge with %s', (kind) => {
    expect(receiptsOf([charge()], [entry({ kind })])).toEqual([]);
  });
});

describe('the receipt of cash or a check', () => {
  it('names who recorded it', () => {
    expect(receiptsOf([], [byHand({ kind: 'check', checkNumber: '1042' })])).toMatchObject([
      { method: 'check', checkNumber: '1042', payer: null, recordedBy: 'Clara Clerk', total: 5_000, removedAt: null },
    ]);
  });

  it('says when the payment was removed', () => {
    const received = byHand({});
    const removal = byHand({ id: 'removal', kind: 'removal', reverses: received.id, occurredAt: day(9) });
    expect(receiptsOf([], [received, removal])).toMatchObject([{ removedAt: day(9) }]);
  });

  it('comes in the order of the payments, with those of cards', () => {
    const entries = [entry({}), byHand({ id: '019ad000-0000-7000-8000-000000000002', occurredAt: day(1) })];
    expect(receiptsOf([charge()], entries).map(({ method }) => method)).toEqual(['cash', 'card']);
  });
});

describe('the number of a receipt for cash or a check', () => {
  it('has the form of a confirmation number and is always the same', () => {
    const number = handReceiptNumber('019ad0c4-7c1e-7f2b-9d3a-5b8e0f6a1c2d');
    expect(number).toMatch(/^[2-9A-HJ-NP-Z]{12}$/);
    expect(handReceiptNumber('019ad0c4-7c1e-7f2b-9d3a-5b8e0f6a1c2d')).toBe(number);
  });

  it('differs for entries of the same moment', () => {
    const numbers = Array.from({ length: 100 }, (_none, at) =>
      handReceiptNumber(`019ad0c4-7c1e-7f2b-9d3a-5b8e0f6a1c${at.toString(16).padStart(2, '0')}`),
    );
    expect(new Set(numbers).size).toBe(100);
  });
});
