import { formatUsd } from '#domain/kernel/money.ts';
import { owedAgainText } from '#web/messages/payments.ts';

/** What an activity says of who did it, and of what was written down with it. */
type Sentence = (who: string, told: (name: string) => string) => string;

const usd = (cents: string): string => formatUsd(Number(cents));
const byHand = (by: string): string => (by === 'check' ? 'by check' : 'in cash');

/** What is read in the activity log of a submission, by the kind of what was done. */
const sentences: Readonly<Record<string, Sentence>> = {
  launchSubmission: (who) => `${who} started this submission`,
  completeStep: (who, told) => `${who} completed ${told('step') || 'a step'}`,
  completeSubmission: () => 'This submission was completed',
  advanceStep: (who) => `${who} went to the next step`,
  haltSubmission: (who) => `${who} halted this submission`,
  resumeSubmission: (who) => `${who} resumed this submission`,
  lockStep: (who, told) => `${who} ${told('locked') === 'true' ? 'locked' : 'changed the locks of'} a step`,
  signStep: (who) => `${who} signed a step`,
  addApplicant: (who) => `${who} added an applicant`,
  removeApplicant: (who) => `${who} removed an applicant`,
  makePrimaryApplicant: (who) => `${who} changed the primary applicant`,
  assignSubmission: (who) => `${who} assigned this submission`,
  unassignSubmission: (who) => `${who} took somebody off this submission`,
  pickResponsible: (who) => `${who} chose who is responsible`,
  uploadRepoFile: (who, told) => `${who} added the file ${told('fileName')}`,
  deleteRepoFile: (who, told) => `${who} removed the file ${told('fileName')}`,
  removeAnswerFile: (who, told) => `${who} removed ${told('fileName') || 'a file'} from an answer`,
  replaceAnswerFile: (who, told) => `${who} replaced ${told('fileName') || 'a file'}`,
  fileInfected: (_who, told) => `The file ${told('fileName')} held a virus and was removed`,
  fileNotScannable: (_who, told) => `The file ${told('fileName')} could not be checked for viruses and was removed`,
  requestReview: (who) => `${who} asked for a review`,
  cancelReviewRequest: (who) => `${who} took back a request for a review`,
  acceptChangedAnswers: (who) => `${who} accepted answers that were changed after they were approved`,
  changeApprovedAnswers: (who) => `${who} changed answers after they were approved`,
  reviewStep: (who) => `${who} reviewed this submission`,
  receivePayment: (who, told) => `${who} recorded ${usd(told('amount'))} ${byHand(told('by'))}`,
  removePayment: (who, told) => `${who} took back ${usd(told('amount'))} ${byHand(told('by'))}`,
  waivePayment: (who) => `${who} waived a payment`,
  unwaivePayment: (who) => `${who} asked again for a payment that was waived`,
  owePaymentAgain: (_who, told) => owedAgainText(usd(told('amount')), told('step')),
  convergeCharge: () => 'The payment provider sent news of a payment',
  requestRefund: (who, told) => `${who} asked to refund ${usd(told('amount'))}`,
  approveRefund: (who) => `${who} approved a refund`,
  cancelRefund: (who) => `${who} canceled the request of a refund`,
  failRefund: () => 'A refund could not be sent',
  linkSubprocess: (who) => `${who} started a sub-submission`,
};

/** One line of the activity log. What has no sentence of its own is still seen to have happened. */
export function activitySentence(kind: string, who: string, data: Readonly<Record<string, unknown>>): string {
  const told = (name: string): string => {
    const value = data[name];
    return typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number' ? String(value) : '';
  };
  return (sentences[kind] ?? ((someone) => `${someone} changed this submission`))(who, told);
}
