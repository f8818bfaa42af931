import type { Cents } from '#domain/kernel/money.ts';

export const ledgerKinds = [
  'charge_pending',
  'charge_succeeded',
  'charge_failed',
  'refund_pending',
  'refund_succeeded',
  'refund_failed',
  'dispute_opened',
  'dispute_won',
  'dispute_lost',
  'check',
  'cash',
  'removal',
  'waiver',
  'waiver_removed',
] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

/**
 * One fact about money. Entries are only added. What the provider told carries `externalId`, the thing it happened to
 * and what happened (`re_1/refund_succeeded`): the same fact is entered once, however often and in whatever order it
 * is told, and every status below is read from the set of facts, never from their order.
 */
export interface LedgerEntry {
  readonly id: string;
  readonly kind: LedgerKind;
  readonly chargeId: string | null;
  readonly amount: Cents;
  /** the entry that a removal takes back */
  readonly reverses: string | null;
  readonly externalId: string | null;
  /** what of a charge are fees that its payer bore, and pays nothing of what is owed */
  readonly fees?: Cents | null;
}

/** How often a thing's story goes on: the fact of the highest rank is what it is now. */
const rank: Readonly<Partial<Record<LedgerKind, number>>> = {
  charge_pending: 0,
  charge_failed: 1, // a failed attempt can still succeed; a success is final
  charge_succeeded: 2,
  refund_pending: 0,
  refund_succeeded: 1, // a bank can send a refund back later
  refund_failed: 2,
  dispute_opened: 0,
  dispute_won: 1,
  dispute_lost: 2,
};

export function factId(thing: string, kind: LedgerKind): string {
  return `${thing}/${kind}`;
}

/** What each thing of a family (`charge`, `refund`, `dispute`) has come to. */
export function latestFacts<Entry extends LedgerEntry>(
  entries: readonly Entry[],
  family: 'charge' | 'refund' | 'dispute',
): Entry[] {
  const latest = new Map<string, Entry>();
  for (const entry of entries) {
    if (!entry.kind.startsWith(`${family}_`)) continue;
    const thing = thingOf(entry);
    const known = latest.get(thing);
    if (!known || rankOf(entry) > rankOf(known)) latest.set(thing, entry);
  }
  return [...latest.values()];
}

/** The entries of a kind that no later entry took back. */
export function inForce<Entry extends LedgerEntry>(entries: readonly Entry[], kinds: readonly LedgerKind[]): Entry[] {
  const reversed = new Set(entries.flatMap((entry) => entry.reverses ?? []));
  return entries.filter((entry) => kinds.includes(entry.kind) && !reversed.has(entry.id));
}

export function total(entries: readonly LedgerEntry[]): Cents {
  return entries.reduce((sum, entry) => sum + entry.amount, 0);
}

export function thingOf({ externalId, id }: Pick<LedgerEntry, 'externalId' | 'id'>): string {
  return externalId === null ? id : externalId.slice(0, externalId.lastIndexOf('/'));
}

function rankOf({ kind }: LedgerEntry): number {
  return rank[kind] ?? 0;
}
