import type { Problem } from '#domain/kernel/refusal.ts';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import { isCompleted, type PaymentStatus } from '#domain/payment/paymentStatus.ts';
import type { SubmissionState } from '#domain/submission/status.ts';
import { stepKindOf } from '#domain/submission/stepKinds.ts';
import type { StepState } from '#domain/submission/StepState.ts';

export type Audience = 'admin' | 'applicant';

/** Everything that decides whether a step can be completed. */
export interface AdvanceFacts {
  readonly submission: SubmissionState;
  readonly step: StepState;
  readonly isLast: boolean;
  /** problems with the step's answers */
  readonly fieldProblems: readonly Problem[];
  /** null if the step has no payment */
  readonly paymentStatus: PaymentStatus | null;
  /** the number of completed steps whose payment is due */
  readonly unpaidFees: number;
  readonly needsSignature: boolean;
  readonly isResponsibilityAssigned: boolean;
  readonly pendingReviews: number;
  /** pending reviews that wait for a reviewer who was already asked */
  readonly awaitedReviews: number;
  /** pending reviews that wait for staff to ask a third party */
  readonly unaskedReviews: number;
  /** on hold because a reviewer rejected it */
  readonly isRejected: boolean;
  /** changes requested by reviewers and not made yet */
  readonly requestedChanges: number;
  /** an output is issued when the step is completed */
  readonly issuesOutputs: boolean;
  /** steps whose answers changed after the approval, without anyone accepting the changes */
  readonly reviewsOfOtherAnswers: number;
  readonly unfinishedRequirements: number;
  readonly unfinishedSubprocesses: number;
}

type Effect = 'blocks' | 'asks' | 'nothing';

interface ObstacleRule {
  readonly code: RefusalCode;
  readonly count: (facts: AdvanceFacts) => number;
  readonly admin: Effect;
  readonly applicant: Effect;
}

const one = (found: boolean): number => (found ? 1 : 0);
const isMain = ({ step }: AdvanceFacts): boolean => step.genericType === 'Step';
const endsOrIssues = ({ isLast, issuesOutputs }: AdvanceFacts): boolean => isLast || issuesOutputs;
const isUnpaid = ({ paymentStatus }: AdvanceFacts): boolean => paymentStatus === 'due';

/** All obstacles in the order in which they are shown, with their effect on admins and applicants. */
const rules = {
  finished: {
    code: 'submissionFinished',
    count: ({ submission }) => one(submission.status === 'finished'),
    admin: 'blocks',
    applicant: 'blocks',
  },
  halted: {
    code: 'submissionHalted',
    count: ({ submission }) => one(submission.status === 'halted'),
    admin: 'blocks',
    applicant: 'blocks',
  },
  notCurrent: {
    code: 'stepNotCurrent',
    count: (facts) =>
      one(facts.step.completed || (isMain(facts) && facts.step.position !== facts.submission.currentPosition)),
    admin: 'blocks',
    applicant: 'blocks',
  },
  answers: {
    code: 'blank',
    count: ({ fieldProblems }) => fieldProblems.length,
    admin: 'blocks',
    applicant: 'blocks',
  },
  responsibility: {
    code: 'responsibilityMissing',
    count: ({ step, isResponsibilityAssigned }) =>
      one(stepKindOf(step.type).assignsPeople && !isResponsibilityAssigned),
    admin: 'blocks',
    applicant: 'blocks',
  },
  reviews: {
    code: 'reviewsPending',
    count: ({ pendingReviews }) => pendingReviews,
    admin: 'blocks',
    applicant: 'blocks',
  },
  requestedChanges: {
    code: 'reviewsPending',
    count: ({ requestedChanges }) => requestedChanges,
    admin: 'nothing',
    applicant: 'nothing',
  },
  otherAnswers: {
    code: 'approvedAnswersChanged',
    count: (facts) => (isMain(facts) && endsOrIssues(facts) ? facts.reviewsOfOtherAnswers : 0),
    admin: 'blocks',
    applicant: 'blocks',
  },
  requirements: {
    code: 'requirementsUnfinished',
    count: (facts) => (isMain(facts) && facts.isLast ? facts.unfinishedRequirements : 0),
    admin: 'blocks',
    applicant: 'blocks',
  },
  subprocesses: {
    code: 'subprocessesUnfinished',
    count: (facts) => (isMain(facts) && facts.isLast ? facts.unfinishedSubprocesses : 0),
    admin: 'blocks',
    applicant: 'blocks',
  },
  unmodifiable: {
    code: 'cannotBeModified',
    count: ({ step }) => one(stepKindOf(step.type).collects && !step.revisable),
    admin: 'nothing',
    applicant: 'asks',
  },
  signature: {
    code: 'signatureMissing',
    count: ({ needsSignature }) => one(needsSignature),
    admin: 'asks',
    applicant: 'blocks',
  },
  payment: {
    code: 'continueWithoutPayment',
    count: (facts) => one(isUnpaid(facts)),
    admin: 'asks',
    applicant: 'asks',
  },
  fees: {
    code: 'issueWithoutPayment',
    count: (facts) => (isMain(facts) && endsOrIssues(facts) ? facts.unpaidFees : 0),
    admin: 'asks',
    applicant: 'asks',
  },
} as const satisfies Record<string, ObstacleRule>;

export type ObstacleKind = keyof typeof rules;
export const obstacleKinds = Object.keys(rules) as ObstacleKind[];

export function obstacles(facts: AdvanceFacts): ObstacleKind[] {
  return obstacleKinds.filter((kind) => rules[kind].count(facts) > 0);
}

/** Why the step cannot be completed, with a path per problem; empty if it can. */
export function blockers(facts: AdvanceFacts, audience: Audience): Problem[] {
  return obstacles(facts)
    .filter((kind) => rules[kind][audience] === 'blocks')
    .flatMap((kind) => (kind === 'answers' ? facts.fieldProblems : [problemOf(kind, facts)]));
}

/** The confirmation questions shown before a step is completed, in order. */
export const confirmationCodes = [
  'cannotBeModified',
  'continueWithoutPayment',
  'issueWithoutPayment',
  'skipSignature',
] as const;
export type Confirmation = (typeof confirmationCodes)[number];

const confirmationOf: Readonly<Partial<Record<ObstacleKind, Confirmation>>> = {
  unmodifiable: 'cannotBeModified',
  signature: 'skipSignature',
  payment: 'continueWithoutPayment',
  fees: 'issueWithoutPayment',
};

export function confirmations(facts: AdvanceFacts, audience: Audience): Confirmation[] {
  const asking = obstacles(facts).filter((kind) => rules[kind][audience] === 'asks');
  return confirmationCodes.filter((code) => asking.some((kind) => confirmationOf[kind] === code));
}

/**
 * Whether the step auto-advances: its form allows it, everything is approved or paid, and there is nothing to confirm.
 * Pending payments don't count as paid, because they may fail.
 */
export function shouldAutoAdvance(facts: AdvanceFacts): boolean {
  const { step, paymentStatus } = facts;
  const { settles, takesPayment } = stepKindOf(step.type);
  if (!settles || !step.autoadvance) return false;
  if (takesPayment && (paymentStatus === null || !isCompleted(paymentStatus))) return false;
  return obstacles(facts).every((kind) => rules[kind].admin === 'nothing');
}

function problemOf(kind: ObstacleKind, facts: AdvanceFacts): Problem {
  const { code, count } = rules[kind];
  return { path: '', code, params: { count: count(facts) } };
}
