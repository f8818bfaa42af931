import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import type { TimelineState } from '#domain/submission/timeline.ts';

export const requirementKinds = ['PaymentRequirement', 'DataRequirement'] as const;
export type RequirementKind = (typeof requirementKinds)[number];

export const requirementStates = ['unsent', 'sent', 'completed', 'canceled'] as const;
export type RequirementState = (typeof requirementStates)[number];

export const requirementActions = ['update', 'send', 'delete', 'cancel', 'complete'] as const;
export type RequirementAction = (typeof requirementActions)[number];

export function requirementState(times: {
  sentAt: Date | null;
  completedAt: Date | null;
  canceledAt: Date | null;
}): RequirementState {
  if (times.canceledAt !== null) return 'canceled';
  if (times.completedAt !== null) return 'completed';
  return times.sentAt === null ? 'unsent' : 'sent';
}

const allowed: Readonly<Record<RequirementState, readonly RequirementAction[]>> = {
  unsent: ['update', 'send', 'delete'],
  sent: ['cancel', 'complete'],
  completed: [],
  canceled: [],
};

export function requirementRefusal(state: RequirementState, action: RequirementAction): RefusalCode | null {
  if (allowed[state].includes(action)) return null;
  if (state === 'unsent') return 'requirementNotSent';
  return state === 'sent' ? 'requirementSent' : 'requirementClosed';
}

/** Whether a submission cannot be completed because of it. An unsent one is only a note of staff. */
export function isUnfinished(state: RequirementState): boolean {
  return state === 'sent';
}

/** How it is shown beside the steps. */
export const requirementTimeline: Readonly<Record<RequirementState, TimelineState | 'unsent' | 'canceled'>> = {
  unsent: 'unsent',
  sent: 'current',
  completed: 'done',
  canceled: 'canceled',
};
