import type { EntityRowProblem } from '#domain/entity/entityImport.ts';
import { refusalSentence } from '#messages/shell/refusalSentence.ts';

/** A problem of a row as a sentence: “Phone must be a valid phone number.” */
export function labeledRefusal({ column, code, params }: EntityRowProblem): string {
  const sentence = `${column ?? 'This row'} ${refusalSentence(code, params)}`;
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
