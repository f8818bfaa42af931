import type { Cents } from '#domain/kernel/money.ts';
import { feeShare, type ChargeFees } from '#domain/payment/feeShare.ts';
import { latestFacts, thingOf, total, type LedgerEntry } from '#domain/payment/ledger.ts';

/** An entry with what disputes ask of it. */
export interface DisputableEntry extends LedgerEntry {
  readonly occurredAt: Date;
  /** null of what came by hand */
  readonly charge?: ChargeFees | null;
  /** of a refund that failed: the provider never made it */
  readonly wasRefused?: boolean;
}

interface DisputeShare<Entry> {
  readonly dispute: Entry;
  readonly begunAt: Date;
  readonly cents: Cents;
}

/**
 * What disputes that are not won take from the team: no more than refunds have left of the payment, however much the bank takes from
 * the platform. The earlier takes first. Decision 0067.
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

/** What came by a charge and can still be taken from where it was passed on to. */
function leftOf(chargeId: string | null, entries: readonly DisputableEntry[]): Cents {
  const own = entries.filter((entry) => entry.chargeId === chargeId);
  const came = latestFacts(own, 'charge').filter(({ kind }) => kind === 'charge_succeeded');
  const refunds = latestFacts(own, 'refund').filter(({ kind }) => kind !== 'refund_pending');
  const went = total(refunds.filter(({ kind }) => kind === 'refund_succeeded'));
  const fees = own.find(({ charge }) => charge)?.charge ?? null;
  return Math.max(0, total(came) - went - (fees === null ? 0 : feesKept(fees, refunds)));
}

/**
 * Fees that went back to the team with refunds which failed afterwards: the team has them beside what was passed on. How much the
 * provider gave back depends on which had failed by when, of which nobody is told; no refund brought more than its share, rounded up.
 */
function feesKept(fees: ChargeFees, refunds: readonly DisputableEntry[]): Cents {
  const made = refunds.filter(({ kind, wasRefused }) => kind === 'refund_succeeded' || !wasRefused);
  if (made.every(({ kind }) => kind === 'refund_succeeded')) return 0;
  const most = made.reduce((sum, { amount }) => sum + mostFees(fees, amount), 0);
  const went = total(made.filter(({ kind }) => kind === 'refund_succeeded'));
  return Math.min(fees.fee, most) - feeShare(fees.fee, fees, went);
}

const mostFees = ({ whole, fee }: ChargeFees, of: Cents): Cents => (whole === 0 ? 0 : Math.ceil((of * fee) / whole));

/** The first that was told of the same dispute. */
function beginOf(dispute: LedgerEntry, entries: readonly DisputableEntry[]): Date {
  const thing = thingOf(dispute);
  const times = entries.filter((entry) => entry.kind.startsWith('dispute_') && thingOf(entry) === thing);
  return new Date(Math.min(...times.map(({ occurredAt }) => occurredAt.getTime())));
}

const inOrder = (one: Date, other: Date, a: LedgerEntry, b: LedgerEntry): number =>
  one.getTime() - other.getTime() || (thingOf(a) < thingOf(b) ? -1 : 1);
