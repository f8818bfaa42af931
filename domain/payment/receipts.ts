import type { Cents } from '#domain/kernel/money.ts';
import { chargeStatus, hasReceipt } from '#domain/payment/chargeStatus.ts';
import { latestFacts, type LedgerEntry } from '#domain/payment/ledger.ts';
import type { PaymentType } from '#domain/payment/methods.ts';

export const receiptMethods = ['card', 'us_bank_account', 'cash', 'check'] as const;
type ReceiptMethod = (typeof receiptMethods)[number];

export const receiptLineKinds = ['fee', 'processingFee', 'platformFee'] as const;

export interface ReceiptLine {
  /** `fee` is what is owed at the step; the others are shown only to payers who pay them */
  readonly kind: (typeof receiptLineKinds)[number];
  readonly amount: Cents;
}

/** Money that was received once: by an online charge, or in cash or by check. */
export interface Receipt {
  readonly number: string;
  readonly paidAt: Date;
  readonly method: ReceiptMethod;
  /** of the card or bank account; null for cash and checks, and if the provider didn't report them */
  readonly lastDigits: string | null;
  readonly checkNumber: string | null;
  /** the applicant who paid online */
  readonly payer: string | null;
  /** the staff member who recorded the payment, or paid online for the applicant */
  readonly recordedBy: string | null;
  readonly lines: readonly ReceiptLine[];
  readonly total: Cents;
  readonly refunds: readonly { readonly at: Date; readonly amount: Cents }[];
  /** when staff removed a cash or check payment; its receipt is no longer valid */
  readonly removedAt: Date | null;
}

export interface ReceiptCharge {
  readonly id: string;
  readonly confirmationNumber: string;
  readonly method: PaymentType;
  readonly lastDigits: string | null;
  readonly amount: Cents;
  readonly createdAt: Date;
  /** fees on top of what is owed, if the payer covers them */
  readonly fees: { readonly processing: Cents; readonly platform: Cents } | null;
  readonly person: { readonly name: string; readonly isApplicant: boolean } | null;
}

export interface ReceiptEntry extends LedgerEntry {
  readonly occurredAt: Date;
  readonly checkNumber: string | null;
  readonly recordedBy: string | null;
}

/** The receipts of a payment, oldest first. Failed, pending, and disputed charges have none. */
export function receiptsOf(charges: readonly ReceiptCharge[], entries: readonly ReceiptEntry[]): Receipt[] {
  const online = charges.flatMap((charge) => {
    const own = entries.filter(({ chargeId }) => chargeId === charge.id);
    return hasReceipt(chargeStatus(own)) ? [onlineReceipt(charge, own)] : [];
  });
  const byHand = entries.flatMap((entry) =>
    entry.kind === 'cash' || entry.kind === 'check' ? [handReceipt(entry, entry.kind, entries)] : [],
  );
  return [...online, ...byHand].toSorted((a, b) => a.paidAt.getTime() - b.paidAt.getTime());
}

function onlineReceipt(charge: ReceiptCharge, entries: readonly ReceiptEntry[]): Receipt {
  const { confirmationNumber, method, lastDigits, amount, createdAt, fees, person } = charge;
  const { processing = 0, platform = 0 } = fees ?? {};
  return {
    number: confirmationNumber,
    paidAt: entries.find(({ kind }) => kind === 'charge_succeeded')?.occurredAt ?? createdAt,
    ...{ method, lastDigits, checkNumber: null },
    payer: person?.isApplicant === true ? person.name : null,
    recordedBy: person?.isApplicant === false ? person.name : null,
    lines: [
      { kind: 'fee', amount: amount - processing - platform },
      ...(processing > 0 ? [{ kind: 'processingFee' as const, amount: processing }] : []),
      ...(platform > 0 ? [{ kind: 'platformFee' as const, amount: platform }] : []),
    ],
    total: amount,
    refunds: latestFacts(entries, 'refund')
      .filter(({ kind }) => kind === 'refund_succeeded')
      .map(({ occurredAt: at, amount: refunded }) => ({ at, amount: refunded })),
    removedAt: null,
  };
}

function handReceipt(entry: ReceiptEntry, method: 'cash' | 'check', entries: readonly ReceiptEntry[]): Receipt {
  const { id, occurredAt: paidAt, checkNumber, recordedBy, amount } = entry;
  return {
    number: handReceiptNumber(id),
    ...{ paidAt, method, lastDigits: null, checkNumber, payer: null, recordedBy },
    lines: [{ kind: 'fee', amount }],
    total: amount,
    refunds: [],
    removedAt: entries.find(({ reverses }) => reverses === id)?.occurredAt ?? null,
  };
}

/** What a receipt leaves with the team. */
export const amountAfterRefunds = ({ total, refunds }: Pick<Receipt, 'total' | 'refunds'>): Cents =>
  total - refunds.reduce((sum, { amount }) => sum + amount, 0);

/** Without characters that are easily confused, as in confirmation numbers. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const digits = 12;

/**
 * The number of a receipt for cash or a check, in the form of a confirmation number. It is computed from the random
 * bits of the entry's ID, so entries need no number of their own. Decision 0158.
 */
export function handReceiptNumber(entryId: string): string {
  let bits = BigInt(`0x${entryId.replaceAll('-', '')}`);
  let number = '';
  for (let at = 0; at < digits; at += 1) {
    number = signs.charAt(Number(bits % 32n)) + number;
    bits /= 32n;
  }
  return number;
}
