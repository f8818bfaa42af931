/** Payment steps, as payers and staff see them. */
export const paymentWords = {
  paid: 'Payment confirmation',
  processing: 'Payment processing',
  due: 'Total amount due',
  makePayment: 'Make a payment',
  notRequired: 'No Payment is required.',
  waived: 'Payment Waived.',
  waivedBy: (name: string) => `Waived by ${name}.`,
  /** part was paid by cash or check, and the rest is owed */
  receivedOf: (received: string, owed: string) => `${received} of ${owed} received`,
  refunded: 'Refunded',
  refundedText: 'Your payment was refunded. You don’t owe anything.',
  payOnceMore: 'Pay again',
  received: (amount: string) => `We received ${amount}. Thank you.`,
  processingText: 'We’re waiting for your payment to be confirmed. You can leave this page; nothing will be lost.',
  /** the same to staff */
  processingElse: 'Waiting for confirmation of this payment.',
  disputed:
    'The payer’s bank is looking into this payment and holds the money until it decides. Nothing is owed in the meantime.',
  goesBack: 'The payment is on its way back to the payer.',
  /** next to a pending bank account charge */
  bankPending: 'This may take 4 business days.',
  /** flashes shown when the status changes */
  nowProcessing: 'Payment Processing',
  nowPaid: 'Payment completed',
  fees: (amount: string, fee: string) => `${amount}, and ${fee} in fees.`,
  sandbox: 'This is a sandbox: no money moves. Use card 4242 4242 4242 4242 with any future expiration date.',
  sandboxBank: 'This is a sandbox: no money moves. Use routing number 110000000 and account number 000123456789.',
  payWith: 'Pay with',
  types: {
    card: { label: 'Card', hint: 'Paid right away; processing takes up to 24 hrs.' },
    us_bank_account: { label: 'Bank account', hint: 'Takes 3-5 business days.' },
    cash: { label: 'Cash', hint: 'Pay in person at the office.' },
    check: { label: 'Check', hint: 'Mail or bring it to the office.' },
  },
  feesOf: (fees: string) => `${fees} in fees.`,
  noFees: 'No fees.',
  howMuch: 'How much do you want to pay?',
  amount: 'Amount to pay',
  amountHint: 'You decide how much. At least $1.00.',
  useAmount: 'Continue with this amount',
  /** above an invalid amount */
  whoops: 'Whoops',
  failedNext: 'No money was taken. Pay again, or choose another way to pay.',
  /** to staff, who aren’t the payer */
  failedElse: 'No money was taken.',
  again: 'Try again',
  payAgain: 'Please pay again, or choose another way to pay.',
  byType: { card: 'Pay by card', us_bank_account: 'Pay from a bank account' },
  goOnTo: { card: 'Continue to your card', us_bank_account: 'Continue to your bank account' },
  accountHolder: 'Name on the account',
  routingNumber: 'Routing number',
  accountNumber: 'Account number',
  holder: 'Name on the card',
  number: 'Card number',
  expiry: 'Expires',
  expiryHint: 'As shown on the card, such as 04/29.',
  verification: 'Security code',
  verificationHint: '3 digits on the back, or 4 on the front.',
  pay: (amount: string) => `Pay ${amount}`,
  paying: 'Paying…',
  outdated: 'This page is out of date, please refresh your browser',
  verifying: 'Verify your bank account',
  verifyingText:
    'Two small deposits will arrive in your account within two business days. Come back then and enter their amounts. We’ll take the payment after that. You have ten days.',
  verifyingElse: 'The payer has to enter the amounts of two small deposits. The payment is taken after that.',
  verify: 'Enter the deposit amounts',
  secondStep: 'Your bank asks you to confirm this payment.',
  notConfirmed: 'Your bank didn’t confirm the payment, and no money was taken. You can try again.',
  byHand: { cash: 'Paying in cash', check: 'Paying by check' },
  /** default instructions, for forms without their own */
  usually: {
    cash: 'Bring the amount to the office and tell us the number of this submission. We’ll record it here.',
    check: 'Mail or bring a check to the office, and write the number of this submission on it. We’ll record it here.',
  },
  unavailable: 'Online payment isn’t available here at this time. Please ask us how to pay.',
  /** amounts that the provider does not accept */
  notOnline: {
    amountTooSmall: 'Amounts under $1.00 can’t be paid online. Please pay at the office.',
    amountTooLarge: 'Amounts over $999,999.99 can’t be paid online. Please pay at the office.',
  },
  history: 'Payments',
  receivedByHand: 'Cash and check payments',
  receipt: 'Receipt',
  receiptOf: (amount: string) => `Receipt for ${amount}`,
  calculatedLater: 'The amount is calculated from your answers.',
  unnamed: 'an earlier step',
} as const;

const forStep = (step: string): string => (step === '' ? paymentWords.unnamed : step);

/** A payment was reversed after its step was completed. */
export const paymentReversedText = (amount: string, step: string): string =>
  `${amount} is due again for ${forStep(step)}. The earlier payment was reversed.`;

/** A bank declined a payment after its step was completed, with the bank's reason if it gave one. */
export const paymentDeclinedText = (amount: string, step: string, reason: string | null): string =>
  [`The payment of ${amount} for ${forStep(step)} failed, and it is due again.`, reason].filter(Boolean).join(' ');

/** A payment reminder. The amount is null when the payer chooses it. */
export const paymentReminderText = (amount: string | null, step: string): string =>
  `${amount === null ? 'A payment' : amount} for ${forStep(step)} is still due. You can pay it at any time.`;

/** Asks the account holder to verify a bank account, which only they can do. */
export const verifyBankText = (amount: string, step: string): string =>
  `${amount} for ${forStep(step)} needs one more step: two small deposits were sent to your bank account. Please open the payment and enter their amounts.`;

/** A payment was received. Staff may record a check without an amount. */
export const paymentReceivedText = (amount: string, step: string): string =>
  amount === '$0.00' ? `We received a payment for ${forStep(step)}.` : `We received ${amount} for ${forStep(step)}.`;

/** A bank declined a pending payment, with its reason if it gave one. */
export const paymentFailedText = (amount: string, step: string, reason: string | null): string =>
  [`The payment of ${amount} for ${forStep(step)} failed.`, reason, paymentWords.payAgain].filter(Boolean).join(' ');
