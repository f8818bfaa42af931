import type { z } from 'zod';
import type { Problem } from '#domain/kernel/refusal.ts';
import { invalidInputFrom } from '#server/graphql/invalidInputFrom.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/**
 * The problems of a body or query, each with its path as sent: `refund.amuont`, `step.config.amount`. Decision
 * 0017.
 */
export const bodyProblems = (issues: readonly Issue[], at: Path = []): readonly Problem[] =>
  issues.flatMap((issue) => problems(issue, [...at, ...issue.path]));

function problems(issue: Issue, path: Path): readonly Problem[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...path, key].join('.'), code: 'unknownKey' }));
  const meant = issue.code === 'invalid_union' ? issue.errors.find(isInside) : undefined;
  if (meant) return bodyProblems(meant, path);
  return invalidInputFrom({ issues: [{ ...issue, path: [...path] }] }).problems;
}

/** Of a value's alternatives, the one that matches its shape: its problems are inside of it. */
const isInside = (issues: readonly Issue[]): boolean =>
  issues.length > 0 && issues.every(({ code, path }) => path.length > 0 || code === 'unrecognized_keys');
