import { viewerOutput } from '#server/graphql/account/viewerOutput.ts';
import type { PayloadFields } from '#server/graphql/PayloadFields.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import type { AddedFactor } from '#server/operations/account/factors/firstFactor.ts';
import type { Secret } from '#server/Secret.ts';

interface Shown {
  readonly recoveryCodes: readonly Secret[];
}

/** After a factor was added: the request goes on in the session that has taken the place of the one before. */
export async function added(ctx: RequestContext, { cookie, recoveryCodes }: AddedFactor): Promise<Shown> {
  if (cookie !== null) await ctx.continueAs(cookie);
  return { recoveryCodes };
}

export const addedOutput = <Payload extends Shown>(t: PayloadFields<Payload>) => ({
  ...viewerOutput(t as never),
  recoveryCodes: t.stringList({
    description: 'Shown this once; empty when the ones from before stay.',
    resolve: ({ recoveryCodes }) => recoveryCodes.map((code) => code.reveal()),
  }),
});
