import DataLoader from 'dataloader';
import { actingUserId } from '#server/actor.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { unreadDiscussions, type UnreadDiscussion } from '#server/queries/discussion/unreadDiscussions.ts';

type Unread = readonly UnreadDiscussion[];

const loaders = new WeakMap<RequestContext, DataLoader<string, Unread>>();

/** Asked for together they are read together; nothing is kept, because a mutation of the same request may change it. */
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

/** The discussions of a submission that the viewer has not read, also those that the viewer may not read. */
export async function unreadFor(ctx: RequestContext, submissionId: string): Promise<Unread> {
  const userId = actingUserId(ctx.actor);
  return userId === null ? [] : loaderOf(ctx, userId).load(submissionId);
}
