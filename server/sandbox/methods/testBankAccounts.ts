import { fingerprintOf } from '#server/sandbox/methods/fingerprintOf.ts';

export type BankEffect =
  | { readonly kind: 'succeeds' }
  | { readonly kind: 'fails'; readonly code: string; readonly message: string }
  | { readonly kind: 'disputes' }
  /** two microdeposits are sent first, and the payer confirms their amounts */
  | { readonly kind: 'verifies' }
  | { readonly kind: 'neverSettles' };

export interface TestBankAccount {
  readonly number: string;
  readonly methodId: string;
  readonly effect: BankEffect;
}

export const testRoutingNumber = '110000000';

const account = (number: string, methodId: string, effect: BankEffect): TestBankAccount => ({
  number,
  methodId,
  effect,
});

const fails = (code: string, message: string): BankEffect => ({ kind: 'fails', code, message });

/** Stripe's test accounts: https://docs.stripe.com/payments/ach-direct-debit/accept-a-payment#test-account-numbers */
const testBankAccounts: readonly TestBankAccount[] = [
  account('000123456789', 'pm_usBankAccount_success', { kind: 'succeeds' }),
  account('000111111113', 'pm_usBankAccount_accountClosed', fails('account_closed', 'The bank account is closed.')),
  account('000111111116', 'pm_usBankAccount_noAccount', fails('no_account', 'The bank account could not be found.')),
  account(
    '000222222227',
    'pm_usBankAccount_insufficientFunds',
    fails('insufficient_funds', 'The bank account has insufficient funds.'),
  ),
  account(
    '000333333335',
    'pm_usBankAccount_debitNotAuthorized',
    fails('debit_not_authorized', 'The customer did not authorize this debit.'),
  ),
  account('000555555559', 'pm_usBankAccount_dispute', { kind: 'disputes' }),
  account('000000000009', 'pm_usBankAccount_processing', { kind: 'neverSettles' }),
  // only in the sandbox; with Stripe, every account that is typed in needs this
  account('000888888883', 'pm_usBankAccount_verifies', { kind: 'verifies' }),
];

const fingerprinted = testBankAccounts.map((row) => [fingerprintOf(row.number), row] as const);
const byFingerprint = new Map(fingerprinted);
const byMethodId = new Map(testBankAccounts.map((row) => [row.methodId, row]));

export const findBankAccountByNumber = (number: string): TestBankAccount | undefined =>
  byFingerprint.get(fingerprintOf(number));
export const findBankAccountByFingerprint = (fingerprint: string): TestBankAccount | undefined =>
  byFingerprint.get(fingerprint);
export const findBankAccountByMethodId = (methodId: string): TestBankAccount | undefined => byMethodId.get(methodId);
