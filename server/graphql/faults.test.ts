import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { maskResult } from '#server/graphql/faults.ts';

/** Returns what is logged for a result in which this many fields failed. */
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

test('logs a few lines for a result with very many faults, and each fault leads to one of them', () => {
  const failures = Array.from({ length: 500 }, (_, n) => new Error(`timeout exceeded ${n}`));
  expect(linesOf(failures).length).toBeLessThan(5);
});

test('logs one line for a single failure that affects many fields', () => {
  const failure = new Error('no such column');
  expect(linesOf([failure, failure, failure])).toHaveLength(1);
});
