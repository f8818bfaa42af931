import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import type { Sentence } from '#messages/form/formulaRefusals.ts';

/** What is said where something about money is refused. */
export const paymentRefusals = {
  paymentAmountInvalid: 'Payment amount must be a valid number. Check your input and try again.',
  checkAmountInvalid: 'Check amount must be a valid number. Check your input and try again.',
  cashAmountInvalid: 'Cash amount must be a valid number. Check your input and try again.',
  amountTooSmall: 'Amount must be at least 1.00',
  amountTooLarge: 'Amount is too large',
  amountChanged: 'The amount due has changed. Please check the new amount and pay again.',
  amountNotCalculable: 'The amount cannot be calculated from the answers given so far.',
  paymentMethodNotAccepted: 'This way of paying is not accepted here.',
  paymentNotDue: 'This page is out of date, please refresh your browser',
  paymentProcessing: 'A payment is already being processed.',
  paymentMade: 'A payment was already made or is being processed.',
  paidOnline:
    'An online payment for this just went through or is being processed, so nothing was changed. If you took a check or cash for it, give it back.',
  onlinePaymentOpen:
    'Someone is paying this online, and we couldn’t confirm that their payment was canceled, so nothing was changed. Wait a minute and try again before you take a check or cash.',
  paymentNotWaived: 'This payment is not waived.',
  requirementNotWaivable: 'An additional payment that was requested cannot be waived. Cancel the request instead.',
  beingPaid: ({ payer }) =>
    `This is being paid by ${payer ?? 'someone else'} right now. Please try again in a few minutes.`,
  chargesNotEnabled: 'Online payments are not set up yet for this team.',
  nothingToRemove: 'There is no such payment to remove.',
  disputeClosed: 'This dispute is closed.',
  evidenceSent: 'The evidence was sent already, and the bank looks at it.',
  evidenceLate: 'The deadline to respond has passed.',
  evidenceMissing: 'Please say what happened, or choose a file.',
  evidenceTooLong: ({ max }) => `Please say it in at most ${Number(max).toLocaleString('en-US')} characters.`,
  evidenceFileInvalid: 'Please choose a PDF or a picture (PNG or JPEG).',
  payoutsNotSetUp: 'Online payments are not set up yet: begin with that.',
  payoutDayMissing: 'Please choose a day from Monday to Friday.',
  payoutDayInvalid: 'Please choose a day from 1 to 31.',
  chargeNotRefundable: 'This charge cannot be refunded now.',
  refundRequested: 'A refund of this charge was already requested.',
  refundNotRequested: 'This refund is no longer waiting for approval.',
  refundNobodyApproves:
    'Refunds have to be approved by a second person, and this form has nobody else who may. Name an authority for it first.',
  refundByRequester: 'A refund must be approved by someone other than the person who requested it.',
  moreThanOwed: ({ amount, owed }) =>
    `${amount} is more than the ${owed} that is still owed. Please record at most ${owed}.`,
  refundAmountInvalid: 'The refund must be more than zero and at most what is left of the charge.',
  calculatedNotOffered: 'An additional payment cannot be calculated by a formula',
  cardExpiryMissing: 'Enter when the card expires, such as 04/29.',
  cardMonthInvalid: 'must be a month in two digits, such as 07',
  cardYearInvalid: 'must be a year in four digits, such as 2030',
  // payment provider
  paymentDeclined: ({ message }) => String(message ?? 'The payment was declined.'),
  paymentsUnavailable: 'The payment service does not answer right now. Please try again in a moment.',
  feePercentageInvalid: 'must be a percentage from 0 to 100',
} satisfies Partial<Record<RefusalCode, Sentence>>;
