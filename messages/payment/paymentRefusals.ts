import { formatCount } from '#domain/kernel/plural.ts';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import type { SentenceTemplate } from '#messages/form/formulaRefusals.ts';

/** Why an action on a payment, refund, dispute, or payout was refused. */
export const paymentRefusals = {
  paymentAmountInvalid: 'Payment amount must be a valid number. Check your input and try again.',
  checkAmountInvalid: 'Check amount must be a valid number. Check your input and try again.',
  cashAmountInvalid: 'Cash amount must be a valid number. Check your input and try again.',
  amountTooSmall: 'Amount must be at least 1.00',
  amountTooLarge: 'Amount is too large',
  amountChanged: 'The amount due has changed. Please check the new amount and pay again.',
  amountNotCalculable: 'The amount can’t be calculated from the answers so far.',
  paymentMethodNotAccepted: 'This payment method isn’t accepted here.',
  paymentNotDue: 'This page is out of date, please refresh your browser',
  paymentProcessing: 'A payment is already being processed.',
  paymentMade: 'A payment was already made or is being processed.',
  paidOnline:
    'An online payment for this just went through or is being processed, so nothing was changed. If you took a check or cash for it, give it back.',
  onlinePaymentOpen:
    'Someone is paying this online, and we couldn’t confirm that their payment was canceled, so nothing was changed. Wait a minute and try again before you take a check or cash.',
  paymentNotWaived: 'This payment isn’t waived.',
  requirementNotWaivable: 'An additional payment can’t be waived. Cancel the request instead.',
  beingPaid: ({ payer }) => `${payer ?? 'Someone else'} is paying this right now. Please try again in a few minutes.`,
  chargesNotEnabled: 'Online payments aren’t set up for this team yet.',
  nothingToRemove: 'We couldn’t find this payment. It may already have been removed.',
  disputeClosed: 'This dispute is closed.',
  evidenceSent: 'The evidence was already sent, and the bank is reviewing it.',
  evidenceLate: 'The deadline to respond has passed.',
  evidenceMissing: 'Explain why the payment was valid, or choose a file.',
  evidenceTooLong: ({ max }) => `Shorten your text to at most ${formatCount(Number(max))} characters.`,
  evidenceFileInvalid: 'Choose a PDF or an image (PNG or JPEG).',
  payoutsNotSetUp: 'Set up online payments first.',
  payoutDayMissing: 'Choose a day from Monday to Friday.',
  payoutDayInvalid: 'Choose a day from 1 to 31.',
  chargeNotRefundable: 'This payment can’t be refunded now.',
  refundRequested: 'A refund of this payment was already requested.',
  refundNotRequested: 'This refund is no longer waiting for approval.',
  refundNobodyApproves:
    'A second person has to approve refunds, and this form has no one else who can. Add an authority to the form first.',
  refundByRequester: 'A refund must be approved by someone other than the person who requested it.',
  moreThanOwed: ({ amount, owed }) => `${amount} is more than the ${owed} still owed. Record at most ${owed}.`,
  refundAmountInvalid: 'The refund must be more than zero and no more than what is left of the payment.',
  calculatedNotOffered: 'An additional payment can’t be calculated by a formula',
  cardExpiryMissing: 'Enter the card’s expiration date, such as 04/29.',
  cardMonthInvalid: 'must be a month in two digits, such as 07',
  cardYearInvalid: 'must be a year in four digits, such as 2030',
  // payment provider
  paymentDeclined: ({ message }) => String(message ?? 'The payment was declined.'),
  paymentsUnavailable: 'The payment service isn’t responding. Please try again in a moment.',
  feePercentageInvalid: 'must be a percentage from 0 to 100',
} satisfies Partial<Record<RefusalCode, SentenceTemplate>>;
