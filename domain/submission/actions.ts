import type { outputRules, paymentRules } from '#domain/access/moneyRules.ts';
import type { surveyResponseRules } from '#domain/access/recordRules.ts';
import type {
  activeStepRules,
  requirementRules,
  reviewGroupRules,
  submissionRules,
  subprocessRules,
} from '#domain/access/submissionRules.ts';
import type { discussionCommentRules, discussionRules } from '#domain/access/submissionRules.ts';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import type { SubmissionStatus } from '#domain/submission/status.ts';

type WritingOf<T extends { writing: object }> = keyof T['writing'];

export type SubmissionAction = WritingOf<typeof submissionRules>;
/** Exporting changes nothing, but it is offered among the actions on a step. */
export type StepAction =
  | WritingOf<typeof activeStepRules>
  | 'exportSurveyResponses'
  | WritingOf<typeof reviewGroupRules>;

/** Everything that changes a submission or a part of it. */
export type ProcessAction =
  | SubmissionAction
  | StepAction
  | WritingOf<typeof requirementRules>
  | WritingOf<typeof subprocessRules>
  | WritingOf<typeof discussionRules>
  | WritingOf<typeof discussionCommentRules>
  | WritingOf<typeof paymentRules>
  | WritingOf<typeof outputRules>
  | WritingOf<typeof surveyResponseRules>;

/** People, words, files, records of money and outputs are looked after whatever the state is. */
const always: readonly ProcessAction[] = [
  'deleteSubmission',
  'assignPeople',
  'assignSelf',
  'manageApplicants',
  'manageTags',
  'uploadRepoFile',
  'deleteRepoFile',
  'startDiscussion',
  'startInternalDiscussion',
  'commentOnDiscussion',
  'resolveDiscussion',
  'updateDiscussion',
  'deleteDiscussion',
  'changeDiscussionType',
  'updateComment',
  'deleteComment',
  'exportSurveyResponses',
  'deleteSurveyResponse',
  'receivePayment',
  'removePayment',
  'waivePayment',
  'remindPayer',
  'updateOutput',
  'revokeOutput',
  'changeRenewalReminders',
  'renewOutput',
];

/**
 * A halted submission stands still until it is resumed; a finished one takes money that is still owed and corrections by
 * staff, nothing else.
 */
const actionsByStatus: Readonly<Record<SubmissionStatus, readonly ProcessAction[]>> = {
  active: [
    ...always,
    'haltSubmission',
    'addRequirement',
    'skipTask',
    'saveAnswer',
    'correctAnswer',
    'lockStep',
    'advanceStep',
    'signStep',
    'skipSignature',
    'assignResponsibility',
    'assignAnyone',
    'requestReview',
    'reviewStep',
    'acceptChangedAnswers',
    'inviteToSurvey',
    'updateRequirement',
    'sendRequirement',
    'deleteRequirement',
    'cancelRequirement',
    'completeRequirement',
    'linkSubprocess',
    'unlinkSubprocess',
    'waiveSubprocess',
    'pay',
    'choosePaymentMethod',
  ],
  halted: [...always, 'resumeSubmission'],
  finished: [...always, 'correctAnswer', 'acceptChangedAnswers', 'pay', 'choosePaymentMethod'],
};

const refusalByStatus: Readonly<Record<SubmissionStatus, RefusalCode>> = {
  active: 'submissionNotHalted',
  halted: 'submissionHalted',
  finished: 'submissionFinished',
};

export function statusAllows(status: SubmissionStatus, action: ProcessAction): boolean {
  return actionsByStatus[status].includes(action);
}

/** Why the state of the submission does not let it happen; null when it does. Checked again under the row lock. */
export function statusRefusal(status: SubmissionStatus, action: ProcessAction): RefusalCode | null {
  return statusAllows(status, action) ? null : refusalByStatus[status];
}
