import type { Cents } from '#domain/kernel/money.ts';

/** What was agreed when somebody paid: of the whole, what is withheld, and what of that is the provider's. */
export interface ChargeFees {
  readonly whole: Cents;
  readonly fee: Cents;
  readonly providerFee: Cents;
}

/** What of a part of the fees so much of a charge has, of the running total: many of them add up to the whole. */
export const feeShare = (part: Cents, { whole }: Pick<ChargeFees, 'whole'>, of: Cents): Cents =>
  whole === 0 ? 0 : Math.floor((Math.min(whole, of) * part) / whole);
