import type { Party, RequiredAction, Solution } from '#domain/submission/responsibility.ts';
import type { SubmissionStatus } from '#domain/submission/status.ts';

/** What somebody who looks at a submission is to know first. The texts are in messages/submission/whatNextSentence.ts. */
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

/** The person reading, with what they are to the submission. */
export interface NextReader {
  readonly relations: ReadonlySet<string>;
  /** their own id and those of their roles */
  readonly ids: ReadonlySet<string>;
}

const isNamed = ({ ids }: NextReader, { userIds }: RequiredAction): boolean => userIds.some((id) => ids.has(id));

const belongs: Readonly<Record<Party, (reader: NextReader, action: RequiredAction) => boolean>> = {
  applicants: ({ relations }) => relations.has('applicant'),
  // a reviewer who has already decided is not named
  reviewers: (reader, action) =>
    reader.relations.has('reviewer') && !reader.relations.has('applicant') && isNamed(reader, action),
  // where no one is named, anyone who works on the form can act
  assignees: (reader, action) => {
    const { relations } = reader;
    if (!relations.has('processor')) return false;
    return action.userIds.length === 0 ? !relations.has('applicant') : isNamed(reader, action);
  },
};

/** Whether it waits for its applicants: never while it is on hold or finished, or where a reviewer has to act first. Decision 0091. */
export const isApplicantsTurn = (status: SubmissionStatus, actions: readonly RequiredAction[]): boolean =>
  status === 'active' && actions.some(({ party }) => party === 'applicants');

/** Whose turn it is, what to do, since when, and how long it usually takes: one answer for the page, lists, mails and programs. */
export function whatNext({ status, actions, since, usualMs }: Standing, reader: NextReader): WhatNext {
  // on hold, it is no one's turn, not even that of the people who can resume it
  const mine = status === 'active' ? actions.find((action) => belongs[action.party](reader, action)) : undefined;
  const first = status === 'finished' ? undefined : (mine ?? actions[0]);
  if (!first) return { party: null, solution: null, isViewers: false, since: null, usualMs: null };
  const { party, solution } = first;
  // while it is halted, no time runs
  return { party, solution, isViewers: first === mine, since, usualMs: status === 'halted' ? null : usualMs };
}
