import { normaliseEmail } from '#domain/kernel/emails.ts';
import { teamIdsOf } from '#server/access/principal.ts';
import { actorKey } from '#server/actor.ts';
import { networkOfClient, applyRateLimit } from '#server/graphql/rateLimit.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';

/**
 * Anyone in a submission can send email in the town's name to any address they type. So limits apply per
 * network and mailbox, and per network to people who are on no team, whichever accounts they use.
 */
export async function limitInvitations(ctx: RequestContext, email: string): Promise<void> {
  const network = networkOfClient(ctx);
  await applyRateLimit(ctx, 'invite', actorKey(ctx.actor));
  await applyRateLimit(ctx, 'inviteToMailbox', `${network} ${normaliseEmail(email)}`);
  if (teamIdsOf(ctx.access.principal).length === 0) await applyRateLimit(ctx, 'inviteOfResidents', network);
}
