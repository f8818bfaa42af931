import { lazily } from '#domain/kernel/lazily.ts';
import { plural } from '#domain/kernel/plural.ts';
import type { Solution } from '#domain/submission/responsibility.ts';
import type { NamedNext } from '#domain/submission/whatNext.ts';
import { submissionWords } from '#messages/submission/submissionWords.ts';

interface TurnWords {
  /** for the people whose turn it is */
  readonly own: (step: string) => string;
  /** for everyone else; names may be one or many, as a role's is */
  readonly others: (who: string, step: string) => string;
}

const capitalized = (who: string): string => who.charAt(0).toUpperCase() + who.slice(1);

const turns: Readonly<Record<Solution, TurnWords>> = {
  answer: {
    own: (step) => `Your turn: finish ${step}.`,
    others: (who, step) => `Waiting for ${who} to finish ${step}.`,
  },
  assign: {
    own: () => 'Your turn: choose who works on the next steps.',
    others: (who) => `Waiting for ${who} to choose who works on the next steps.`,
  },
  review: {
    own: (step) => `Your turn to review: ${step}.`,
    others: (who) => `Waiting for review by ${who}.`,
  },
  requestReview: {
    own: (step) => `Your turn: ask a third party for the review at ${step}.`,
    others: (who) => `Waiting for ${who} to ask a third party for a review.`,
  },
  makeChanges: {
    own: () => 'Your turn: make the requested changes.',
    others: (who) => `Waiting for ${who} to make the requested changes.`,
  },
  acceptChanges: {
    own: () => 'Your turn: check the answers that changed after approval.',
    others: (who) => `Waiting for ${who} to check the answers that changed after approval.`,
  },
  finishRequirements: {
    own: () => 'Your turn: finish the additional requests.',
    others: (who) => `Waiting for ${who} to finish the additional requests.`,
  },
  finishSubprocesses: {
    own: () => 'Your turn: finish the related submissions.',
    others: (who) => `Waiting for ${who} to finish the related submissions.`,
  },
  sign: {
    own: (step) => `Your turn: sign ${step}.`,
    others: (who, step) => `Waiting for ${who} to sign ${step}.`,
  },
  pay: {
    own: (step) => `Your payment is due: ${step}.`,
    others: (who) => `Waiting for ${who} to pay.`,
  },
  resume: {
    own: () => 'This submission is on hold.',
    others: (who) => `This submission is on hold. ${capitalized(who)} can resume it.`,
  },
  reconsider: {
    own: () => 'This submission was not approved.',
    others: (who) => `This submission was not approved. ${capitalized(who)} decides what happens next.`,
  },
  advance: {
    own: (step) => `Your turn: ${step}.`,
    others: (who, step) => `Waiting for ${who} to complete ${step}.`,
  },
};

const hourMs = 3600 * 1000;
const dayMs = 24 * hourMs;

/** A duration as people say it. */
export function approximateDuration(ms: number): string {
  if (ms < hourMs) return 'less than an hour';
  const [count, unit] = ms < 1.5 * dayMs ? [Math.round(ms / hourMs), 'hour'] : [Math.round(ms / dayMs), 'day'];
  return `about ${plural(count, unit)}`;
}

const nameList = lazily(() => new Intl.ListFormat('en-US', { type: 'conjunction' }));
/** More names would hide what has to be done. */
const mostNames = 3;

function listNames(names: readonly string[]): string {
  const others = names.length - mostNames;
  if (others <= 0) return nameList().format(names);
  return nameList().format([...names.slice(0, mostNames), plural(others, 'other')]);
}

/** Whose turn it is and how long that usually takes, in one or two sentences for one reader. */
export function whatNextSentence({ solution, isViewers, names, office, stepName, usualMs }: NamedNext): string {
  if (solution === null) return `${submissionWords.completed}.`;
  const step = stepName || 'this step';
  const who = names.length === 0 ? office : listNames(names);
  const turn = isViewers ? turns[solution].own(step) : turns[solution].others(who, step);
  return usualMs === null ? turn : `${turn} This step usually takes ${approximateDuration(usualMs)}.`;
}

/** Who must act and how, for a person who can't continue: specification, runtime 4.2. */
export function blockedSentence({
  solution,
  names,
  stepName,
  isViewers,
}: Pick<NamedNext, 'names' | 'stepName' | 'isViewers'> & { readonly solution: Solution }): string {
  const who = names.length === 0 ? submissionWords.anAdmin : listNames(names);
  const step = stepName || 'this step';
  return isViewers ? turns[solution].own(step) : turns[solution].others(who, step);
}
