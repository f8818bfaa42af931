import { shareOf, type Cents, type PartsPerMillion } from '#domain/kernel/money.ts';
import type { PaymentType } from '#domain/payment/methods.ts';
import type { PaymentConfig } from '#domain/payment/PaymentConfig.ts';

interface ProcessingFee {
  readonly rate: PartsPerMillion;
  readonly fixed: Cents;
  readonly cap: Cents | null;
}

/** What the provider takes: 2.9 % and 0.30 of a card payment, 0.8 % of a bank debit but never more than 5.00. */
const processingFees: Readonly<Record<PaymentType, ProcessingFee>> = {
  card: { rate: 29_000, fixed: 30, cap: null },
  us_bank_account: { rate: 8_000, fixed: 0, cap: 500 },
};

/** What the platform takes unless the form says otherwise: 2 %. */
const defaultPlatformFee: PartsPerMillion = 20_000;

export interface Quote {
  readonly amount: Cents;
  readonly processingFee: Cents;
  readonly platformFee: Cents;
  /** what the payer is asked for */
  readonly total: Cents;
  /** what does not reach the team: withheld from its payout */
  readonly applicationFee: Cents;
  /** fees are shown only to payers who pay them */
  readonly showsFees: boolean;
}

/** What the operator agreed with somebody; nothing said is the usual fee. */
export type PlatformTerms = Pick<PaymentConfig, 'noFee' | 'customFee'>;

/** A form’s own terms come before those of its team. */
export const termsBetween = (form: PlatformTerms, team: PlatformTerms): PlatformTerms =>
  form.noFee || form.customFee !== null ? form : team;

export type FeeTerms = Pick<PaymentConfig, 'constituentPaysFee' | 'noFee' | 'customFee'>;

/** What a payment of an amount costs whom, each fee rounded half up to the cent. */
export function quote(amount: Cents, paymentType: PaymentType, terms: FeeTerms): Quote {
  const processingFee = processingFeeOf(amount, paymentType);
  const platformFee = shareOf(amount, platformRate(terms));
  const fees = processingFee + platformFee;
  return {
    amount,
    processingFee,
    platformFee,
    total: terms.constituentPaysFee ? amount + fees : amount,
    applicationFee: fees,
    showsFees: terms.constituentPaysFee,
  };
}

function processingFeeOf(amount: Cents, paymentType: PaymentType): Cents {
  const { rate, fixed, cap } = processingFees[paymentType];
  const fee = shareOf(amount, rate) + fixed;
  return cap === null ? fee : Math.min(fee, cap);
}

/** The share that the platform takes of each payment. */
export function platformRate({ noFee, customFee }: PlatformTerms): PartsPerMillion {
  return noFee ? 0 : (customFee ?? defaultPlatformFee);
}
