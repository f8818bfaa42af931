import DataLoader from 'dataloader';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { newestAnswerTimes } from '#server/queries/answer/newestAnswerTimes.ts';

const loaders = new WeakMap<RequestContext, DataLoader<string, Date | null>>();

/**
 * Loads a whole page in one statement. Nothing is cached, because a mutation in the same request may save an answer.
 */
function loaderOf(ctx: RequestContext): DataLoader<string, Date | null> {
  const known =
    loaders.get(ctx) ??
    new DataLoader(
      async (ids: readonly string[]) => {
        const rows = await newestAnswerTimes.rows(ctx.services.pool, [[...new Set(ids)]]);
        const bySubmission = new Map(rows.map(({ submissionId, savedAt }) => [submissionId, savedAt]));
        return ids.map((id) => bySubmission.get(id) ?? null);
      },
      { cache: false },
    );
  loaders.set(ctx, known);
  return known;
}

/** When the newest answer of a submission was saved, to the millisecond. */
export const newestAnswerFor = (ctx: RequestContext, submissionId: string): Promise<Date | null> =>
  loaderOf(ctx).load(submissionId);

/** When anything in a submission last changed, to the millisecond. */
export async function lastChangeFor(ctx: RequestContext, submissionId: string, lastActivityAt: Date): Promise<Date> {
  const answeredAt = await newestAnswerFor(ctx, submissionId);
  return answeredAt !== null && answeredAt > lastActivityAt ? answeredAt : lastActivityAt;
}
