import { formatUsd } from '#domain/kernel/money.ts';
import { ownValue } from '#domain/kernel/ownValue.ts';
import type { ActivityKind } from '#domain/submission/ActivityKind.ts';
import { owedAgainText } from '#messages/payment/paymentWords.ts';

/** What an activity says of who did it, and of what was written down with it. */
type Sentence = (who: string, told: (name: string) => string) => string;

const usd = (cents: string): string => formatUsd(Number(cents));
const byHand = (by: string): string => (by === 'check' ? 'by check' : 'in cash');

const methodWords: Readonly<Record<string, string>> = { creditcard: 'online', check: 'by check', cash: 'in cash' };

/** What is read in the activity log of a submission, by the kind of what was done. */
const sentences: Readonly<Record<ActivityKind, Sentence>> = {
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
  shareSubmission: (who) => `${who} let somebody see this submission`,
  unassignSubmission: (who) => `${who} took somebody off this submission`,
  pickResponsible: (who) => `${who} chose who is responsible`,
  uploadRepoFile: (who, told) => `${who} added the file ${told('fileName')}`,
  inviteToSurvey: (who, told) => `${who} invited people to the survey (${told('count')})`,
  remindSurveyInvitees: (who, told) => `${who} reminded people of the survey (${told('count')})`,
  deleteSurveyResponse: (who, told) => `${who} deleted response #${told('number')} to the survey`,
  deleteRepoFile: (who, told) => `${who} removed the file ${told('fileName')}`,
  restoreRepoFile: (who, told) => `${who} put the file ${told('fileName')} back`,
  removeAnswerFile: (who, told) => `${who} removed ${told('fileName') || 'a file'} from an answer`,
  replaceAnswerFile: (who, told) => `${who} replaced ${told('fileName') || 'a file'}`,
  fileInfected: (_who, told) => `The file ${told('fileName')} held a virus and was removed`,
  fileNotScannable: (_who, told) => `The file ${told('fileName')} could not be checked for viruses and was removed`,
  requestReview: (who) => `${who} asked for a review`,
  cancelReviewRequest: (who) => `${who} took back a request for a review`,
  remindReviewer: (who) => `${who} reminded somebody of a review`,
  remindPayer: (who) => `${who} reminded the payer of a payment`,
  acceptChangedAnswers: (who) => `${who} accepted answers that were changed after they were approved`,
  changeApprovedAnswers: (who) => `${who} changed answers after they were approved`,
  changeSignedAnswers: (who) => `${who} changed answers after they were signed`,
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
  startDiscussion: (who) => `${who} started a discussion`,
  updateDiscussion: (who) => `${who} changed a discussion`,
  deleteDiscussion: (who) => `${who} deleted a discussion`,
  resolveDiscussion: (who) => `${who} resolved a discussion`,
  reopenDiscussion: (who) => `${who} opened a discussion again`,
  choosePaymentMethod: (who, told) => `${who} chose to pay ${ownValue(methodWords, told('method')) ?? 'another way'}`,
  deleteSubmission: (who) => `${who} deleted this submission`,
  correctAnswers: (who, told) =>
    `${who} changed answers of ${told('step') || 'a step'}${told('isOffices') ? '' : ' for the applicant'}${told('isAfterEnd') ? ' after the submission was completed' : ''}`,
  issueOutput: (_who, told) => `${told('output')} was issued`,
  generateOutput: (_who, told) => `${told('output')} is ready`,
  failOutput: () => 'An output could not be generated',
  regenerateOutput: (who, told) => `${who} had ${told('output')} made again`,
  revokeOutput: (who, told) => `${who} revoked ${told('output')}`,
  unrevokeOutput: (who, told) => `${who} issued ${told('output')} again`,
  updateIssuedOutput: (who, told) => `${who} changed the dates of ${told('output')}`,
  optOutRenewal: (who, told) => `${who} turned off renewal reminders for ${told('output')}`,
  optInRenewal: (who, told) => `${who} turned on renewal reminders for ${told('output')}`,
  renewOutput: (who, told) => `${who} began to renew ${told('output') || 'an output'}`,
  tagSubmission: (who, told) => `${who} added the tag ${told('tag')}`,
  untagSubmission: (who, told) => `${who} removed the tag ${told('tag')}`,
  commentOnDiscussion: (who) => `${who} commented on a discussion`,
  updateComment: (who) => `${who} changed a comment`,
  deleteComment: (who) => `${who} deleted a comment`,
  createRequirement: (who, told) => `${who} prepared to ask for ${told('name')}`,
  updateRequirement: (who, told) => `${who} changed what is to be asked for: ${told('name')}`,
  deleteRequirement: (who, told) => `${who} deleted what was to be asked for: ${told('name')}`,
  sendRequirement: (who, told) => `${who} asked for ${told('name')}`,
  cancelRequirement: (who, told) => `${who} no longer asks for ${told('name')}`,
  completeRequirement: (who, told) => `${who} delivered ${told('name')}`,
  startSubprocess: (who, told) => `${who} started the sub-submission ${told('form')}`,
  linkSubprocess: (who, told) => `${who} linked the sub-submission ${told('form')}`,
  unlinkSubprocess: (who, told) => `${who} unlinked the sub-submission ${told('form')}`,
  waiveSubprocess: (who, told) => `${who} waived the sub-submission ${told('form')}`,
  unwaiveSubprocess: (who, told) => `${who} asked for the sub-submission ${told('form')} again`,
};

/** One line of the activity log. What has no sentence of its own is still seen to have happened. */
export function activitySentence(kind: string, who: string, data: Readonly<Record<string, unknown>>): string {
  const told = (name: string): string => {
    const value = data[name];
    return typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number' ? String(value) : '';
  };
  return (ownValue<Sentence>(sentences, kind) ?? ((someone) => `${someone} changed this submission`))(who, told);
}
