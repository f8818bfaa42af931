import { Kind, parse, visit, type DocumentNode } from 'graphql';
import { isStorableText } from '#domain/kernel/storable.ts';
import { maxDocumentTokens } from '#server/graphql/operationLimits.ts';
import { invalidInputError, unreadable } from '#server/graphql/requestErrors.ts';

/** The maximum nesting of braces and brackets. Validation and execution recurse once per level. */
const mostLevels = 64;

/**
 * Parses a document from an integrator, with limits on its length, its depth, and the characters that can be
 * stored.
 */
export function parseLimitedDocument(text: string): DocumentNode {
  if (levelsOf(text) > mostLevels) throw unreadable('The document is nested too deeply.');
  const document = parse(text, { maxTokens: maxDocumentTokens });
  visit(document, {
    [Kind.STRING]({ value }) {
      if (!isStorableText(value)) throw invalidInputError([{ path: '', code: 'unwritable' }]);
    },
  });
  return document;
}

/**
 * Counted before parsing, because the parser recurses too. Brackets inside strings count as well; real
 * documents don't have that many.
 */
function levelsOf(text: string): number {
  let [level, most] = [0, 0];
  for (const sign of text) {
    if (sign === '{' || sign === '[' || sign === '(') most = Math.max(most, (level += 1));
    else if (sign === '}' || sign === ']' || sign === ')') level -= 1;
  }
  return most;
}
