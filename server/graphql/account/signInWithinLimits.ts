import { countSignInAttempt } from '#server/graphql/account/countSignInAttempt.ts';
import { applySignIn, secondStepOutput, type SignInResult } from '#server/graphql/account/factors/SecondStep.ts';
import { viewerOutput } from '#server/graphql/account/viewerOutput.ts';
import { builder } from '#server/graphql/builder.ts';
import { shortText, secretText } from '#server/graphql/inputTexts.ts';
import { personOf } from '#server/graphql/personOf.ts';
import { refusals } from '#server/graphql/refusals.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { signIn, signOut } from '#server/operations/account/signIn.ts';

/** Signs in with a password within the caller's rate limits. Successful attempts aren't counted. */
export async function signInWithinLimits(ctx: RequestContext, email: string, password: string): Promise<SignInResult> {
  const turn = await countSignInAttempt(ctx, email);
  const entrance = await signIn(ctx, { email, password, userAgent: ctx.client.userAgent });
  await turn.release();
  return applySignIn(ctx, entrance);
}

builder.relayMutationField(
  'signIn',
  {
    description: 'The email address and password of an account.',
    inputFields: (t) => ({
      email: t.string({ required: true, validate: shortText, description: 'The email address or username.' }),
      password: t.string({ required: true, validate: secretText, description: 'The account’s password.' }),
    }),
  },
  {
    description:
      'Signs in. An unknown address fails with the same message, and takes the same time, as a wrong password.',
    authScopes: { everyone: true },
    errors: refusals,
    resolve: (_root, { input }, ctx) => signInWithinLimits(ctx, input.email, input.password),
  },
  {
    description:
      'The signed-in viewer, with the session cookie set by the response, or the second factor that is still required.',
    outputFields: (t) => ({ ...viewerOutput(t), ...secondStepOutput(t) }),
  },
);

builder.relayMutationField(
  'signOut',
  null,
  {
    description: 'Ends the session and closes its open connections.',
    authScopes: { signedIn: true },
    errors: refusals,
    resolve: async (_root, _args, ctx) => {
      await ctx.continueAs(await signOut(ctx, { sessionId: personOf(ctx).sessionId }));
      return {};
    },
  },
  { description: 'The result of signing out.', outputFields: viewerOutput },
);
