import type { Problem } from '#domain/kernel/refusal.ts';
import type { PayerMethod } from '#domain/payment/browserPayments.ts';

export interface BankValues {
  readonly [name: string]: string;
  readonly accountHolder: string;
  readonly routingNumber: string;
  readonly accountNumber: string;
}

export const emptyBank: BankValues = { accountHolder: '', routingNumber: '', accountNumber: '' };

/** Bank details in the provider's format. */
export function bankPaymentMethod({ accountHolder, routingNumber, accountNumber }: BankValues): PayerMethod {
  return {
    type: 'us_bank_account',
    holder: accountHolder.trim(),
    routingNumber: routingNumber.replace(/\D/g, ''),
    accountNumber: accountNumber.replace(/\D/g, ''),
  };
}

export function bankProblems(values: BankValues): readonly Problem[] {
  const blank = Object.keys(emptyBank).filter((name) => values[name]?.trim() === '');
  return blank.map((path) => ({ path, code: 'blank' }));
}
