import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { maskResult } from '#server/graphql/faults.ts';

/** What is logged of an answer in which so many fields failed. */
function linesOf(failures: readonly Error[]): readonly object[] {
  const lines: object[] = [];
  const log = { error: (line: object) => void lines.push(line), warn: () => undefined };
  const errors = failures.map((originalError) => new GraphQLError(originalError.message, { originalError }));
  const masked = maskResult({ errors }, log as never);
  const logged = new Set<unknown>(lines.map((line) => (line as { id: string }).id));
  const isTold = ({ message, extensions: { code, id } }: GraphQLError): boolean =>
    message === 'Oops, something went wrong' && code === 'FAULT' && logged.has(id);
  expect(masked.errors?.every(isTold)).toBe(true);
  return lines;
}

test('an answer with ever so many faults makes few lines of the log, and each fault leads to one of them', () => {
  const failures = Array.from({ length: 500 }, (_, n) => new Error(`timeout exceeded ${n}`));
  expect(linesOf(failures).length).toBeLessThan(5);
});

test('one fault that kept many fields from their answers is one line', () => {
  const failure = new Error('no such column');
  expect(linesOf([failure, failure, failure])).toHaveLength(1);
});
