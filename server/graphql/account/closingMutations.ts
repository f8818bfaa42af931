import { Contact } from '#server/graphql/account/Contact.ts';
import { User } from '#server/graphql/account/User.ts';
import { viewerOutput } from '#server/graphql/account/viewerOutput.ts';
import { defineMutation, type MutationOutputFields } from '#server/graphql/defineMutation.ts';
import { shortText, secretText } from '#server/graphql/inputTexts.ts';
import { operatedPersonOutput } from '#server/graphql/installation/OperatedPerson.ts';
import { personOf } from '#server/graphql/personOf.ts';
import { applyRateLimit } from '#server/graphql/rateLimit.ts';
import { closeAccount } from '#server/operations/account/closeAccount.ts';
import { deactivatePerson, reactivatePerson } from '#server/operations/account/deactivatePerson.ts';
import { setGovernmentUser } from '#server/operations/installation/setGovernmentUser.ts';

const personOutput = <Done extends { readonly userId: string }>(t: MutationOutputFields<Done>) => ({
  person: t.prismaField({
    type: Contact,
    description: 'The updated person.',
    resolve: (query, { done: { userId } }, _args, { services }) =>
      services.db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
  }),
  operatedPerson: operatedPersonOutput(t),
});

defineMutation('closeAccount', {
  description:
    'Closes the viewer’s account, ends all its sessions, and blocks sign-in. The last owner of a team can’t close their account.',
  inputDescription: 'The password, to make sure that people close only their own account.',
  inputFields: (t) => ({
    password: t.string({
      required: true,
      validate: secretText,
      description: 'The password of the viewer’s account.',
    }),
  }),
  authScopes: { signedIn: true },
  run: async (ctx, { input }) => {
    const { userId } = personOf(ctx);
    await applyRateLimit(ctx, 'ownPassword', userId);
    await closeAccount(ctx, { userId, ...input });
    await ctx.services.limits.release('ownPassword', userId);
    return {};
  },
  outputDescription: 'The result of closing the account. The viewer is signed out.',
  outputFields: viewerOutput,
});

defineMutation('deactivatePerson', {
  description:
    'Deactivates a person’s account: sessions, links, and API tokens stop working immediately. For operators only.',
  inputDescription: 'The person to deactivate.',
  inputFields: (t) => ({
    userId: t.globalID({ required: true, for: [User, Contact], description: 'The ID of the person.' }),
    reason: t.string({
      required: true,
      validate: shortText,
      description: 'The reason, which is recorded in the audit log.',
    }),
  }),
  may: ['user', 'deactivatePerson', ({ input }) => input.userId.id],
  run: async (ctx, { input: { userId, reason } }) => ({
    userId: await deactivatePerson(ctx, { userId: userId.id, reason }),
  }),
  keepsRights: true,
  outputDescription: 'The deactivated person.',
  outputFields: personOutput,
});

defineMutation('reactivatePerson', {
  description: 'Reactivates an account that was deactivated or closed. For operators only.',
  inputDescription: 'The person to reactivate.',
  inputFields: (t) => ({
    userId: t.globalID({ required: true, for: [User, Contact], description: 'The ID of the person.' }),
  }),
  may: ['user', 'reactivatePerson', ({ input }) => input.userId.id],
  run: async (ctx, { input: { userId } }) => ({
    userId: await reactivatePerson(ctx, { userId: userId.id }),
  }),
  keepsRights: true,
  outputDescription: 'The reactivated person, who can sign in as before.',
  outputFields: personOutput,
});

defineMutation('setGovernmentUser', {
  description:
    'Makes a person a government user or stops them from being one. Government users can clone forms that allow it and waive sub-submissions. For operators only.',
  inputDescription: 'The person, and whether they work for a government.',
  inputFields: (t) => ({
    userId: t.globalID({ required: true, for: [User, Contact], description: 'The ID of the person.' }),
    isGovernment: t.boolean({ required: true, description: 'Whether the person works for a government.' }),
  }),
  may: ['user', 'setGovernmentUser', ({ input }) => input.userId.id],
  run: async (ctx, { input: { userId, isGovernment } }) => ({
    userId: await setGovernmentUser(ctx, { userId: userId.id, isGovernment }),
  }),
  keepsRights: true,
  outputDescription: 'The updated person.',
  outputFields: personOutput,
});
