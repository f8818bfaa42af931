import type { Party, RequiredAction, Solution } from '#domain/submission/responsibility.ts';
import type { SubmissionStatus } from '#domain/submission/status.ts';

/** What the viewer of a submission needs to know first. The texts are in messages/submission/whatNextSentence.ts. */
export interface WhatNext {
  /** who has to act; null if finished */
  readonly party: Party | null;
  /** what they have to do; null if finished */
  readonly solution: Solution | null;
  /** the viewer is one of them */
  readonly isViewers: boolean;
  /** when the current step or status began; null if unknown */
  readonly since: Date | null;
  /** how long this usually takes, excluding time on hold; null if there are too few samples */
  readonly usualMs: number | null;
}

/** The same, with the names for its sentence. */
export interface NamedNext extends WhatNext {
  /** empty means the whole office */
  readonly names: readonly string[];
  /** the team of the form */
  readonly office: string;
  readonly stepName: string | null;
}

interface Standing {
  readonly status: SubmissionStatus;
  /** most urgent first */
  readonly actions: readonly RequiredAction[];
  readonly since: Date | null;
  readonly usualMs: number | null;
}

/** The viewer, with their relations to the submission. */
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

/**
 * Whose turn it is, what to do, since when, and how long it usually takes: the one definition for the page, lists,
 * mails, and the API.
 */
export function whatNext({ status, actions, since, usualMs }: Standing, reader: NextReader): WhatNext {
  // on hold, it is no one's turn, not even that of the people who can resume it
  const mine = status === 'active' ? actions.find((action) => belongs[action.party](reader, action)) : undefined;
  const first = status === 'finished' ? undefined : (mine ?? actions[0]);
  if (!first) return { party: null, solution: null, isViewers: false, since: null, usualMs: null };
  const { party, solution } = first;
  // time is not counted while on hold
  return { party, solution, isViewers: first === mine, since, usualMs: status === 'halted' ? null : usualMs };
}
