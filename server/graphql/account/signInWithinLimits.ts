import { countSignInAttempt } from '#server/graphql/account/countSignInAttempt.ts';
import { applySignIn, secondStepOutput, type SignInResult } from '#server/graphql/account/factors/SecondStep.ts';
import { viewerOutput } from '#server/graphql/account/viewerOutput.ts';
import { defineMutation } from '#server/graphql/defineMutation.ts';
import { shortText, secretText } from '#server/graphql/inputTexts.ts';
import { personOf } from '#server/graphql/personOf.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { signIn, signOut } from '#server/operations/account/signIn.ts';

/** Signs in with a password within the caller's rate limits. Successful attempts aren't counted. */
export async function signInWithinLimits(ctx: RequestContext, email: string, password: string): Promise<SignInResult> {
  const turn = await countSignInAttempt(ctx, email);
  const entrance = await signIn(ctx, { email, password, userAgent: ctx.client.userAgent });
  await turn.release();
  return applySignIn(ctx, entrance);
}

defineMutation('signIn', {
  description:
    'Signs in. An unknown address fails with the same message, and takes the same time, as a wrong password.',
  inputDescription: 'The email address and password of an account.',
  inputFields: (t) => ({
    email: t.string({ required: true, validate: shortText, description: 'The email address or username.' }),
    password: t.string({ required: true, validate: secretText, description: 'The account’s password.' }),
  }),
  authScopes: { everyone: true },
  run: (ctx, { input }) => signInWithinLimits(ctx, input.email, input.password),
  keepsRights: true,
  outputDescription:
    'The signed-in viewer, with the session cookie set by the response, or the second factor that is still required.',
  outputFields: (t) => ({ ...viewerOutput(t), ...secondStepOutput(t) }),
});

defineMutation('signOut', {
  description: 'Ends the session and closes its open connections.',
  authScopes: { signedIn: true },
  run: async (ctx) => {
    await ctx.continueAs(await signOut(ctx, { sessionId: personOf(ctx).sessionId }));
    return {};
  },
  keepsRights: true,
  outputDescription: 'The result of signing out.',
  outputFields: viewerOutput,
});
