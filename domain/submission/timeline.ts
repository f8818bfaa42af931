import type { PaymentStanding } from '#domain/payment/givenBack.ts';
import type { PaymentStatus } from '#domain/payment/paymentStatus.ts';
import type { SubmissionState } from '#domain/submission/status.ts';
import type { StepState } from '#domain/submission/StepState.ts';

export const timelineStates = ['done', 'current', 'halted', 'notdone'] as const;
export type TimelineState = (typeof timelineStates)[number];

type Placed = Pick<StepState, 'position' | 'completed'>;

/** Where a step stands: it is done when it or the submission is, or when the submission has gone past it. */
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

/** What people are told of a step: one that asks for money is done when that is, not because it was left behind. */
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

/** The position to go to from `position`; null after the last step. */
export function nextPosition(steps: readonly Placed[], position: number): number | null {
  const later = steps.map((step) => step.position).filter((other) => other > position);
  return later.length === 0 ? null : Math.min(...later);
}
