import { readDeclarations } from '#tests/adapters/payments/readDeclarations.ts';

/** The installed `stripe` library's declarations of the API that we use. */
export const stripeDeclarations = readDeclarations([
  'shared',
  'resources/AccountLinks',
  'resources/Accounts',
  'resources/ApplicationFees',
  'resources/BalanceTransactions',
  'resources/Charges',
  'resources/Disputes',
  'resources/Events',
  'resources/FeeRefunds',
  'resources/Files',
  'resources/PaymentIntents',
  'resources/PaymentMethods',
  'resources/Payouts',
  'resources/Refunds',
  'resources/Tokens',
  'resources/TransferReversals',
  'resources/Transfers',
]);
