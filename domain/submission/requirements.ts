import { decide, type Facts } from '#domain/access/decide.ts';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import { statusAllows } from '#domain/submission/actions.ts';
import type { SubmissionStatus } from '#domain/submission/status.ts';

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

export const requirementRights = {
  update: 'updateRequirement',
  send: 'sendRequirement',
  delete: 'deleteRequirement',
  cancel: 'cancelRequirement',
  complete: 'completeRequirement',
} as const satisfies Record<RequirementAction, string>;

export type RequirementRight = (typeof requirementRights)[RequirementAction];

/**
 * What the viewer can do with the requirement now. A payment requirement is completed by its payment, never by a
 * button.
 */
export function availableRequirementActions(
  { kind, state }: { readonly kind: RequirementKind; readonly state: RequirementState },
  submission: SubmissionStatus,
  viewer: Facts<'requirement'>,
): RequirementRight[] {
  return requirementActions
    .filter((action) => requirementRefusal(state, action) === null)
    .filter((action) => !(action === 'complete' && kind === 'PaymentRequirement'))
    .map((action) => requirementRights[action])
    .filter((right) => statusAllows(submission, right) && decide(right, viewer));
}

/** Whether the requirement blocks completion of the submission. An unsent one is only a draft and doesn't. */
export function isRequirementUnfinished(state: RequirementState): boolean {
  return state === 'sent';
}
