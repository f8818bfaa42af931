import { entered, secondStepOutput, type Entered } from '#server/graphql/account/factors/SecondStep.ts';
import { signInTurn } from '#server/graphql/account/signInTurn.ts';
import { viewerOutput } from '#server/graphql/account/viewerOutput.ts';
import { builder } from '#server/graphql/builder.ts';
import { line, secretText } from '#server/graphql/inputTexts.ts';
import { personOf } from '#server/graphql/personOf.ts';
import { refusals } from '#server/graphql/refusals.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { signIn, signOut } from '#server/operations/account/signIn.ts';

/** Signs in by password, within the limits of whoever tries. What succeeds is not counted. */
export async function signInWithin(ctx: RequestContext, email: string, password: string): Promise<Entered> {
  const turn = await signInTurn(ctx, email);
  const entrance = await signIn(ctx, { email, password, userAgent: ctx.client.userAgent });
  await turn.giveBack();
  return entered(ctx, entrance);
}

builder.relayMutationField(
  'signIn',
  {
    description: 'The address and the password of an account.',
    inputFields: (t) => ({
      email: t.string({ required: true, validate: line, description: 'The e-mail address, or the username.' }),
      password: t.string({ required: true, validate: secretText, description: 'As it was chosen.' }),
    }),
  },
  {
    description: 'Starts a session. An unknown address is refused in the same words and time as a wrong password.',
    authScopes: { everyone: true },
    errors: refusals,
    resolve: (_root, { input }, ctx) => signInWithin(ctx, input.email, input.password),
  },
  {
    description: 'The session has started and the answer has set its cookie, or one more thing is asked for.',
    outputFields: (t) => ({ ...viewerOutput(t), ...secondStepOutput(t) }),
  },
);

builder.relayMutationField(
  'signOut',
  null,
  {
    description: 'Ends the session and closes what it has open.',
    authScopes: { signedIn: true },
    errors: refusals,
    resolve: async (_root, _args, ctx) => {
      await ctx.continueAs(await signOut(ctx, { sessionId: personOf(ctx).sessionId }));
      return {};
    },
  },
  { description: 'The session has ended.', outputFields: viewerOutput },
);
