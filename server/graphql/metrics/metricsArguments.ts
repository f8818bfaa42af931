import { InvalidInput } from '#domain/kernel/refusal.ts';
import { periodProblems } from '#domain/metrics/periodProblems.ts';
import { atMost } from '#server/graphql/inputTexts.ts';
import type { MetricsRequest } from '#server/queries/metrics/metricsOf.ts';

/** Nobody compares more at once. */
export const fewTeams = atMost(100);
export const fewForms = atMost(1_000);

export const meanings = {
  teamIds: 'Only of these teams; all that the viewer sees when it is left out.',
  formIds: 'Only of these forms.',
  launchedFrom: 'From this day on, where the viewer is, as yyyy-MM-dd; from the first on when it is left out.',
  launchedTo: 'To the end of this day; to this moment when it is left out.',
} as const;

interface Asked {
  readonly teamIds?: readonly { readonly id: string }[] | null | undefined;
  readonly formIds?: readonly { readonly id: string }[] | null | undefined;
  readonly launchedFrom?: string | null | undefined;
  readonly launchedTo?: string | null | undefined;
}

/** What is asked for, once its days are days. */
export function metricsRequest({ teamIds, formIds, launchedFrom, launchedTo }: Asked): MetricsRequest {
  const days = { from: launchedFrom ?? null, to: launchedTo ?? null };
  const problems = periodProblems(days);
  if (problems.length > 0) throw new InvalidInput(problems);
  return { ...days, teamIds: teamIds?.map(({ id }) => id) ?? null, formIds: formIds?.map(({ id }) => id) ?? null };
}
