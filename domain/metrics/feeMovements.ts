import type { Cents } from '#domain/kernel/money.ts';
import type { CountedEntry, MoneyChannel } from '#domain/metrics/moneyMovements.ts';
import { feeShare, type ChargeFees } from '#domain/payment/feeShare.ts';
import { latestFacts, providerObjectId } from '#domain/payment/ledger.ts';

export interface ChargedEntry extends CountedEntry {
  /** null for cash and checks */
  readonly charge: ChargeFees | null;
}

export interface FeeMovement {
  readonly at: Date;
  readonly way: MoneyChannel;
  /** negative if returned */
  readonly provider: Cents;
  readonly platform: Cents;
}

/**
 * The fees of one payment: withheld with the charge, returned in proportion to each refund. Computed from running
 * totals, so that rounding over many refunds adds up exactly. Decision 0067.
 */
export function feeMovements(entries: readonly ChargedEntry[]): readonly FeeMovement[] {
  const withheld = latestFacts(entries, 'charge')
    .filter(({ kind }) => kind === 'charge_succeeded')
    .flatMap(({ occurredAt: at, method, charge }) =>
      charge === null ? [] : [{ at, way: method ?? 'card', ...partsOf(charge, charge.whole) }],
    );
  const refunds = latestFacts(entries, 'refund')
    .filter(({ kind }) => kind === 'refund_succeeded')
    .toSorted(inOrder);
  const given = new Map<string | null, Cents>();
  const returned = refunds.flatMap((refund) => {
    const { charge, chargeId, occurredAt: at, method, amount } = refund;
    if (charge === null) return [];
    const before = given.get(chargeId) ?? 0;
    given.set(chargeId, before + amount);
    const [less, more] = [partsOf(charge, before), partsOf(charge, before + amount)];
    return [
      { at, way: method ?? 'card', provider: less.provider - more.provider, platform: less.platform - more.platform },
    ];
  });
  return [...withheld, ...returned];
}

/** The fees for a part of a charge. */
function partsOf(fees: ChargeFees, of: Cents): Pick<FeeMovement, 'provider' | 'platform'> {
  const provider = feeShare(fees.providerFee, fees, of);
  return { provider, platform: feeShare(fees.fee, fees, of) - provider };
}

const inOrder = (a: ChargedEntry, b: ChargedEntry): number =>
  a.occurredAt.getTime() - b.occurredAt.getTime() || (providerObjectId(a) < providerObjectId(b) ? -1 : 1);
