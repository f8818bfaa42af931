import { Contact } from '#server/graphql/account/Contact.ts';
import { User } from '#server/graphql/account/User.ts';
import { builder } from '#server/graphql/builder.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { line, requestKey, requestKeyMeaning } from '#server/graphql/inputTexts.ts';
import { refusals } from '#server/graphql/refusals.ts';
import { formOfPart } from '#server/graphql/template/formOfPart.ts';
import { MasterTemplate } from '#server/graphql/template/MasterTemplate.ts';
import { TemplateMembership } from '#server/graphql/template/TemplateMembership.ts';
import { slowDown } from '#server/graphql/tooFast.ts';
import {
  addTemplateMember,
  inviteTemplateMember,
  removeTemplateMember,
  setTemplateMemberLevel,
} from '#server/operations/team/templateMember.ts';

type PayloadFields<Payload extends object> = PothosSchemaTypes.ObjectFieldBuilder<
  (typeof builder)['$inferSchemaTypes'],
  Payload
>;

const memberOutput = (t: PayloadFields<{ id: string }>) => ({
  membership: t.prismaField({
    type: TemplateMembership,
    description: 'As it is now.',
    resolve: (query, { id }, _args, { services }) =>
      services.db.masterTemplateMembership.findUniqueOrThrow({ ...query, where: { id } }),
  }),
});

/** The form of a membership; who asks for one that is not there hears what they would hear of one they cannot see. */
const formOf = (ctx: RequestContext, id: string): Promise<string> =>
  formOfPart(ctx, ctx.services.db.masterTemplateMembership.findUnique({ where: { id } }));

builder.relayMutationField(
  'addTemplateMember',
  {
    description: 'Somebody who has an account.',
    inputFields: (t) => ({
      masterTemplateId: t.globalID({ required: true, for: MasterTemplate, description: 'Which form.' }),
      userId: t.globalID({ required: true, for: [User, Contact], description: 'Who.' }),
      idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
    }),
  },
  {
    description: 'Lets a person read a form and its submissions.',
    authScopes: (_root, { input }) => ({ may: ['masterTemplate', 'updateFormMembers', input.masterTemplateId.id] }),
    errors: refusals,
    resolve: async (_root, { input: { masterTemplateId, userId, idempotencyKey } }, ctx) => {
      const member = { masterTemplateId: masterTemplateId.id, userId: userId.id };
      return { id: await addTemplateMember(ctx, member, idempotencyKey) };
    },
  },
  { description: 'They are a member.', outputFields: memberOutput },
);

builder.relayMutationField(
  'inviteTemplateMember',
  {
    description: 'Somebody by e-mail.',
    inputFields: (t) => ({
      masterTemplateId: t.globalID({ required: true, for: MasterTemplate, description: 'Which form.' }),
      email: t.string({ required: true, validate: line, description: 'Where the invitation goes.' }),
      name: t.string({ required: true, validate: line, description: 'Of the person, until they say it themselves.' }),
      idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
    }),
  },
  {
    description: 'Makes somebody a member who may not have an account yet, and mails them the way in.',
    authScopes: (_root, { input }) => ({ may: ['masterTemplate', 'updateFormMembers', input.masterTemplateId.id] }),
    errors: refusals,
    resolve: async (_root, { input: { masterTemplateId, email, name, idempotencyKey } }, ctx) => {
      await slowDown(ctx, 'invite', ctx.access.principal.userId ?? '');
      const person = { masterTemplateId: masterTemplateId.id, email, name };
      return { id: await inviteTemplateMember(ctx, person, idempotencyKey) };
    },
  },
  { description: 'They are a member, and a mail is on its way.', outputFields: memberOutput },
);

builder.relayMutationField(
  'setTemplateMemberLevel',
  {
    description: 'What a member may do.',
    inputFields: (t) => ({
      membershipId: t.globalID({ required: true, for: TemplateMembership, description: 'Whose membership.' }),
      permissionLevelId: t.int({ required: true, description: '1 to read, 2 to write.' }),
    }),
  },
  {
    description: 'Lets a member of a form write or only read.',
    authScopes: async (_root, { input }, ctx) => ({
      may: ['masterTemplate', 'updateFormMembers', await formOf(ctx, input.membershipId.id)],
    }),
    errors: refusals,
    resolve: async (_root, { input: { membershipId, permissionLevelId } }, ctx) => {
      const id = await setTemplateMemberLevel(ctx, { membershipId: membershipId.id, permissionLevelId });
      return { id };
    },
  },
  { description: 'It was changed.', outputFields: memberOutput },
);

builder.relayMutationField(
  'removeTemplateMember',
  {
    description: 'Somebody who is a member.',
    inputFields: (t) => ({
      membershipId: t.globalID({ required: true, for: TemplateMembership, description: 'Whose membership.' }),
    }),
  },
  {
    description: 'Takes a person out of a form.',
    authScopes: async (_root, { input }, ctx) => ({
      may: ['masterTemplate', 'updateFormMembers', await formOf(ctx, input.membershipId.id)],
    }),
    errors: refusals,
    resolve: async (_root, { input: { membershipId } }, ctx) => {
      const masterTemplateId = await removeTemplateMember(ctx, { membershipId: membershipId.id });
      await ctx.refresh();
      return { masterTemplateId, membershipId: membershipId.id };
    },
  },
  {
    description: 'They are no longer a member.',
    outputFields: (t) => ({
      deletedMembershipId: t.globalID({
        description: 'Of the membership that was there.',
        resolve: ({ membershipId }) => ({ type: TemplateMembership, id: membershipId }),
      }),
      masterTemplate: t.prismaField({
        type: MasterTemplate,
        nullable: true,
        description: 'The form; null for who has just left it.',
        resolve: async (query, { masterTemplateId: id }, _args, { services, access }) =>
          (await access.sees('masterTemplate', id))
            ? services.db.masterTemplate.findUnique({ ...query, where: { id } })
            : null,
      }),
    }),
  },
);
