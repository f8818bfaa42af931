import type { Content } from '#domain/form/Content.ts';
import type { AnswerPlace } from '#domain/form/rows.ts';
import type { LedgerEntry } from '#domain/payment/ledger.ts';
import type { PaymentConfig } from '#domain/payment/PaymentConfig.ts';
import type { DiscussedApproval } from '#domain/review/requestedChanges.ts';
import type { Reviewer, ReviewLogic, ReviewRequest, ReviewType } from '#domain/review/ReviewGroup.ts';
import type { SubmissionStatus } from '#domain/submission/status.ts';
import type { StepState } from '#domain/submission/StepState.ts';

/** A person or role with its display name. */
export interface NamedPrincipal extends Reviewer {
  readonly name: string;
}

/** The current step of a submission, with everything that decides whether it can be completed. */
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
  /** the outputs that completing it issues */
  readonly outputNames: readonly string[];
  /** assigned to the step by the form or in this submission */
  readonly assignees: readonly NamedPrincipal[];
  /** people who may edit the form, if the step needs a third-party review */
  readonly formWriters: readonly NamedPrincipal[];
  /** assigned only if the form's logic says so */
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

/** A step with a review, or completed without one. What was approved there must match what is issued. */
export interface ReviewedStep {
  readonly activeStepId: string;
  readonly identity: string;
  readonly completed: boolean;
  readonly reviewGroups: readonly SnapshotReviewGroup[];
  /** accepted changes after an approval */
  readonly acceptances: readonly { readonly digest: string; readonly at: string }[];
}

/** A completed step with a payment. */
interface LeftPayment {
  readonly activeStepId: string;
  readonly leftAt: string;
  readonly payment: NonNullable<SnapshotStep['payment']>;
}

/** A payment with ledger entries. */
export interface HeldPayment {
  readonly paymentId: string;
  /** as fixed when the submission started; null if the payer or a formula decides */
  readonly amount: number | null;
  /** when the submission was deleted or the request canceled */
  readonly endedAt: string | null;
  readonly payment: NonNullable<SnapshotStep['payment']>;
}

interface SnapshotAnswer extends AnswerPlace {
  readonly content: Content;
  readonly revision: number;
}

/** Everything a submission's next step depends on, read in one statement. */
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
  /** the position of the current step, or of the last step once completed */
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
