import { formatUsd } from '#domain/kernel/money.ts';
import { ownValue } from '#domain/kernel/ownValue.ts';
import type { ActivityKind } from '#domain/submission/ActivityKind.ts';
import { paymentReversedText } from '#messages/payment/paymentWords.ts';

/** Builds a sentence from the person's name and the recorded data. */
type Sentence = (who: string, told: (name: string) => string) => string;

const usd = (cents: string): string => formatUsd(Number(cents));
const byHand = (by: string): string => (by === 'check' ? 'by check' : 'in cash');

const methodWords: Readonly<Record<string, string>> = { creditcard: 'online', check: 'by check', cash: 'in cash' };

/** Activity log sentences by kind of activity. */
const sentences: Readonly<Record<ActivityKind, Sentence>> = {
  launchSubmission: (who) => `${who} started this submission`,
  completeStep: (who, told) => `${who} completed ${told('step') || 'a step'}`,
  completeSubmission: () => 'This submission was completed',
  advanceStep: (who) => `${who} moved to the next step`,
  haltSubmission: (who) => `${who} put this submission on hold`,
  resumeSubmission: (who) => `${who} resumed this submission`,
  lockStep: (who, told) => `${who} ${told('locked') === 'true' ? 'locked' : 'changed the locks on'} a step`,
  signStep: (who) => `${who} signed a step`,
  addApplicant: (who) => `${who} added an applicant`,
  removeApplicant: (who) => `${who} removed an applicant`,
  makePrimaryApplicant: (who) => `${who} changed the primary applicant`,
  assignSubmission: (who) => `${who} assigned this submission`,
  shareSubmission: (who) => `${who} shared this submission with someone`,
  unassignSubmission: (who) => `${who} unassigned someone from this submission`,
  pickResponsible: (who) => `${who} chose who is responsible`,
  uploadRepoFile: (who, told) => `${who} added the file ${told('fileName')}`,
  inviteToSurvey: (who, told) => `${who} sent survey invitations (${told('count')})`,
  remindSurveyInvitees: (who, told) => `${who} sent survey reminders (${told('count')})`,
  deleteSurveyResponse: (who, told) => `${who} deleted response #${told('number')} to the survey`,
  deleteRepoFile: (who, told) => `${who} removed the file ${told('fileName')}`,
  restoreRepoFile: (who, told) => `${who} restored the file ${told('fileName')}`,
  removeAnswerFile: (who, told) => `${who} removed ${told('fileName') || 'a file'} from an answer`,
  replaceAnswerFile: (who, told) => `${who} replaced ${told('fileName') || 'a file'}`,
  fileInfected: (_who, told) => `The file ${told('fileName')} contained a virus and was removed`,
  fileNotScannable: (_who, told) => `The file ${told('fileName')} couldn’t be scanned for viruses and was removed`,
  requestReview: (who) => `${who} requested a review`,
  cancelReviewRequest: (who) => `${who} canceled a review request`,
  remindReviewer: (who) => `${who} sent a reminder about a review`,
  remindPayer: (who) => `${who} sent a reminder about a payment`,
  acceptChangedAnswers: (who) => `${who} accepted answers that were changed after they were approved`,
  changeApprovedAnswers: (who) => `${who} changed answers after they were approved`,
  changeSignedAnswers: (who) => `${who} changed answers after they were signed`,
  reviewStep: (who) => `${who} reviewed this submission`,
  receivePayment: (who, told) => `${who} recorded a payment of ${usd(told('amount'))} ${byHand(told('by'))}`,
  removePayment: (who, told) => `${who} removed a payment of ${usd(told('amount'))} ${byHand(told('by'))}`,
  waivePayment: (who) => `${who} waived a payment`,
  unwaivePayment: (who) => `${who} removed the waiver of a payment`,
  owePaymentAgain: (_who, told) => paymentReversedText(usd(told('amount')), told('step')),
  convergeCharge: () => 'The payment provider sent an update about a payment',
  requestRefund: (who, told) => `${who} requested a refund of ${usd(told('amount'))}`,
  approveRefund: (who) => `${who} approved a refund`,
  cancelRefund: (who) => `${who} canceled a refund request`,
  failRefund: () => 'A refund failed',
  startDiscussion: (who) => `${who} started a discussion`,
  updateDiscussion: (who) => `${who} changed a discussion`,
  deleteDiscussion: (who) => `${who} deleted a discussion`,
  resolveDiscussion: (who) => `${who} resolved a discussion`,
  reopenDiscussion: (who) => `${who} reopened a discussion`,
  choosePaymentMethod: (who, told) => `${who} chose to pay ${ownValue(methodWords, told('method')) ?? 'another way'}`,
  deleteSubmission: (who) => `${who} deleted this submission`,
  correctAnswers: (who, told) =>
    `${who} changed answers in ${told('step') || 'a step'}${told('isOffices') ? '' : ' for the applicant'}${told('isAfterEnd') ? ' after the submission was completed' : ''}`,
  issueOutput: (_who, told) => `${told('output')} was issued`,
  generateOutput: (_who, told) => `${told('output')} is ready`,
  failOutput: () => 'An output couldn’t be generated',
  regenerateOutput: (who, told) => `${who} regenerated ${told('output')}`,
  revokeOutput: (who, told) => `${who} revoked ${told('output')}`,
  unrevokeOutput: (who, told) => `${who} re-issued ${told('output')}`,
  updateIssuedOutput: (who, told) => `${who} changed the dates of ${told('output')}`,
  optOutRenewal: (who, told) => `${who} turned off renewal reminders for ${told('output')}`,
  optInRenewal: (who, told) => `${who} turned on renewal reminders for ${told('output')}`,
  renewOutput: (who, told) =>
    `'an output'} || ${who} started renewing ${told('output') || 'an output'} || 'an output'}`,
  tagSubmission: (who, told) => `${who} added the tag ${told('tag')}`,
  untagSubmission: (who, told) => `${who} removed the tag ${told('tag')}`,
  commentOnDiscussion: (who) => `${who} commented on a discussion`,
  updateComment: (who) => `${who} changed a comment`,
  deleteComment: (who) => `${who} deleted a comment`,
  createRequirement: (who, told) => `${who} drafted a request for ${told('name')}`,
  updateRequirement: (who, told) => `${who} changed the draft request for ${told('name')}`,
  deleteRequirement: (who, told) => `${who} deleted the draft request for ${told('name')}`,
  sendRequirement: (who, told) => `${who} requested ${told('name')}`,
  cancelRequirement: (who, told) => `${who} canceled the request for ${told('name')}`,
  completeRequirement: (who, told) => `${who} completed the request for ${told('name')}`,
  startSubprocess: (who, told) => `${who} started the sub-submission ${told('form')}`,
  linkSubprocess: (who, told) => `${who} linked the sub-submission ${told('form')}`,
  unlinkSubprocess: (who, told) => `${who} unlinked the sub-submission ${told('form')}`,
  waiveSubprocess: (who, told) => `${who} waived the sub-submission ${told('form')}`,
  unwaiveSubprocess: (who, told) => `${who} removed the waiver of the sub-submission ${told('form')}`,
};

/** One line of the activity log. Kinds without a sentence fall back to a general one. */
export function activitySentence(kind: string, who: string, data: Readonly<Record<string, unknown>>): string {
  const told = (name: string): string => {
    const value = data[name];
    return typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number' ? String(value) : '';
  };
  return (ownValue<Sentence>(sentences, kind) ?? ((someone) => `${someone} changed this submission`))(who, told);
}
