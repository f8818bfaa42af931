/** The words of a step that asks for money. */
export const paymentWords = {
  paid: 'Payment confirmation',
  processing: 'Payment processing',
  due: 'Total amount due',
  makePayment: 'Make a payment',
  notRequired: 'No Payment is required.',
  waived: 'Payment Waived.',
  waivedBy: (name: string) => `Waived by ${name}.`,
  /** some has come by hand, the rest is owed */
  receivedOf: (received: string, owed: string) => `${received} of ${owed} received`,
  refunded: 'Refunded',
  refundedText: 'The office gave the payment back, and asks for nothing any more.',
  payOnceMore: 'Pay it again',
  received: (amount: string) => `We received ${amount}. Thank you.`,
  processingText: 'We are waiting for word of your payment. You can leave this page; nothing is lost.',
  /** the same to staff */
  processingElse: 'Waiting for confirmation of this payment.',
  disputed:
    'The bank of the payer asks about this payment, and holds the money until it has decided. Nothing is owed meanwhile.',
  goesBack: 'The payment is on its way back to the payer.',
  /** beside a charge of a bank account on its way */
  bankPending: 'This may take 4 business days.',
  /** said in passing, when it becomes so */
  nowProcessing: 'Payment Processing',
  nowPaid: 'Payment completed',
  fees: (amount: string, fee: string) => `${amount}, and ${fee} in fees.`,
  sandbox: 'This is a sandbox: no money moves. The card 4242 4242 4242 4242 with any future expiry date works.',
  sandboxBank:
    'This is a sandbox: no money moves. The routing number 110000000 with the account number 000123456789 works.',
  payWith: 'Pay with',
  types: {
    card: { label: 'Card', hint: 'Paid at once; processing takes up to 24 hrs.' },
    us_bank_account: { label: 'Bank account', hint: 'Takes 3-5 business days.' },
    cash: { label: 'Cash', hint: 'Handed over at the office.' },
    check: { label: 'Check', hint: 'Sent or brought to the office.' },
  },
  feesOf: (fees: string) => `${fees} in fees.`,
  noFees: 'No fees.',
  howMuch: 'How much do you want to pay?',
  amount: 'Amount to pay',
  amountHint: 'You decide how much. At least $1.00.',
  useAmount: 'Go on with this amount',
  /** above an amount that is none */
  whoops: 'Whoops',
  failedNext: 'No money was taken. Pay again, or choose another way to pay.',
  /** to staff, who are not the ones to pay */
  failedElse: 'No money was taken.',
  again: 'Try again',
  payAgain: 'Please pay it again, or choose another way to pay.',
  byType: { card: 'Pay by card', us_bank_account: 'Pay from a bank account' },
  goOnTo: { card: 'Go on to your card', us_bank_account: 'Go on to your bank account' },
  accountHolder: 'Name on the account',
  routingNumber: 'Routing number',
  accountNumber: 'Account number',
  holder: 'Name on the card',
  number: 'Card number',
  expiry: 'Expires',
  expiryHint: 'As on the card, such as 04/29.',
  verification: 'Security code',
  verificationHint: 'The 3 or 4 digits beside the signature.',
  pay: (amount: string) => `Pay ${amount}`,
  paying: 'Paying…',
  outdated: 'This page is out of date, please refresh your browser',
  verifying: 'Your bank account waits to be verified',
  verifyingText:
    'Two small deposits arrive at your account within two business days. Come back then, and say what they were: only then is the payment taken. You have ten days.',
  verifyingElse: 'The payer has to say what two small deposits were. The payment is taken only then.',
  verify: 'Enter the deposit amounts',
  secondStep: 'Your bank asks you to confirm this payment.',
  notConfirmed: 'Your bank did not confirm the payment, and no money was taken. You can try again.',
  byHand: { cash: 'Paying in cash', check: 'Paying by check' },
  /** where the form does not say it */
  usually: {
    cash: 'Bring the amount to the office, and give the number of this submission. The office notes it here.',
    check:
      'Send or bring a check to the office, and write the number of this submission on it. The office notes it here.',
  },
  unavailable: 'Payments by card are not available here at this time. Please ask the town how to pay.',
  /** what the provider takes nothing of */
  notOnline: {
    amountTooSmall: 'Less than $1.00 cannot be paid online. Please pay it at the office.',
    amountTooLarge: 'More than $999,999.99 cannot be paid online. Please pay it at the office.',
  },
  history: 'Payments',
  receipt: 'Receipt',
  calculatedLater: 'The amount is worked out from your answers.',
  unnamed: 'an earlier step',
} as const;

const forStep = (step: string): string => (step === '' ? paymentWords.unnamed : step);

/** What was paid at a step that was left, and is gone. */
export const owedAgainText = (amount: string, step: string): string =>
  `${amount} is owed again for ${forStep(step)}. What had been received did not stay.`;

/** What a bank refused of a step that was left, with its reason where it gave one. */
export const refusedAndOwedText = (amount: string, step: string, reason: string | null): string =>
  [`${amount} for ${forStep(step)} did not arrive, and is owed again.`, reason].filter(Boolean).join(' ');

/** What somebody is reminded of; null is left to them. */
export const stillOwedText = (amount: string | null, step: string): string =>
  `${amount === null ? 'A payment' : amount} for ${forStep(step)} has not arrived yet. You can pay it at any time.`;

/** What only whoever holds a bank account can do. */
export const verifyBankText = (amount: string, step: string): string =>
  `${amount} for ${forStep(step)} waits for you: two small deposits were sent to your bank account. Please open the payment, and say what they were.`;

/** What was received; staff may take a check without saying of how much. */
export const paymentReceivedText = (amount: string, step: string): string =>
  amount === '$0.00' ? `A payment for ${forStep(step)} has arrived.` : `${amount} for ${forStep(step)} has arrived.`;

/** What a bank refused after all, with its reason where it gave one. */
export const paymentFailedText = (amount: string, step: string, reason: string | null): string =>
  [`${amount} for ${forStep(step)} did not arrive.`, reason, paymentWords.payAgain].filter(Boolean).join(' ');
