import { Contact } from '#server/graphql/account/Contact.ts';
import { User } from '#server/graphql/account/User.ts';
import { viewerOutput } from '#server/graphql/account/viewerOutput.ts';
import { builder } from '#server/graphql/builder.ts';
import { line, secretText } from '#server/graphql/inputTexts.ts';
import { operatedPersonOutput } from '#server/graphql/installation/OperatedPerson.ts';
import { inputId, may } from '#server/graphql/may.ts';
import type { PayloadFields } from '#server/graphql/PayloadFields.ts';
import { personOf } from '#server/graphql/personOf.ts';
import { refusals } from '#server/graphql/refusals.ts';
import { slowDown } from '#server/graphql/tooFast.ts';
import { closeAccount } from '#server/operations/account/closeAccount.ts';
import { deactivatePerson, reactivatePerson } from '#server/operations/account/deactivatePerson.ts';

const personOutput = <Payload extends { readonly userId: string }>(t: PayloadFields<Payload>) => ({
  person: t.prismaField({
    type: Contact,
    description: 'As they are now.',
    resolve: (query, { userId }, _args, { services }) =>
      services.db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
  }),
  operatedPerson: operatedPersonOutput(t),
});

builder.relayMutationField(
  'closeAccount',
  {
    description: 'The password, so that nobody closes the account of another.',
    inputFields: (t) => ({
      password: t.string({ required: true, validate: secretText, description: 'Of the own account.' }),
    }),
  },
  {
    description:
      'Closes the own account: every session ends, and nobody signs in to it any more. The last owner stays.',
    authScopes: { signedIn: true },
    errors: refusals,
    resolve: async (_root, { input }, ctx) => {
      const { userId } = personOf(ctx);
      await slowDown(ctx, 'ownPassword', userId);
      await closeAccount(ctx, { userId, ...input });
      await ctx.services.limits.giveBack('ownPassword', userId);
      await ctx.refresh();
      return {};
    },
  },
  { description: 'The account is closed, and nobody is signed in here.', outputFields: viewerOutput },
);

builder.relayMutationField(
  'deactivatePerson',
  {
    description: 'Who is locked out.',
    inputFields: (t) => ({
      userId: t.globalID({ required: true, for: [User, Contact], description: 'Who.' }),
      reason: t.string({ required: true, validate: line, description: 'Why, for whoever reads the audit log.' }),
    }),
  },
  {
    description: 'Locks a person out at once: sessions, links and keys end. For operators of the installation.',
    authScopes: may('user', 'deactivatePerson', inputId('userId')),
    errors: refusals,
    resolve: async (_root, { input: { userId, reason } }, ctx) => ({
      userId: await deactivatePerson(ctx, { userId: userId.id, reason }),
    }),
  },
  { description: 'They are locked out.', outputFields: personOutput },
);

builder.relayMutationField(
  'reactivatePerson',
  {
    description: 'Who is let in again.',
    inputFields: (t) => ({
      userId: t.globalID({ required: true, for: [User, Contact], description: 'Who.' }),
    }),
  },
  {
    description: 'Lets a person in again who was locked out or closed the account. For operators of the installation.',
    authScopes: may('user', 'reactivatePerson', inputId('userId')),
    errors: refusals,
    resolve: async (_root, { input: { userId } }, ctx) => ({
      userId: await reactivatePerson(ctx, { userId: userId.id }),
    }),
  },
  { description: 'They can sign in as before.', outputFields: personOutput },
);
