import { z } from 'zod';
import { mutation } from '#server/rest/documentText.ts';
import { endpoint, toGlobalId, type Endpoint } from '#server/rest/endpoint.ts';

const day = z
  .string()
  .max(40)
  .transform((written) => (written.trim() === '' ? null : written.trim()))
  .optional();
/** `team_id[]=1&team_id[]=2`, or a single value. */
const ids = z
  .union([z.string().max(100), z.array(z.string().max(100)).max(1_000)])
  .transform((named) => [named].flat().filter((id) => id !== ''))
  .optional();
const requestSchema = z.object({ launched_from: day, launched_to: day, team_id: ids, template_ids: ids });
type Requested = z.infer<typeof requestSchema>;

/** Null means all: an empty filter excludes nothing. */
const named = (type: string, given: readonly string[] | undefined): readonly (string | null)[] | null =>
  given === undefined || given.length === 0 ? null : given.map((id) => toGlobalId(type, id));

/** Metrics, as a job that is polled at `/jobs/{id}`. The result is a JSON string. Decision 0042. */
export const metricsEndpoints: readonly Endpoint[] = [
  endpoint<Requested>({
    method: 'GET',
    path: '/metrics/fetch_data',
    summary: 'Calculate metrics about submissions and revenue in a job whose result is a JSON string',
    query: requestSchema,
    document: mutation('countMetrics', 'job { ...job }'),
    variables: ({ query }) => ({
      input: {
        teamIds: named('Team', query.team_id),
        formIds: named('MasterTemplate', query.template_ids),
        launchedFrom: query.launched_from,
        launchedTo: query.launched_to,
      },
    }),
    answer: 'countMetrics.job',
    status: 202,
  }),
];
