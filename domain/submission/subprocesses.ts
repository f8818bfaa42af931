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

/** The right needed for each action; waiving and removing a waiver share one. */
export const subprocessRights = {
  link: 'linkSubprocess',
  unlink: 'unlinkSubprocess',
  waive: 'waiveSubprocess',
  unwaive: 'waiveSubprocess',
} as const satisfies Readonly<Record<SubprocessAction, ProcessAction>>;

/** The actions possible on a subprocess in this state of its parent, for someone with the right. */
export function possibleSubprocessActions(state: SubprocessState, parent: SubmissionStatus): SubprocessAction[] {
  return subprocessActions.filter(
    (action) => subprocessRefusal(state, action) === null && statusAllows(parent, subprocessRights[action]),
  );
}

/**
 * Whether the subprocess blocks completion of its parent. If its form is no longer published, it doesn't, because no
 * one could start it.
 */
export function isSubprocessUnfinished(state: SubprocessState, isRequired: boolean): boolean {
  return isRequired && (state === 'notStarted' || state === 'linked');
}

export interface LinkCandidate {
  readonly masterTemplateId: string;
  readonly isExisting: boolean;
  readonly isLinkedElsewhere: boolean;
  /** it is the parent itself or one of its ancestors */
  readonly isAbove: boolean;
}

/**
 * Whether this submission can be linked as the subprocess: of the right form, not linked elsewhere, and new if
 * required.
 */
export function linkRefusal(
  wanted: { masterTemplateId: string; allowsExisting: boolean },
  candidate: LinkCandidate,
): RefusalCode | null {
  if (candidate.masterTemplateId !== wanted.masterTemplateId) return 'subprocessOfOtherForm';
  if (candidate.isAbove) return 'subprocessOfItself';
  if (candidate.isLinkedElsewhere) return 'subprocessUsedElsewhere';
  return candidate.isExisting && !wanted.allowsExisting ? 'subprocessMustBeNew' : null;
}
