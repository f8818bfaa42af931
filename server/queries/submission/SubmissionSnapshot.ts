import type { Content } from '#domain/form/Content.ts';
import type { AnswerPlace } from '#domain/form/rows.ts';
import type { LedgerEntry } from '#domain/payment/ledger.ts';
import type { PaymentConfig } from '#domain/payment/PaymentConfig.ts';
import type { DiscussedApproval } from '#domain/review/requestedChanges.ts';
import type { Reviewer, ReviewLogic, ReviewRequest, ReviewType } from '#domain/review/ReviewGroup.ts';
import type { SubmissionStatus } from '#domain/submission/status.ts';
import type { StepState } from '#domain/submission/StepState.ts';

/** A person or role, by the name that people know. */
export interface NamedPrincipal extends Reviewer {
  readonly name: string;
}

/** The step at which a submission stands, with all that decides whether it can go on. */
export interface SnapshotStep extends StepState {
  readonly activeStepId: string;
  readonly stepId: string;
  readonly identity: string;
  readonly name: string | null;
  readonly since: string | null;
  readonly isLast: boolean;
  readonly isSignatureSkipped: boolean;
  readonly signedDigests: readonly string[];
  readonly isResponsibilityAssigned: boolean;
  readonly payment: {
    readonly config: Pick<PaymentConfig, 'fixed' | 'calculated' | 'amount' | 'formulaIdentity'>;
    readonly entries: readonly (LedgerEntry & { readonly at: string })[];
  } | null;
  readonly reviewGroups: readonly SnapshotReviewGroup[];
  /** an output is issued when it is left */
  readonly issuesOutputs: boolean;
  /** who is assigned to the step by the form or in this submission */
  readonly assignees: readonly NamedPrincipal[];
  /** who may change the form, where the step needs a third party's review */
  readonly formWriters: readonly NamedPrincipal[];
  /** who is assigned if the logic of the form says so */
  readonly assignmentGroups: readonly { readonly identity: string; readonly subjects: readonly NamedPrincipal[] }[];
}

export interface SnapshotReviewGroup {
  readonly id: string;
  readonly identity: string;
  readonly reviewType: ReviewType;
  readonly logicType: ReviewLogic;
  readonly required: boolean;
  readonly reviewers: readonly NamedPrincipal[];
  readonly requests: readonly (Omit<ReviewRequest, 'canceledAt' | 'completedAt'> & {
    readonly name: string;
    readonly canceledAt: string | null;
    readonly completedAt: string | null;
  })[];
  readonly approvals: readonly SnapshotApproval[];
}

interface SnapshotApproval extends DiscussedApproval {
  readonly digest: string | null;
  readonly at: string;
}

/** A step whose reviews were begun or left behind: what was approved there must be what is issued. */
export interface ReviewedStep {
  readonly activeStepId: string;
  readonly identity: string;
  readonly completed: boolean;
  readonly reviewGroups: readonly SnapshotReviewGroup[];
  /** changes after an approval that somebody stands for */
  readonly acceptances: readonly { readonly digest: string; readonly at: string }[];
}

/** A step that asks for money and was left behind. */
interface LeftPayment {
  readonly activeStepId: string;
  readonly leftAt: string;
  readonly payment: NonNullable<SnapshotStep['payment']>;
}

/** A payment with entries in the ledger. */
export interface HeldPayment {
  readonly paymentId: string;
  /** as it was fixed at the launch; null when the payer decides or a formula does */
  readonly amount: number | null;
  /** when the submission was deleted or the request canceled */
  readonly endedAt: string | null;
  readonly payment: NonNullable<SnapshotStep['payment']>;
}

/** An answer as it was saved last. */
interface SnapshotAnswer extends AnswerPlace {
  readonly content: Content;
  readonly revision: number;
}

/** All that the next move of a submission depends on, in one snapshot. */
export interface SubmissionSnapshot {
  readonly id: string;
  readonly teamId: string;
  readonly masterTemplateId: string;
  readonly flowTemplateId: string;
  readonly status: SubmissionStatus;
  readonly haltedByAdmin: boolean;
  readonly scopedId: number;
  readonly customId: string | null;
  readonly isRenewal: boolean;
  readonly identifierFieldIdentity: string | null;
  readonly templateName: string;
  readonly timeZone: string;
  readonly teamName: string;
  readonly createdAt: Date;
  readonly lastActivityAt: Date;
  readonly lastEditedAt: Date | null;
  readonly finishedAt: Date | null;
  /** the position at which it stands; that of the last step once it is finished */
  readonly currentPosition: number;
  readonly dueAt: Date | null;
  readonly step: SnapshotStep | null;
  readonly applicants: readonly { readonly userId: string; readonly name: string; readonly isPrimary: boolean }[];
  readonly tagIds: readonly string[];
  readonly answers: readonly SnapshotAnswer[];
  readonly reviewedSteps: readonly ReviewedStep[];
  readonly leftPayments: readonly LeftPayment[];
  readonly heldPayments: readonly HeldPayment[];
  readonly unfinishedRequirements: number;
  readonly subprocesses: readonly {
    readonly configIdentity: string;
    readonly required: boolean;
    readonly isWaived: boolean;
    readonly isFormPublished: boolean;
    readonly status: SubmissionStatus | null;
  }[];
}
