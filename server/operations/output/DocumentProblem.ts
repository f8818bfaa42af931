import { issuedDocumentWords } from '#messages/output/issuedDocumentWords.ts';
import type { FillProblem } from '#server/documents/runInFileProcess.ts';

/** Why the document can't be generated until staff fix something. */
export type DocumentProblem = FillProblem | { readonly reason: 'notInUse'; readonly version: number };

export function documentProblemSentence(problem: DocumentProblem): string {
  if (problem.reason === 'notInUse') return issuedDocumentWords.notInUse(problem.version);
  return problem.reason === 'unprintable'
    ? issuedDocumentWords.unprintable(problem.letters ?? '')
    : issuedDocumentWords[problem.reason];
}
