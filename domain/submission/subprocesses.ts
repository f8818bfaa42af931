import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import { statusAllows, type ProcessAction } from '#domain/submission/actions.ts';
import type { SubmissionStatus } from '#domain/submission/status.ts';

export const subprocessStates = ['notStarted', 'linked', 'completed', 'waived', 'legacy'] as const;
export type SubprocessState = (typeof subprocessStates)[number];

export const subprocessActions = ['link', 'unlink', 'waive', 'unwaive'] as const;
export type SubprocessAction = (typeof subprocessActions)[number];

export interface SubprocessFacts {
  readonly waivedAt: Date | null;
  readonly subprocess: { readonly status: SubmissionStatus } | null;
  readonly isFormPublished: boolean;
}

export function subprocessState({ waivedAt, subprocess, isFormPublished }: SubprocessFacts): SubprocessState {
  if (waivedAt !== null) return 'waived';
  if (subprocess !== null) return subprocess.status === 'finished' ? 'completed' : 'linked';
  return isFormPublished ? 'notStarted' : 'legacy';
}

const refusals: Readonly<Record<SubprocessState, Readonly<Record<SubprocessAction, RefusalCode | null>>>> = {
  notStarted: { link: null, unlink: 'subprocessNotLinked', waive: null, unwaive: 'subprocessNotWaived' },
  linked: { link: 'subprocessLinked', unlink: null, waive: null, unwaive: 'subprocessNotWaived' },
  completed: {
    link: 'subprocessLinked',
    unlink: null,
    waive: 'subprocessCompleted',
    unwaive: 'subprocessNotWaived',
  },
  waived: { link: 'subprocessWaived', unlink: 'subprocessWaived', waive: 'subprocessWaived', unwaive: null },
  legacy: {
    link: 'subprocessFormUnpublished',
    unlink: 'subprocessNotLinked',
    waive: null,
    unwaive: 'subprocessNotWaived',
  },
};

export function subprocessRefusal(state: SubprocessState, action: SubprocessAction): RefusalCode | null {
  return refusals[state][action];
}

/** The right that each asks for; who waives may also ask again. */
export const subprocessRights = {
  link: 'linkSubprocess',
  unlink: 'unlinkSubprocess',
  waive: 'waiveSubprocess',
  unwaive: 'waiveSubprocess',
} as const satisfies Readonly<Record<SubprocessAction, ProcessAction>>;

/** What can be done now with something that a submission in this status asks for, by whoever has the right. */
export function possibleSubprocessActions(state: SubprocessState, parent: SubmissionStatus): SubprocessAction[] {
  return subprocessActions.filter(
    (action) => subprocessRefusal(state, action) === null && statusAllows(parent, subprocessRights[action]),
  );
}

/** Whether the parent cannot be completed because of it. A form that was withdrawn is skipped: nobody could start it. */
export function isSubprocessUnfinished(state: SubprocessState, isRequired: boolean): boolean {
  return isRequired && (state === 'notStarted' || state === 'linked');
}

export interface LinkCandidate {
  readonly masterTemplateId: string;
  readonly isExisting: boolean;
  readonly isLinkedElsewhere: boolean;
  /** it is the submission that asks, or asks for that one */
  readonly isAbove: boolean;
}

/** Whether this submission can be the one asked for: of the right form, not used elsewhere, new where it must be. */
export function linkRefusal(
  wanted: { masterTemplateId: string; allowsExisting: boolean },
  candidate: LinkCandidate,
): RefusalCode | null {
  if (candidate.masterTemplateId !== wanted.masterTemplateId) return 'subprocessOfOtherForm';
  if (candidate.isAbove) return 'subprocessOfItself';
  if (candidate.isLinkedElsewhere) return 'subprocessUsedElsewhere';
  return candidate.isExisting && !wanted.allowsExisting ? 'subprocessMustBeNew' : null;
}
