import type { Party, RequiredAction, Solution } from '#domain/submission/responsibility.ts';
import type { SubmissionStatus } from '#domain/submission/status.ts';

/** What somebody who looks at a submission is to know first. The words stand in web/messages. */
export interface WhatNext {
  /** who is to act; null once it is finished */
  readonly party: Party | null;
  /** what they are to do; null once it is finished */
  readonly solution: Solution | null;
  /** whoever looks is one of them */
  readonly isViewers: boolean;
  /** since when it stands where it stands; null when that is not known */
  readonly since: Date | null;
  /** what usually follows takes so long, without the time in which it is halted; null where too few have come by */
  readonly usualMs: number | null;
}

/** The same with the names that its sentence says. */
export interface NamedNext extends WhatNext {
  /** empty stands for the office as a whole */
  readonly names: readonly string[];
  /** the team whose form it is */
  readonly office: string;
  readonly stepName: string | null;
}

interface Standing {
  readonly status: SubmissionStatus;
  /** most pressing first */
  readonly actions: readonly RequiredAction[];
  readonly since: Date | null;
  readonly usualMs: number | null;
}

/** What whoever looks is to the submission. */
type Relations = ReadonlySet<string>;

const belongs: Readonly<Record<Party, (relations: Relations, action: RequiredAction) => boolean>> = {
  applicants: (relations) => relations.has('applicant'),
  reviewers: (relations) => relations.has('reviewer') && !relations.has('applicant'),
  // nobody named means whoever works there
  assignees: (relations, { userIds }) =>
    relations.has('assignee') || (userIds.length === 0 && relations.has('processor') && !relations.has('applicant')),
};

/** Whose turn it is, what to do, since when, and how long it usually takes: one answer for the page, lists, mails and programs. */
export function whatNext({ status, actions, since, usualMs }: Standing, relations: Relations): WhatNext {
  const mine = actions.find((action) => belongs[action.party](relations, action));
  const first = status === 'finished' ? undefined : (mine ?? actions[0]);
  if (!first) return { party: null, solution: null, isViewers: false, since: null, usualMs: null };
  const { party, solution } = first;
  // while it is halted, no time runs
  return { party, solution, isViewers: first === mine, since, usualMs: status === 'halted' ? null : usualMs };
}
