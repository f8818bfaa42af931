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
 * One fact about money. Entries are append-only. Facts from the provider have an `externalId` of object and event
 * (`re_1/refund_succeeded`), so that each is recorded once however often it is delivered. Statuses are derived from the
 * set of facts, never from their order.
 */
export interface LedgerEntry {
  readonly id: string;
  readonly kind: LedgerKind;
  readonly chargeId: string | null;
  readonly amount: Cents;
  /** the entry a removal reverses */
  readonly reverses: string | null;
  readonly externalId: string | null;
  /** the part of a charge that is fees paid by the payer, which doesn't count toward what is owed */
  readonly fees?: Cents | null;
}

/** Order of an object's states: the fact with the highest rank is current. */
const rank: Readonly<Partial<Record<LedgerKind, number>>> = {
  charge_pending: 0,
  charge_failed: 1, // a failed attempt can still succeed; success is final
  charge_succeeded: 2,
  refund_pending: 0,
  refund_succeeded: 1, // a bank can still return a refund later
  refund_failed: 2,
  dispute_opened: 0,
  dispute_won: 1,
  dispute_lost: 2,
};

export function factId(thing: string, kind: LedgerKind): string {
  return `${thing}/${kind}`;
}

/** The current fact of each object in a family (`charge`, `refund`, `dispute`). */
export function latestFacts<Entry extends LedgerEntry>(
  entries: readonly Entry[],
  family: 'charge' | 'refund' | 'dispute',
): Entry[] {
  const latest = new Map<string, Entry>();
  for (const entry of entries) {
    if (!entry.kind.startsWith(`${family}_`)) continue;
    const thing = providerObjectId(entry);
    const known = latest.get(thing);
    if (!known || rankOf(entry) > rankOf(known)) latest.set(thing, entry);
  }
  return [...latest.values()];
}

/** Entries of these kinds that no later entry reversed. */
export function inForce<Entry extends LedgerEntry>(entries: readonly Entry[], kinds: readonly LedgerKind[]): Entry[] {
  const reversed = new Set(entries.flatMap((entry) => entry.reverses ?? []));
  return entries.filter((entry) => kinds.includes(entry.kind) && !reversed.has(entry.id));
}

export function totalAmount(entries: readonly LedgerEntry[]): Cents {
  return entries.reduce((sum, entry) => sum + entry.amount, 0);
}

export function providerObjectId({ externalId, id }: Pick<LedgerEntry, 'externalId' | 'id'>): string {
  return externalId === null ? id : externalId.slice(0, externalId.lastIndexOf('/'));
}

function rankOf({ kind }: LedgerEntry): number {
  return rank[kind] ?? 0;
}
