import { factorKinds } from '#domain/account/secondFactor.ts';
import { knowThisDevice } from '#server/graphql/account/ownDevice.ts';
import { builder } from '#server/graphql/builder.ts';
import type { PayloadFields } from '#server/graphql/PayloadFields.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import type { Entrance, SecondStep } from '#server/operations/account/factors/enter.ts';

const FactorKindEnum = builder.enumType('FactorKind', {
  description: 'What somebody can show beside the password.',
  values: factorKinds,
});

const SecondStepType = builder.objectRef<SecondStep>('SecondStep').implement({
  description: 'The password was right; the session starts when one more thing is shown, with `finishSignIn`.',
  fields: (t) => ({
    token: t.exposeString('token', { description: 'Names the sign-in that waits, for ten minutes and five tries.' }),
    offered: t.field({
      type: [FactorKindEnum],
      description: 'What this person can show, the handiest first.',
      resolve: ({ offered }) => [...offered],
    }),
    passkeyOptions: t.expose('passkeyOptions', {
      type: 'JSON',
      nullable: true,
      description: 'What the browser hands to the device (WebAuthn, as JSON); null for somebody without a passkey.',
    }),
  }),
});

/** What comes of a first step: the request goes on as the person, or the second step is asked for. */
export async function entered(ctx: RequestContext, entrance: Entrance): Promise<Entered> {
  if (entrance.kind === 'secondStep') return { secondStep: entrance.step };
  await ctx.continueAs(entrance.cookie);
  await knowThisDevice(ctx);
  return { secondStep: null };
}

/** Whoever came by a mailed link reads the mail of the person: what others try elsewhere keeps them out no more. */
export async function enteredByMail(ctx: RequestContext, entrance: Entrance): Promise<Entered> {
  if (entrance.kind === 'secondStep') await knowThisDevice(ctx, entrance.userId);
  return entered(ctx, entrance);
}

export interface Entered {
  readonly secondStep: SecondStep | null;
}

export const secondStepOutput = <Payload extends Entered>(t: PayloadFields<Payload>) => ({
  secondStep: t.field({
    type: SecondStepType,
    nullable: true,
    description: 'What is still asked of somebody who has set up a second factor; null when the session has started.',
    resolve: ({ secondStep }) => secondStep,
  }),
});
