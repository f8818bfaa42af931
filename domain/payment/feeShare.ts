import type { Cents } from '#domain/kernel/money.ts';

/** Terms fixed when someone paid: the total, the fees withheld, and the provider's part of those. */
export interface ChargeFees {
  readonly whole: Cents;
  readonly fee: Cents;
  readonly providerFee: Cents;
}

/** The fees for a part of a charge, computed from the running total so that parts add up to the whole. */
export const feeShare = (part: Cents, { whole }: Pick<ChargeFees, 'whole'>, of: Cents): Cents =>
  whole === 0 ? 0 : Math.floor((Math.min(whole, of) * part) / whole);
