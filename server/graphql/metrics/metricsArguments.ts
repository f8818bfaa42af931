import { InvalidInput } from '#domain/kernel/refusal.ts';
import { periodProblems } from '#domain/metrics/periodProblems.ts';
import { maxItems } from '#server/graphql/inputTexts.ts';
import type { MetricsRequest } from '#server/queries/metrics/metricsOf.ts';

/** Upper bounds, far above what anyone compares at once. */
export const limitedTeamIds = maxItems(100);
export const limitedFormIds = maxItems(1_000);

export const metricsArgumentDescriptions = {
  teamIds: 'The IDs of the teams to include. The default is all teams that the viewer sees.',
  formIds: 'The IDs of the forms to include. The default is all forms of the teams.',
  launchedFrom:
    'The first day of the period, as yyyy-MM-dd in the viewer’s time zone. The default is the day of the first submission.',
  launchedTo:
    'The last day of the period, as yyyy-MM-dd in the viewer’s time zone. By default, the period ends at the current time.',
} as const;

interface Requested {
  readonly teamIds?: readonly { readonly id: string }[] | null | undefined;
  readonly formIds?: readonly { readonly id: string }[] | null | undefined;
  readonly launchedFrom?: string | null | undefined;
  readonly launchedTo?: string | null | undefined;
}

/** Validates the days and returns the request. */
export function metricsRequest({ teamIds, formIds, launchedFrom, launchedTo }: Requested): MetricsRequest {
  const days = { from: launchedFrom ?? null, to: launchedTo ?? null };
  const problems = periodProblems(days);
  if (problems.length > 0) throw new InvalidInput(problems);
  return { ...days, teamIds: teamIds?.map(({ id }) => id) ?? null, formIds: formIds?.map(({ id }) => id) ?? null };
}
