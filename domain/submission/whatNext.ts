import { decide, factsAbout, type KnownFacts } from '#domain/access/decide.ts';
import type { Cents } from '#domain/kernel/money.ts';
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
  /** how the viewer sees a submission on hold; null if it isn't on hold */
  readonly hold: Hold | null;
}

interface Hold {
  /** by staff or a reviewer; otherwise by an applicant */
  readonly isByOffice: boolean;
  readonly canResume: boolean;
  /** the viewer is an applicant and no staff */
  readonly isOwn: boolean;
}

/** The amount that the viewer has to pay. */
export interface AmountToPay {
  readonly cents: Cents;
  /** part of the fee has been paid */
  readonly isRest: boolean;
}

/** The same, with the names and amounts for its sentence. */
export interface NamedNext extends WhatNext {
  /** empty means the whole office */
  readonly names: readonly string[];
  /** the team of the form */
  readonly office: string;
  readonly stepName: string | null;
  /** the documents that are issued when the step is completed */
  readonly outputNames: readonly string[];
  /** null unless the viewer must pay a known amount and may see it */
  readonly amount: AmountToPay | null;
}

interface Standing {
  readonly status: SubmissionStatus;
  readonly haltedByAdmin: boolean;
  /** most urgent first */
  readonly actions: readonly RequiredAction[];
  readonly since: Date | null;
  readonly usualMs: number | null;
}

/** The viewer, with their relations to the submission. */
export interface NextReader {
  readonly relations: ReadonlySet<string>;
  /** scopes of the API token in use */
  readonly token?: KnownFacts<'payment'>['token'];
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

type Relations = KnownFacts<'submission'>['relations'];
const relationsOf = ({ relations }: NextReader): Relations => [...relations] as unknown as Relations;

/** Whether the reader may see what is due. */
export const maySeeAmounts = (reader: NextReader): boolean =>
  decide('viewPayment', factsAbout('payment', { relations: relationsOf(reader), token: reader.token ?? null }));

function holdFor(haltedByAdmin: boolean, reader: NextReader): Hold {
  const traits = haltedByAdmin ? (['haltedByAdmin'] as const) : [];
  const { relations } = reader;
  return {
    isByOffice: haltedByAdmin,
    canResume: decide('resumeSubmission', factsAbout('submission', { relations: relationsOf(reader), traits })),
    isOwn: relations.has('applicant') && !relations.has('processor'),
  };
}

/**
 * Whose turn it is, what to do, since when, and how long it usually takes: the one definition for the page, lists,
 * emails, and the API.
 */
export function whatNext({ status, haltedByAdmin, actions, since, usualMs }: Standing, reader: NextReader): WhatNext {
  // on hold, it is no one's turn, not even that of the people who can resume it
  const mine = status === 'active' ? actions.find((action) => belongs[action.party](reader, action)) : undefined;
  const first = status === 'finished' ? undefined : (mine ?? actions[0]);
  if (!first) return { party: null, solution: null, isViewers: false, since: null, usualMs: null, hold: null };
  const { party, solution } = first;
  const hold = status === 'halted' ? holdFor(haltedByAdmin, reader) : null;
  // time is not counted while on hold
  return { party, solution, isViewers: first === mine, since, usualMs: hold === null ? usualMs : null, hold };
}
