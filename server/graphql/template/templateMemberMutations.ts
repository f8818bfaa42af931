import { Contact } from '#server/graphql/account/Contact.ts';
import { User } from '#server/graphql/account/User.ts';
import { defineMutation, type MutationOutputFields } from '#server/graphql/defineMutation.ts';
import { shortText } from '#server/graphql/inputTexts.ts';
import { applyRateLimit } from '#server/graphql/rateLimit.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { formOfPart } from '#server/graphql/template/formOfPart.ts';
import { MasterTemplate } from '#server/graphql/template/MasterTemplate.ts';
import { TemplateMembership } from '#server/graphql/template/TemplateMembership.ts';
import {
  addTemplateMember,
  inviteTemplateMember,
  removeTemplateMember,
  setTemplateMemberLevel,
} from '#server/operations/team/templateMember.ts';

const memberOutput = <Done extends { id: string }>(t: MutationOutputFields<Done>) => ({
  membership: t.prismaField({
    type: TemplateMembership,
    description: 'The membership after the change.',
    resolve: (query, { done: { id } }, _args, { services }) =>
      services.db.masterTemplateMembership.findUniqueOrThrow({ ...query, where: { id } }),
  }),
});

/** The form of a membership. A missing membership gives the same error as one the viewer cannot see. */
const formOf = (ctx: RequestContext, id: string): Promise<string> =>
  formOfPart(ctx, ctx.services.db.masterTemplateMembership.findUnique({ where: { id } }));

defineMutation('addTemplateMember', {
  description: 'Adds a person as a member of a form, who can read it and its submissions.',
  inputDescription: 'The person to add, and the form.',
  inputFields: (t) => ({
    masterTemplateId: t.globalID({ required: true, for: MasterTemplate, description: 'The ID of the form.' }),
    userId: t.globalID({
      required: true,
      for: [User, Contact],
      description: 'The ID of the person, who must have an account.',
    }),
  }),
  may: ['masterTemplate', 'updateFormMembers', ({ input }) => input.masterTemplateId.id],
  idempotent: true,
  run: async (ctx, { input: { masterTemplateId, userId } }, idempotencyKey) => {
    const member = { masterTemplateId: masterTemplateId.id, userId: userId.id };
    return { id: await addTemplateMember(ctx, member, idempotencyKey) };
  },
  keepsRights: true,
  outputDescription: 'The result of adding a member to a form.',
  outputFields: memberOutput,
});

defineMutation('inviteTemplateMember', {
  description:
    'Adds a person as a member of a form by email address and sends them an invitation. They do not need an account yet.',
  inputDescription: 'The person to invite, and the form.',
  inputFields: (t) => ({
    masterTemplateId: t.globalID({ required: true, for: MasterTemplate, description: 'The ID of the form.' }),
    email: t.string({
      required: true,
      validate: shortText,
      description: 'The email address to send the invitation to.',
    }),
    name: t.string({
      required: true,
      validate: shortText,
      description: 'The name of the person, used until they change it themselves.',
    }),
  }),
  may: ['masterTemplate', 'updateFormMembers', ({ input }) => input.masterTemplateId.id],
  idempotent: true,
  run: async (ctx, { input: { masterTemplateId, email, name } }, idempotencyKey) => {
    await applyRateLimit(ctx, 'invite', ctx.access.principal.userId ?? '');
    const person = { masterTemplateId: masterTemplateId.id, email, name };
    return { id: await inviteTemplateMember(ctx, person, idempotencyKey) };
  },
  keepsRights: true,
  outputDescription: 'The result of inviting a member to a form.',
  outputFields: memberOutput,
});

defineMutation('setTemplateMemberLevel', {
  description: 'Sets whether a member of a form can edit it or only read it.',
  inputDescription: 'The membership to change, and its new permission level.',
  inputFields: (t) => ({
    membershipId: t.globalID({
      required: true,
      for: TemplateMembership,
      description: 'The ID of the membership to change.',
    }),
    permissionLevelId: t.int({
      required: true,
      description: 'The new permission level: 1 to read the form, 2 to edit it.',
    }),
  }),
  may: ['masterTemplate', 'updateFormMembers', ({ input }, ctx) => formOf(ctx, input.membershipId.id)],
  run: async (ctx, { input: { membershipId, permissionLevelId } }) => {
    const id = await setTemplateMemberLevel(ctx, { membershipId: membershipId.id, permissionLevelId });
    return { id };
  },
  keepsRights: true,
  outputDescription: 'The result of changing a permission level.',
  outputFields: memberOutput,
});

defineMutation('removeTemplateMember', {
  description: 'Removes a member from a form.',
  inputDescription: 'The membership to remove.',
  inputFields: (t) => ({
    membershipId: t.globalID({
      required: true,
      for: TemplateMembership,
      description: 'The ID of the membership to remove.',
    }),
  }),
  may: ['masterTemplate', 'updateFormMembers', ({ input }, ctx) => formOf(ctx, input.membershipId.id)],
  run: async (ctx, { input: { membershipId } }) => {
    const masterTemplateId = await removeTemplateMember(ctx, { membershipId: membershipId.id });
    return { masterTemplateId, membershipId: membershipId.id };
  },
  outputDescription: 'The result of removing a member from a form.',
  outputFields: (t) => ({
    deletedMembershipId: t.globalID({
      description: 'The ID of the removed membership.',
      resolve: ({ done: { membershipId } }) => ({ type: TemplateMembership, id: membershipId }),
    }),
    masterTemplate: t.prismaField({
      type: MasterTemplate,
      nullable: true,
      description: 'The form after the change, or null if the viewer can no longer see it.',
      resolve: async (query, { done: { masterTemplateId: id } }, _args, { services, access }) =>
        (await access.sees('masterTemplate', id))
          ? services.db.masterTemplate.findUnique({ ...query, where: { id } })
          : null,
    }),
  }),
});
