import type { RefusalCode } from '#domain/kernel/codes.ts';
import type { RefusalParams } from '#domain/kernel/refusal.ts';

type Sentence = string | ((params: RefusalParams) => string);

/** What a person reads when a rule refuses: exactly one sentence a code. REST and mail answer the same ones. */
const sentences: Record<RefusalCode, Sentence> = {
  // kernel
  blank: 'cannot be left blank',
  tooLong: ({ max }) => `must be at most ${max} characters`,
  outdated: 'The information on this page is out of date. Someone else may have updated it. Please refresh the page.',
  tooManyRequests: "You're doing that too much. Wait a moment before trying again.",
  idempotencyKeyReused: 'This request was already used for something else. Please reload the page and try again.',
  malformed: 'is not in the right form',
  // files
  uploadMissing: 'There was an error uploading your file. Please try again.',
  fileEmpty: 'is empty. Please choose another file.',
  fileTooLarge: ({ max }) => `must be at most ${Math.floor(Number(max) / 1_000_000)} MB`,
  fileTypeRefused: 'is a program or another kind of file that is not taken here',
  fileTypeMismatch: 'is not the kind of file that its name says. Please save it again and choose the new file.',
  fileInfected: 'holds a virus and was not kept',
  // submission
  submissionHalted: 'Submission halted',
  submissionFinished: 'This submission was completed',
  submissionNotHalted: 'This submission is not halted.',
  haltedByAdmin: 'An admin halted this submission. Only an admin can resume it.',
  stepNotCurrent:
    'The information on this page is out of date. Someone else may have updated it. Please refresh the page.',
  stepNotReached: 'This step has not been reached yet.',
  stepLocked: 'This step is locked. Start a discussion to ask for a change.',
  stepNotLockable: 'Only steps that collect information can be locked.',
  fieldLocked: 'This field is locked. Start a discussion to ask for a change.',
  fieldNotOnStep: 'is not a field of this step',
  signatureMissing: 'A signature is required in order to continue',
  signatureInvalid: 'The signature could not be read. Please sign again.',
  responsibilityMissing: 'Choose who is responsible before you continue.',
  reviewsPending: ({ count }) => (count === 1 ? 'A review is still pending.' : `${count} reviews are still pending.`),
  requirementsUnfinished: ({ count }) =>
    count === 1
      ? 'An additional requirement is not finished yet.'
      : `${count} additional requirements are not finished yet.`,
  subprocessesUnfinished: ({ count }) =>
    count === 1
      ? 'A sub-submission is neither completed nor waived yet.'
      : `${count} sub-submissions are neither completed nor waived yet.`,
  continueWithoutPayment: 'No payment has been made. Are you sure you want to continue?',
  skipSignature: 'The applicant will not be prompted for a signature. Are you sure you want to continue?',
  cannotBeModified:
    'This information cannot be modified after it has been submitted. Are you sure you want to continue?',
  alreadyApplicant: 'This person is already an applicant.',
  alreadyPrimary: 'This person is already the primary applicant.',
  primaryApplicantStays: 'The primary applicant cannot be removed. Make someone else primary first.',
  formMembersStay: 'Form members cannot be removed from an individual submission',
  formNotPublished: 'This form is not published.',
  formClosed: 'This form is closed and takes no new submissions.',
  formArchived: 'This form is archived.',
  requirementSent: 'This requirement was already sent.',
  requirementNotSent: 'This requirement was not sent yet.',
  requirementClosed: 'This requirement is already completed or canceled.',
  subprocessLinked: 'A sub-submission is already linked.',
  subprocessNotLinked: 'No sub-submission is linked.',
  subprocessOfOtherForm: 'This submission is of another form than the one asked for.',
  subprocessMustBeNew: 'Existing submissions cannot be used here. Please start a new one.',
  subprocessFormUnpublished: 'The form of this sub-submission is no longer published.',
  subprocessWaived: 'This sub-submission was waived.',
  subprocessCompleted: 'This sub-submission is already completed.',
  confirmCountWrong: 'Invalid response',
  // payment
  paymentAmountInvalid: 'Payment amount must be a valid number. Check your input and try again.',
  checkAmountInvalid: 'Check amount must be a valid number. Check your input and try again.',
  cashAmountInvalid: 'Cash amount must be a valid number. Check your input and try again.',
  amountTooSmall: 'Amount must be at least 1.00',
  amountTooLarge: ({ max }) => `Amount must be at most ${max}`,
  amountChanged: 'The amount due has changed. Please check the new amount and pay again.',
  amountNotCalculable: 'The amount cannot be calculated from the answers given so far.',
  paymentMethodNotAccepted: 'This way of paying is not accepted here.',
  paymentNotDue: 'This page is out of date, please refresh your browser',
  paymentProcessing: 'A payment is already being processed.',
  paymentMade: 'A payment was already made or is being processed.',
  paymentNotWaived: 'This payment is not waived.',
  requirementNotWaivable: 'An additional payment that was requested cannot be waived. Cancel the request instead.',
  beingPaid: ({ payer }) => `This is being paid by ${payer} right now. Please try again in a few minutes.`,
  chargesNotEnabled: 'Online payments are not set up yet for this team.',
  nothingToRemove: 'There is no such payment to remove.',
  chargeNotRefundable: 'This charge cannot be refunded now.',
  refundRequested: 'A refund of this charge was already requested.',
  refundNotRequested: 'This refund is no longer waiting for approval.',
  refundByRequester: 'A refund must be approved by someone other than the person who requested it.',
  refundAmountInvalid: 'The refund must be more than zero and at most what is left of the charge.',
  formulaMissing: 'Choose a formula for the amount',
  formulaUnknown: 'The formula of the amount no longer exists',
  calculatedNotOffered: 'An additional payment cannot be calculated by a formula',
  feePercentageInvalid: 'must be a percentage from 0 to 100',
};

export function refusalSentence(code: RefusalCode, params: RefusalParams = {}): string {
  const sentence = sentences[code];
  return typeof sentence === 'string' ? sentence : sentence(params);
}
