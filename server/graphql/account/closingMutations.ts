import { Contact } from '#server/graphql/account/Contact.ts';
import { User } from '#server/graphql/account/User.ts';
import { viewerOutput } from '#server/graphql/account/viewerOutput.ts';
import { builder } from '#server/graphql/builder.ts';
import { shortText, secretText } from '#server/graphql/inputTexts.ts';
import { operatedPersonOutput } from '#server/graphql/installation/OperatedPerson.ts';
import { inputId, may } from '#server/graphql/may.ts';
import type { PayloadFields } from '#server/graphql/PayloadFields.ts';
import { personOf } from '#server/graphql/personOf.ts';
import { applyRateLimit } from '#server/graphql/rateLimit.ts';
import { refusals } from '#server/graphql/refusals.ts';
import { closeAccount } from '#server/operations/account/closeAccount.ts';
import { deactivatePerson, reactivatePerson } from '#server/operations/account/deactivatePerson.ts';

const personOutput = <Payload extends { readonly userId: string }>(t: PayloadFields<Payload>) => ({
  person: t.prismaField({
    type: Contact,
    description: 'The updated person.',
    resolve: (query, { userId }, _args, { services }) =>
      services.db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
  }),
  operatedPerson: operatedPersonOutput(t),
});

builder.relayMutationField(
  'closeAccount',
  {
    description: 'The password, to make sure that people close only their own account.',
    inputFields: (t) => ({
      password: t.string({
        required: true,
        validate: secretText,
        description: 'The password of the viewer’s account.',
      }),
    }),
  },
  {
    description:
      'Closes the viewer’s account, ends all its sessions, and blocks sign-in. The last owner of a team can’t close their account.',
    authScopes: { signedIn: true },
    errors: refusals,
    resolve: async (_root, { input }, ctx) => {
      const { userId } = personOf(ctx);
      await applyRateLimit(ctx, 'ownPassword', userId);
      await closeAccount(ctx, { userId, ...input });
      await ctx.services.limits.release('ownPassword', userId);
      await ctx.refresh();
      return {};
    },
  },
  { description: 'The result of closing the account. The viewer is signed out.', outputFields: viewerOutput },
);

builder.relayMutationField(
  'deactivatePerson',
  {
    description: 'The person to deactivate.',
    inputFields: (t) => ({
      userId: t.globalID({ required: true, for: [User, Contact], description: 'The ID of the person.' }),
      reason: t.string({
        required: true,
        validate: shortText,
        description: 'The reason, which is recorded in the audit log.',
      }),
    }),
  },
  {
    description:
      'Deactivates a person’s account: sessions, links, and API tokens stop working immediately. For operators only.',
    authScopes: may('user', 'deactivatePerson', inputId('userId')),
    errors: refusals,
    resolve: async (_root, { input: { userId, reason } }, ctx) => ({
      userId: await deactivatePerson(ctx, { userId: userId.id, reason }),
    }),
  },
  { description: 'The deactivated person.', outputFields: personOutput },
);

builder.relayMutationField(
  'reactivatePerson',
  {
    description: 'The person to reactivate.',
    inputFields: (t) => ({
      userId: t.globalID({ required: true, for: [User, Contact], description: 'The ID of the person.' }),
    }),
  },
  {
    description: 'Reactivates an account that was deactivated or closed. For operators only.',
    authScopes: may('user', 'reactivatePerson', inputId('userId')),
    errors: refusals,
    resolve: async (_root, { input: { userId } }, ctx) => ({
      userId: await reactivatePerson(ctx, { userId: userId.id }),
    }),
  },
  { description: 'The reactivated person, who can sign in as before.', outputFields: personOutput },
);
