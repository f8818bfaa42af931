import { shareOf, type Cents, type PartsPerMillion } from '#domain/kernel/money.ts';
import type { PaymentType } from '#domain/payment/methods.ts';
import type { PaymentConfig } from '#domain/payment/PaymentConfig.ts';

interface ProcessingFee {
  readonly rate: PartsPerMillion;
  readonly fixed: Cents;
  readonly cap: Cents | null;
}

/** The provider's fees: 2.9% plus $0.30 for cards; 0.8%, at most $5.00, for bank debits. */
const processingFees: Readonly<Record<PaymentType, ProcessingFee>> = {
  card: { rate: 29_000, fixed: 30, cap: null },
  us_bank_account: { rate: 8_000, fixed: 0, cap: 500 },
};

/** The platform's default fee: 2%. */
const defaultPlatformFee: PartsPerMillion = 20_000;

export interface Quote {
  readonly amount: Cents;
  readonly processingFee: Cents;
  readonly platformFee: Cents;
  /** what the payer pays */
  readonly total: Cents;
  /** what the team doesn't receive; withheld from its payout */
  readonly applicationFee: Cents;
  /** fees are only shown to payers who pay them */
  readonly showsFees: boolean;
}

/** Terms agreed with the operator. Without any, the default fee applies. */
export type PlatformTerms = Pick<PaymentConfig, 'noFee' | 'customFee'>;

/** A form's own terms override its team's. */
export const effectiveTerms = (form: PlatformTerms, team: PlatformTerms): PlatformTerms =>
  form.noFee || form.customFee !== null ? form : team;

export type FeeTerms = Pick<PaymentConfig, 'constituentPaysFee' | 'noFee' | 'customFee'>;

/** Fees and total for an amount. Each fee is rounded half up to the cent. */
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

/** The platform's share of each payment. */
export function platformRate({ noFee, customFee }: PlatformTerms): PartsPerMillion {
  return noFee ? 0 : (customFee ?? defaultPlatformFee);
}
