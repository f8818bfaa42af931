import { ownDevice } from '#server/graphql/account/ownDevice.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { networkOfClient, slowDown } from '#server/graphql/tooFast.ts';
import type { RateLimitName } from '#server/limits/rateLimits.ts';
import { isKnownDevice } from '#server/operations/account/rememberDevice.ts';

export type Counted = readonly (readonly [RateLimitName, string])[];

/** What tries at one secret are counted by, wherever they come from. */
export interface GuessLimits {
  readonly onDevice: RateLimitName;
  readonly toAccount: RateLimitName;
  readonly fromAnywhere: RateLimitName;
}

/**
 * Who guesses is slowed down and never who is guessed at: tries count for the network that they come from, and a browser
 * in which the person has signed in before has tries of its own.
 */
export async function guessesAt(
  ctx: RequestContext,
  limits: GuessLimits,
  about: { readonly userId: string | null; readonly name: string },
): Promise<Counted> {
  const { userId, name } = about;
  const device = ownDevice(ctx);
  if (userId !== null && device !== null && (await isKnownDevice(ctx, { userId, device })))
    return [[limits.onDevice, `${userId} ${device}`]];
  return [
    [limits.toAccount, `${userId ?? name} ${networkOfClient(ctx)}`],
    [limits.fromAnywhere, userId ?? name],
  ];
}

export interface GuessTurn {
  /** it was right: that was no guess */
  giveBack(): Promise<void>;
}

/** One try, refused when it is one too many. */
export async function guessTurn(ctx: RequestContext, counted: Counted): Promise<GuessTurn> {
  for (const [name, key] of counted) await slowDown(ctx, name, key);
  return {
    async giveBack() {
      await Promise.all(counted.map(([name, key]) => ctx.services.limits.giveBack(name, key)));
    },
  };
}
