import type { Cents } from '#domain/kernel/money.ts';
import { latestFacts, thingOf, total, type LedgerEntry } from '#domain/payment/ledger.ts';

interface DatedEntry extends LedgerEntry {
  readonly occurredAt: Date;
}

export interface DisputeShare {
  readonly dispute: LedgerEntry;
  readonly begunAt: Date;
  readonly cents: Cents;
}

/**
 * What disputes that are not won take from the team: no more than refunds have left of the payment, however much the bank takes from
 * the platform. The earlier takes first. Decision 0067.
 */
export function disputeShares(entries: readonly DatedEntry[]): readonly DisputeShare[] {
  const taken = new Map<string | null, Cents>();
  return latestFacts(entries, 'dispute')
    .filter(({ kind }) => kind !== 'dispute_won')
    .map((dispute) => ({ dispute, begunAt: beginOf(dispute, entries) }))
    .toSorted((a, b) => a.begunAt.getTime() - b.begunAt.getTime() || (thingOf(a.dispute) < thingOf(b.dispute) ? -1 : 1))
    .map((each) => {
      const { chargeId, amount } = each.dispute;
      const before = taken.get(chargeId) ?? 0;
      const cents = Math.min(amount, leftOf(chargeId, entries) - before);
      taken.set(chargeId, before + cents);
      return { ...each, cents };
    });
}

/** What came by a charge and did not go back by refunds. */
function leftOf(chargeId: string | null, entries: readonly LedgerEntry[]): Cents {
  const own = entries.filter((entry) => entry.chargeId === chargeId);
  const came = latestFacts(own, 'charge').filter(({ kind }) => kind === 'charge_succeeded');
  const went = latestFacts(own, 'refund').filter(({ kind }) => kind === 'refund_succeeded');
  return Math.max(0, total(came) - total(went));
}

/** The first that was told of the same dispute. */
function beginOf(dispute: LedgerEntry, entries: readonly DatedEntry[]): Date {
  const thing = thingOf(dispute);
  const times = entries.filter((entry) => entry.kind.startsWith('dispute_') && thingOf(entry) === thing);
  return new Date(Math.min(...times.map(({ occurredAt }) => occurredAt.getTime())));
}
