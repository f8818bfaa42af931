import type { Cents } from '#domain/kernel/money.ts';
import { feeShare, type ChargeFees } from '#domain/payment/feeShare.ts';
import { latestFacts, providerObjectId, totalAmount, type LedgerEntry } from '#domain/payment/ledger.ts';

/** A ledger entry with what disputes need. */
export interface DisputableEntry extends LedgerEntry {
  readonly occurredAt: Date;
  /** null for cash and checks */
  readonly charge?: ChargeFees | null;
  /** for a failed refund: the provider never executed it */
  readonly wasRefused?: boolean;
}

interface DisputeShare<Entry> {
  readonly dispute: Entry;
  readonly begunAt: Date;
  readonly cents: Cents;
}

/**
 * What open and lost disputes take from the team: no more than refunds leave of the payment, whatever the bank takes
 * from the platform. Earlier disputes come first. Decision 0067.
 */
export function disputeShares<Entry extends DisputableEntry>(
  entries: readonly Entry[],
): readonly DisputeShare<Entry>[] {
  const taken = new Map<string | null, Cents>();
  return latestFacts(entries, 'dispute')
    .filter(({ kind }) => kind !== 'dispute_won')
    .map((dispute) => ({ dispute, begunAt: beginOf(dispute, entries) }))
    .toSorted((a, b) => inOrder(a.begunAt, b.begunAt, a.dispute, b.dispute))
    .map((each) => {
      const { chargeId, amount } = each.dispute;
      const before = taken.get(chargeId) ?? 0;
      const cents = Math.min(amount, leftOf(chargeId, entries) - before);
      taken.set(chargeId, before + cents);
      return { ...each, cents };
    });
}

/** What a charge brought in that can still be taken back from the team. */
function leftOf(chargeId: string | null, entries: readonly DisputableEntry[]): Cents {
  const own = entries.filter((entry) => entry.chargeId === chargeId);
  const came = latestFacts(own, 'charge').filter(({ kind }) => kind === 'charge_succeeded');
  const refunds = latestFacts(own, 'refund').filter(({ kind }) => kind !== 'refund_pending');
  const went = totalAmount(refunds.filter(({ kind }) => kind === 'refund_succeeded'));
  const fees = own.find(({ charge }) => charge)?.charge ?? null;
  return Math.max(0, totalAmount(came) - went - (fees === null ? 0 : feesKept(fees, refunds)));
}

/**
 * Fees returned to the team with refunds that later failed. The team holds these in addition to the transfer. The exact
 * amount depends on the order in which refunds failed, which the provider doesn't report, but no refund returned more
 * than its share rounded up.
 */
function feesKept(fees: ChargeFees, refunds: readonly DisputableEntry[]): Cents {
  const made = refunds.filter(({ kind, wasRefused }) => kind === 'refund_succeeded' || !wasRefused);
  if (made.every(({ kind }) => kind === 'refund_succeeded')) return 0;
  const most = made.reduce((sum, { amount }) => sum + mostFees(fees, amount), 0);
  const went = totalAmount(made.filter(({ kind }) => kind === 'refund_succeeded'));
  return Math.min(fees.fee, most) - feeShare(fees.fee, fees, went);
}

const mostFees = ({ whole, fee }: ChargeFees, of: Cents): Cents => (whole === 0 ? 0 : Math.ceil((of * fee) / whole));

/** When the first event of the same dispute occurred. */
function beginOf(dispute: LedgerEntry, entries: readonly DisputableEntry[]): Date {
  const thing = providerObjectId(dispute);
  const times = entries.filter((entry) => entry.kind.startsWith('dispute_') && providerObjectId(entry) === thing);
  return new Date(Math.min(...times.map(({ occurredAt }) => occurredAt.getTime())));
}

const inOrder = (one: Date, other: Date, a: LedgerEntry, b: LedgerEntry): number =>
  one.getTime() - other.getTime() || (providerObjectId(a) < providerObjectId(b) ? -1 : 1);
