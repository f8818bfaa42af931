import { outputMessages } from '#messages/output/outputMessages.ts';
import type { FillProblem } from '#server/documents/askFileProcess.ts';

/** Why there is no document until staff do something about it. */
export type Unmade = FillProblem | { readonly reason: 'notInUse'; readonly version: number };

export function sentenceOf(problem: Unmade): string {
  if (problem.reason === 'notInUse') return outputMessages.notInUse(problem.version);
  return problem.reason === 'unprintable'
    ? outputMessages.unprintable(problem.letters ?? '')
    : outputMessages[problem.reason];
}
