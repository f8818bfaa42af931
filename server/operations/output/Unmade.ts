import { outputMessages } from '#messages/output/outputMessages.ts';
import type { FillProblem } from '#server/documents/askFileProcess.ts';

/** Why the document can't be generated until staff fix something. */
export type Unmade = FillProblem | { readonly reason: 'notInUse'; readonly version: number };

export function sentenceOf(problem: Unmade): string {
  if (problem.reason === 'notInUse') return outputMessages.notInUse(problem.version);
  return problem.reason === 'unprintable'
    ? outputMessages.unprintable(problem.letters ?? '')
    : outputMessages[problem.reason];
}
