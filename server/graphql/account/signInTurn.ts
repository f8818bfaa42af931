import { normaliseUsername } from '#domain/account/username.ts';
import { normaliseEmail } from '#domain/kernel/emails.ts';
import { ownDevice } from '#server/graphql/account/ownDevice.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { networkOfClient, slowDown } from '#server/graphql/tooFast.ts';
import type { RateLimitName } from '#server/limits/rateLimits.ts';
import { isKnownDevice } from '#server/operations/account/rememberDevice.ts';

interface Turn {
  /** the password was right: that was no guess */
  giveBack(): Promise<void>;
}

/**
 * One try at a password. Who guesses is slowed down and never who is guessed at: tries count for the network that they
 * come from, and a browser in which the person has signed in before has tries of its own.
 */
export async function signInTurn(ctx: RequestContext, typed: string): Promise<Turn> {
  const counted = await countedBy(ctx, typed);
  for (const [name, key] of counted) await slowDown(ctx, name, key);
  return {
    async giveBack() {
      await Promise.all(counted.map(([name, key]) => ctx.services.limits.giveBack(name, key)));
    },
  };
}

async function countedBy(ctx: RequestContext, typed: string): Promise<readonly (readonly [RateLimitName, string])[]> {
  const where = typed.includes('@') ? { email: normaliseEmail(typed) } : { username: normaliseUsername(typed) };
  const account = await ctx.services.db.user.findUnique({ where, select: { id: true } });
  const device = ownDevice(ctx);
  if (account && device !== null && (await isKnownDevice(ctx, { userId: account.id, device })))
    return [['signInOnDevice', `${account.id} ${device}`]];
  const network = networkOfClient(ctx);
  const about = account?.id ?? typed.trim().toLowerCase();
  return [
    ['signInFromAddress', network],
    ['signInToAccount', `${about} ${network}`],
    ['signInFromAnywhere', about],
  ];
}
