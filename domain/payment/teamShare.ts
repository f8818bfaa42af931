import type { Cents } from '#domain/kernel/money.ts';
import { feeMoves, type ChargedEntry } from '#domain/metrics/feeMoves.ts';
import { moneyMoves } from '#domain/metrics/moneyMoves.ts';
import { factId, latestFacts, thingOf, type LedgerEntry } from '#domain/payment/ledger.ts';

/**
 * What the account of a team is to hold of a charge, by the rules by which months are closed. A refund that is on its way has
 * left it. Decision 0067.
 */
export function teamShare(entries: readonly ChargedEntry[]): Cents {
  const done = entries.map((entry) =>
    entry.kind === 'refund_pending'
      ? { ...entry, kind: 'refund_succeeded' as const, externalId: factId(thingOf(entry), 'refund_succeeded') }
      : entry,
  );
  const money = moneyMoves(done).reduce((sum, each) => sum + each.collected - each.refunded - each.disputed, 0);
  return feeMoves(done).reduce((sum, { provider, platform }) => sum - provider - platform, money);
}

/** Whether the provider does not move the team's share by itself, as it does for payments and refunds that go through. */
export const needsSettling = (entries: readonly LedgerEntry[]): boolean =>
  latestFacts(entries, 'dispute').length > 0 ||
  latestFacts(entries, 'refund').some(({ kind }) => kind === 'refund_failed');

export interface HeldTransfer {
  readonly id: string;
  /** what was not taken back of it */
  readonly left: Cents;
}

export interface Settling {
  readonly amount: Cents;
  /** from which it is taken; null where it is passed on */
  readonly transfer: string | null;
}

/** What brings an account from what it holds to its share; null where nothing does. The newest transfers are used up first. */
export function settling(share: Cents, held: Cents, transfers: readonly HeldTransfer[]): Settling | null {
  if (share > held) return { amount: share - held, transfer: null };
  const from = transfers.find(({ left }) => left > 0);
  if (share === held || from === undefined) return null;
  return { amount: -Math.min(held - share, from.left), transfer: from.id };
}
