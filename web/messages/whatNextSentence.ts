import type { Solution } from '#domain/submission/responsibility.ts';
import type { NamedNext } from '#domain/submission/whatNext.ts';
import { submissionWords } from '#web/messages/submissionWords.ts';

/** What somebody is to do at a step. */
const toDo: Readonly<Record<Solution, (step: string) => string>> = {
  answer: (step) => `answer the questions of ${step}`,
  assign: (step) => `choose who works on what comes after ${step}`,
  review: (step) => `review ${step}`,
  makeChanges: () => 'make the changes that were asked for',
  acceptChanges: () => 'look at answers that were changed after they were approved',
  finishRequirements: () => 'finish what was asked for besides',
  finishSubprocesses: () => 'finish the submissions that belong to this one',
  sign: (step) => `sign ${step}`,
  pay: (step) => `pay at ${step}`,
  resume: () => 'resume this submission',
  reconsider: () => 'decide what follows from the rejection',
  advance: (step) => `complete ${step}`,
};

const hourMs = 3600 * 1000;
const dayMs = 24 * hourMs;

/** How long something takes, as people say it. */
export function aboutDuration(ms: number): string {
  if (ms < hourMs) return 'less than an hour';
  const [count, unit] = ms < 1.5 * dayMs ? [Math.round(ms / hourMs), 'hour'] : [Math.round(ms / dayMs), 'day'];
  return `about ${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Whose turn it is and how long that usually takes, in one or two sentences for whoever looks. */
export function whatNextSentence({ solution, isViewers, names, office, stepName, usualMs }: NamedNext): string {
  if (solution === null) return `${submissionWords.completed}.`;
  const task = toDo[solution](stepName || 'this step');
  const who = names.length === 0 ? office : names.join(', ');
  // a name may be of one or of many, as that of a role is
  const turn = isViewers ? `It is your turn to ${task}.` : `${who} must ${task}.`;
  return usualMs === null ? turn : `${turn} This step usually takes ${aboutDuration(usualMs)}.`;
}
