import { maxAmount, type Cents, type PartsPerMillion } from '#domain/kernel/money.ts';
import type { Problem } from '#domain/kernel/refusal.ts';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import type { PaymentMethod } from '#domain/payment/methods.ts';

/** A step's payment settings. */
export interface PaymentConfig {
  readonly fixed: boolean;
  readonly calculated: boolean;
  readonly amount: Cents;
  readonly formulaIdentity: string | null;
  readonly acceptsCash: boolean;
  readonly acceptsChecks: boolean;
  readonly constituentPaysFee: boolean;
  readonly noFee: boolean;
  readonly customFee: PartsPerMillion | null;
}

export const amountModes = ['flat', 'calculated', 'payerDetermined'] as const;
export type AmountMode = (typeof amountModes)[number];

export function amountMode({ fixed, calculated }: Pick<PaymentConfig, 'fixed' | 'calculated'>): AmountMode {
  if (!fixed) return 'payerDetermined';
  return calculated ? 'calculated' : 'flat';
}

/** The two flags of each mode. */
export const flagsOfMode: Readonly<Record<AmountMode, Pick<PaymentConfig, 'fixed' | 'calculated'>>> = {
  flat: { fixed: true, calculated: false },
  calculated: { fixed: true, calculated: true },
  payerDetermined: { fixed: false, calculated: false },
};

/** Fixed amounts are known or calculated. Null if the payer decides, or while a formula has no value. */
export function amountDue(
  config: Pick<PaymentConfig, 'fixed' | 'calculated' | 'amount'>,
  formulaValue: Cents | null,
): { readonly cents: Cents | null; readonly isCalculable: boolean } {
  switch (amountMode(config)) {
    case 'flat':
      return { cents: config.amount, isCalculable: true };
    case 'payerDetermined':
      return { cents: null, isCalculable: true };
    case 'calculated':
      return { cents: formulaValue, isCalculable: formulaValue !== null };
  }
}

/** Online if the team can receive payments; cash and checks if the step accepts them. */
export function acceptedMethods(
  config: Pick<PaymentConfig, 'acceptsCash' | 'acceptsChecks'>,
  chargesEnabled: boolean,
): PaymentMethod[] {
  const accepted: Readonly<Record<PaymentMethod, boolean>> = {
    creditcard: chargesEnabled,
    cash: config.acceptsCash,
    check: config.acceptsChecks,
  };
  return (Object.keys(accepted) as PaymentMethod[]).filter((method) => accepted[method]);
}

/** Why a payment method can't be used. */
export function methodRefusal(method: PaymentMethod, accepted: readonly PaymentMethod[]): RefusalCode | null {
  if (accepted.includes(method)) return null;
  return method === 'creditcard' ? 'chargesNotEnabled' : 'paymentMethodNotAccepted';
}

export interface ConfigContext {
  readonly isRequirement: boolean;
  readonly formulaIdentities: readonly string[];
}

/** What prevents a payment step from being saved or published. */
export function paymentConfigProblems(
  config: PaymentConfig,
  { isRequirement, formulaIdentities }: ConfigContext,
): Problem[] {
  const problems: Problem[] = [];
  if (!Number.isSafeInteger(config.amount) || config.amount < 0)
    problems.push({ path: 'amount', code: 'paymentAmountInvalid' });
  if (config.amount > maxAmount) problems.push({ path: 'amount', code: 'amountTooLarge' });
  if (config.customFee !== null && (config.customFee < 0 || config.customFee > 1_000_000)) {
    problems.push({ path: 'customFeePercentage', code: 'feePercentageInvalid' });
  }
  if (amountMode(config) !== 'calculated') return problems;
  if (isRequirement) problems.push({ path: 'calculated', code: 'calculatedNotOffered' });
  if (config.formulaIdentity === null) problems.push({ path: 'formulaId', code: 'formulaMissing' });
  else if (!formulaIdentities.includes(config.formulaIdentity))
    problems.push({ path: 'formulaId', code: 'formulaUnknown' });
  return problems;
}
