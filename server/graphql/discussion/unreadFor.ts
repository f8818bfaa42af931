import DataLoader from 'dataloader';
import { actingUserId } from '#server/actor.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { unreadDiscussions, type UnreadDiscussion } from '#server/queries/discussion/unreadDiscussions.ts';

type Unread = readonly UnreadDiscussion[];

const loaders = new WeakMap<RequestContext, DataLoader<string, Unread>>();

/** Batches lookups into one query. Not cached, because a mutation in the same request may change the result. */
function loaderOf(ctx: RequestContext, userId: string): DataLoader<string, Unread> {
  const known =
    loaders.get(ctx) ??
    new DataLoader(
      async (ids: readonly string[]) => {
        const rows = await unreadDiscussions.rows(ctx.services.pool, [userId, [...new Set(ids)]]);
        const bySubmission = Map.groupBy(rows, ({ submissionId }) => submissionId);
        return ids.map((id) => bySubmission.get(id) ?? []);
      },
      { cache: false },
    );
  loaders.set(ctx, known);
  return known;
}

/** A submission's discussions with unread messages, including ones the viewer may not see. Callers filter those out. */
export async function unreadFor(ctx: RequestContext, submissionId: string): Promise<Unread> {
  const userId = actingUserId(ctx.actor);
  return userId === null ? [] : loaderOf(ctx, userId).load(submissionId);
}
