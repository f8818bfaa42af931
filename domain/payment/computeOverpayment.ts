import type { Cents } from '#domain/kernel/money.ts';
import { chargeStatus, collected, refundableAmount, amountWithoutFees } from '#domain/payment/chargeStatus.ts';
import { inForce, latestFacts, totalAmount, type LedgerEntry } from '#domain/payment/ledger.ts';

export interface DatedEntry extends LedgerEntry {
  readonly at: Date;
}

/** A payment that holds money. */
export interface HeldMoney {
  /** cents are null if the payer decides or a formula has no value */
  readonly owed: {
    readonly cents: Cents | null;
    readonly isCalculable: boolean;
  };
  /** when it stopped being owed: the request was canceled or the submission deleted */
  readonly endedAt: Date | null;
  /** in the order they were recorded */
  readonly entries: readonly DatedEntry[];
}

export interface Overpayment {
  readonly amount: Cents;
  readonly since: Date;
  /** the charge and amount to refund; null if everything came by check or cash */
  readonly refund: { readonly chargeId: string; readonly amount: Cents } | null;
}

/** One check, cash amount, or charge, and what remains of it after fees and pending refunds. */
interface Part {
  readonly chargeId: string | null;
  readonly net: Cents;
  readonly at: Date;
}

/**
 * What a payment holds beyond what is owed, whatever the cause: a charge that succeeded late, a price reduced after
 * payment, or a bank that paid an abandoned attempt.
 */
export function computeOverpayment(money: HeldMoney): Overpayment | null {
  const { entries } = money;
  const charges = chargesOf(entries);
  const parts = [
    ...inForce(entries, ['check', 'cash']).map(({ amount, at }) => ({ chargeId: null, net: amount, at })),
    ...[...charges].map(([chargeId, own]) => ({ chargeId, net: netOf(own), at: arrivalOf(own) })),
  ]
    .filter(({ net }) => net > 0)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const last = parts.at(-1);
  const amount = sumOf(parts) - expected(money, parts);
  if (!last || amount <= 0) return null;
  return { amount, since: last.at, refund: refundOf(charges, parts, amount) };
}

function expected({ owed, endedAt, entries }: HeldMoney, parts: readonly Part[]): Cents {
  const cap = owed.cents ?? Infinity;
  const waiver = inForce(entries, ['waiver']).at(-1);
  // staff may still accept a check after a waiver, but no one is asked to pay online
  if (waiver) return Math.min(cap, sumOf(parts.filter(({ chargeId, at }) => chargeId === null || at <= waiver.at)));
  if (endedAt !== null) return Math.min(cap, sumOf(parts.filter(({ at }) => at <= endedAt)));
  if (owed.cents !== null) return owed.cents;
  // a payer who decides pays once
  return owed.isCalculable ? (parts[0]?.net ?? 0) : Infinity;
}

/** The latest refundable charge: all of it including fees, or only the excess. */
function refundOf(
  charges: ReadonlyMap<string, readonly LedgerEntry[]>,
  parts: readonly Part[],
  amount: Cents,
): Overpayment['refund'] {
  for (const { chargeId, net } of parts.toReversed()) {
    const own = chargeId === null ? undefined : charges.get(chargeId);
    if (chargeId === null || !own) continue;
    const status = chargeStatus(own);
    if (status !== 'paid' && status !== 'refund_failed') continue;
    const rest = refundableAmount(own);
    return { chargeId, amount: amount >= net ? rest : Math.min(amount, rest) };
  }
  return null;
}

function netOf(charge: readonly LedgerEntry[]): Cents {
  const returned = latestFacts(charge, 'refund').filter(({ kind }) => kind !== 'refund_failed');
  const disputed = latestFacts(charge, 'dispute').filter(({ kind }) => kind !== 'dispute_won');
  return amountWithoutFees(charge, Math.max(0, collected(charge) - totalAmount(returned) - totalAmount(disputed)));
}

const arrivalOf = (charge: readonly DatedEntry[]): Date =>
  charge.find(({ kind }) => kind === 'charge_succeeded')?.at ?? new Date(0);

const sumOf = (parts: readonly Part[]): Cents => parts.reduce((sum, { net }) => sum + net, 0);

function chargesOf(entries: readonly DatedEntry[]): Map<string, DatedEntry[]> {
  const charges = new Map<string, DatedEntry[]>();
  for (const entry of entries) {
    if (entry.chargeId === null) continue;
    charges.set(entry.chargeId, [...(charges.get(entry.chargeId) ?? []), entry]);
  }
  return charges;
}
