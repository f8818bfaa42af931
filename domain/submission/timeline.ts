import type { PaymentStanding } from '#domain/payment/PaymentStanding.ts';
import type { PaymentStatus } from '#domain/payment/paymentStatus.ts';
import type { SubmissionState } from '#domain/submission/status.ts';
import type { StepState } from '#domain/submission/StepState.ts';

export const timelineStates = ['done', 'current', 'halted', 'notdone'] as const;
export type TimelineState = (typeof timelineStates)[number];

type Placed = Pick<StepState, 'position' | 'completed'>;

/** The state of a step. It's done if it or the submission is completed, or if the submission is past it. */
export function timelineState(step: Placed, submission: SubmissionState): TimelineState {
  const isCurrent = step.position === submission.currentPosition;
  if (submission.status === 'finished' || step.position < submission.currentPosition) return 'done';
  if (isCurrent && submission.status === 'halted') return 'halted';
  if (step.completed) return 'done';
  return isCurrent ? 'current' : 'notdone';
}

export const stepProgresses = [...timelineStates, 'unpaid', 'underway', 'waived', 'refunded'] as const;
export type StepProgress = (typeof stepProgresses)[number];

const progressOfPayment: Readonly<Record<PaymentStatus, StepProgress>> = {
  due: 'unpaid',
  processing: 'underway',
  waived: 'waived',
  paid: 'done',
  notRequired: 'done',
};

/** The progress shown for a step. A completed payment step is done only if its payment is. */
export function stepProgress(state: TimelineState, payment: PaymentStanding | null): StepProgress {
  if (state !== 'done' || payment === null) return state;
  if (payment.isGivenBack) return 'refunded';
  return payment.status === 'processing' && !payment.isPending ? 'done' : progressOfPayment[payment.status];
}

export interface Progress {
  readonly done: number;
  readonly total: number;
  readonly percent: number;
}

export function progress(steps: readonly Placed[], submission: SubmissionState): Progress {
  const done = steps.filter((step) => timelineState(step, submission) === 'done').length;
  return { done, total: steps.length, percent: steps.length === 0 ? 0 : Math.floor((done * 100) / steps.length) };
}

/** The position of the step after `position`; null after the last step. */
export function nextPosition(steps: readonly Placed[], position: number): number | null {
  const later = steps.map((step) => step.position).filter((other) => other > position);
  return later.length === 0 ? null : Math.min(...later);
}
