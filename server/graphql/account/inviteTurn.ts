import { normaliseEmail } from '#domain/kernel/emails.ts';
import { teamIdsOf } from '#server/access/principal.ts';
import { actorKey } from '#server/actor.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { networkOfClient, slowDown } from '#server/graphql/tooFast.ts';

/**
 * Whoever is in a submission mails in the town's name to whatever address they type: so many from a network to one
 * mailbox, and so many from a network by people who work in no team, whichever accounts they use.
 */
export async function inviteTurn(ctx: RequestContext, email: string): Promise<void> {
  const network = networkOfClient(ctx);
  await slowDown(ctx, 'invite', actorKey(ctx.actor));
  await slowDown(ctx, 'inviteToMailbox', `${network} ${normaliseEmail(email)}`);
  if (teamIdsOf(ctx.access.principal).length === 0) await slowDown(ctx, 'inviteOfResidents', network);
}
