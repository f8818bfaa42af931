import type { z } from 'zod';
import type { Problem } from '#domain/kernel/refusal.ts';
import { invalidInputFrom } from '#server/graphql/inputProblems.ts';

type Issue = z.core.$ZodIssue;

/** What is wrong with a body or a query, each at its place as it was written: `refund.amuont`, `step.config.amount`. */
export const problemsOf = (issues: readonly Issue[]): readonly Problem[] => issues.flatMap(problems);

function problems(issue: Issue): readonly Problem[] {
  if (issue.code !== 'unrecognized_keys') return invalidInputFrom({ issues: [issue] }).problems;
  return issue.keys.map((key) => ({ path: [...issue.path, key].join('.'), code: 'unknownKey' }));
}
