import { normaliseUsername } from '#domain/account/username.ts';
import { normaliseEmail } from '#domain/kernel/emails.ts';
import { guessesAt, guessTurn, type GuessTurn } from '#server/graphql/account/guessTurn.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { networkOfClient } from '#server/graphql/tooFast.ts';

const limits = {
  onDevice: 'signInOnDevice',
  toAccount: 'signInToAccount',
  fromAnywhere: 'signInFromAnywhere',
} as const;

/** Counts an attempt to guess an account's password. Trying many accounts from one network is limited too. */
export async function signInTurn(ctx: RequestContext, typed: string): Promise<GuessTurn> {
  const where = typed.includes('@') ? { email: normaliseEmail(typed) } : { username: normaliseUsername(typed) };
  const account = await ctx.services.db.user.findUnique({ where, select: { id: true } });
  const counted = await guessesAt(ctx, limits, { userId: account?.id ?? null, name: typed.trim().toLowerCase() });
  const isKnown = counted.some(([name]) => name === limits.onDevice);
  return guessTurn(ctx, isKnown ? counted : [['signInFromAddress', networkOfClient(ctx)], ...counted]);
}
