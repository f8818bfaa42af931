import { factorKinds } from '#domain/account/secondFactor.ts';
import { rememberThisDevice } from '#server/graphql/account/requestDevice.ts';
import { builder } from '#server/graphql/builder.ts';
import type { MutationOutputFields } from '#server/graphql/defineMutation.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import type { SignInOutcome, SecondStep } from '#server/operations/account/factors/continueSignIn.ts';

const FactorKindEnum = builder.enumType('FactorKind', {
  description: 'A second factor that a person can use in addition to the password.',
  values: factorKinds,
});

const SecondStepType = builder.objectRef<SecondStep>('SecondStep').implement({
  description:
    'A pending sign-in. The password was correct; `finishSignIn` starts the session after a second factor is given.',
  fields: (t) => ({
    token: t.exposeString('token', {
      description: 'The token of the pending sign-in, valid for ten minutes and five attempts.',
    }),
    offered: t.field({
      type: [FactorKindEnum],
      description: 'The second factors that the person can use, most convenient first.',
      resolve: ({ offered }) => [...offered],
    }),
    passkeyOptions: t.expose('passkeyOptions', {
      type: 'JSON',
      nullable: true,
      description: 'The WebAuthn request options for the browser, as JSON, or null if the person has no passkey.',
    }),
  }),
});

/** Continues the request as the person, or asks for a second factor. */
export async function applySignIn(ctx: RequestContext, entrance: SignInOutcome): Promise<SignInResult> {
  if (entrance.kind === 'secondStep') return { secondStep: entrance.step };
  await ctx.continueAs(entrance.cookie);
  await rememberThisDevice(ctx);
  return { secondStep: null };
}

/**
 * Someone who used an emailed link can read the person's email, so failed attempts from elsewhere no longer
 * lock out this device.
 */
export async function applySignInByMail(ctx: RequestContext, entrance: SignInOutcome): Promise<SignInResult> {
  if (entrance.kind === 'secondStep') await rememberThisDevice(ctx, entrance.userId);
  return applySignIn(ctx, entrance);
}

export interface SignInResult {
  readonly secondStep: SecondStep | null;
}

export const secondStepOutput = <Done extends SignInResult>(t: MutationOutputFields<Done>) => ({
  secondStep: t.field({
    type: SecondStepType,
    nullable: true,
    description: 'The second factor that is still required, or null if the session has started.',
    resolve: ({ done: { secondStep } }) => secondStep,
  }),
});
