import { viewerOutput } from '#server/graphql/account/viewerOutput.ts';
import type { MutationOutputFields } from '#server/graphql/defineMutation.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import type { AddedFactor } from '#server/operations/account/factors/factorChanges.ts';
import type { Secret } from '#server/secrets/Secret.ts';

interface Shown {
  readonly recoveryCodes: readonly Secret[];
}

/** After a factor is added, the request continues in the new session that replaced the old one. */
export async function continueAfterAddedFactor(
  ctx: RequestContext,
  { cookie, recoveryCodes }: AddedFactor,
): Promise<Shown> {
  if (cookie !== null) await ctx.continueAs(cookie);
  return { recoveryCodes };
}

export const addedFactorOutput = <Done extends Shown>(t: MutationOutputFields<Done>) => ({
  ...viewerOutput(t),
  recoveryCodes: t.stringList({
    description: 'The new recovery codes, shown only once. Empty if the existing codes are kept.',
    resolve: ({ done: { recoveryCodes } }) => recoveryCodes.map((code) => code.reveal()),
  }),
});
