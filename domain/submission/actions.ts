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
/** Exporting changes nothing, but is offered as an action on a step. */
export type StepAction =
  | WritingOf<typeof activeStepRules>
  | 'exportSurveyResponses'
  | WritingOf<typeof reviewGroupRules>;

/** All actions that change a submission or part of it. */
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

/** People, discussions, files, payment records, and outputs can be managed in any status. */
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
 * A halted submission is frozen until it is resumed. A finished one only accepts payments still owed and corrections by
 * staff.
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

/** Why the submission's status doesn't allow the action; null if it does. Checked again under the row lock. */
export function statusRefusal(status: SubmissionStatus, action: ProcessAction): RefusalCode | null {
  return statusAllows(status, action) ? null : refusalByStatus[status];
}
