import { applyRateLimit, networkOfClient } from '#server/graphql/rateLimit.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';

/** Counts what may become a request to a server of the town. */
export async function countRemoteRequest(ctx: RequestContext): Promise<void> {
  const { userId } = ctx.access.principal;
  if (userId !== null) await applyRateLimit(ctx, 'remoteFeaturesOfPerson', userId);
  await applyRateLimit(ctx, 'remoteFeaturesFromNetwork', networkOfClient(ctx));
}
