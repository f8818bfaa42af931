import { Kind, parse, visit, type DocumentNode } from 'graphql';
import { isWritable } from '#domain/kernel/storable.ts';
import { mostTokens } from '#server/graphql/operationLimits.ts';
import { badInput, unreadable } from '#server/graphql/requestErrors.ts';

/** Braces and brackets in one another: validation and execution go down one call a level. */
const mostLevels = 64;

/** Reads a document that a program wrote: as long, as deep and as writable as variables may be. */
export function parseProgram(text: string): DocumentNode {
  if (levelsOf(text) > mostLevels) throw unreadable('The document is nested too deeply.');
  const document = parse(text, { maxTokens: mostTokens });
  visit(document, {
    [Kind.STRING]({ value }) {
      if (!isWritable(value)) throw badInput([{ path: '', code: 'unwritable' }]);
    },
  });
  return document;
}

/** Counted before it is parsed, which goes down as well. Signs within texts count too: there are never so many. */
function levelsOf(text: string): number {
  let [level, most] = [0, 0];
  for (const sign of text) {
    if (sign === '{' || sign === '[' || sign === '(') most = Math.max(most, (level += 1));
    else if (sign === '}' || sign === ']' || sign === ')') level -= 1;
  }
  return most;
}
