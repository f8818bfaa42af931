import { Contact } from '#server/graphql/account/Contact.ts';
import { User } from '#server/graphql/account/User.ts';
import { line, requestKey, requestKeyMeaning } from '#server/graphql/inputTexts.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { formOfPart } from '#server/graphql/template/formOfPart.ts';
import { MasterTemplate } from '#server/graphql/template/MasterTemplate.ts';
import { TemplateMembership } from '#server/graphql/template/TemplateMembership.ts';
import { slowDown } from '#server/graphql/tooFast.ts';
import { verbMutation, type DoneFields } from '#server/graphql/verbMutation.ts';
import {
  addTemplateMember,
  inviteTemplateMember,
  removeTemplateMember,
  setTemplateMemberLevel,
} from '#server/operations/team/templateMember.ts';

const memberOutput = <Done extends { id: string }>(t: DoneFields<Done>) => ({
  membership: t.prismaField({
    type: TemplateMembership,
    description: 'As it is now.',
    resolve: (query, { done: { id } }, _args, { services }) =>
      services.db.masterTemplateMembership.findUniqueOrThrow({ ...query, where: { id } }),
  }),
});

/** The form of a membership; who asks for one that is not there hears what they would hear of one they cannot see. */
const formOf = (ctx: RequestContext, id: string): Promise<string> =>
  formOfPart(ctx, ctx.services.db.masterTemplateMembership.findUnique({ where: { id } }));

verbMutation('addTemplateMember', {
  description: 'Lets a person read a form and its submissions.',
  inputDescription: 'Somebody who has an account.',
  inputFields: (t) => ({
    masterTemplateId: t.globalID({ required: true, for: MasterTemplate, description: 'Which form.' }),
    userId: t.globalID({ required: true, for: [User, Contact], description: 'Who.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  may: ['masterTemplate', 'updateFormMembers', ({ input }) => input.masterTemplateId.id],
  run: async (ctx, { input: { masterTemplateId, userId, idempotencyKey } }) => {
    const member = { masterTemplateId: masterTemplateId.id, userId: userId.id };
    return { id: await addTemplateMember(ctx, member, idempotencyKey) };
  },
  keepsRights: true,
  outputDescription: 'They are a member.',
  outputFields: memberOutput,
});

verbMutation('inviteTemplateMember', {
  description: 'Makes somebody a member who may not have an account yet, and mails them the way in.',
  inputDescription: 'Somebody by e-mail.',
  inputFields: (t) => ({
    masterTemplateId: t.globalID({ required: true, for: MasterTemplate, description: 'Which form.' }),
    email: t.string({ required: true, validate: line, description: 'Where the invitation goes.' }),
    name: t.string({ required: true, validate: line, description: 'Of the person, until they say it themselves.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  may: ['masterTemplate', 'updateFormMembers', ({ input }) => input.masterTemplateId.id],
  run: async (ctx, { input: { masterTemplateId, email, name, idempotencyKey } }) => {
    await slowDown(ctx, 'invite', ctx.access.principal.userId ?? '');
    const person = { masterTemplateId: masterTemplateId.id, email, name };
    return { id: await inviteTemplateMember(ctx, person, idempotencyKey) };
  },
  keepsRights: true,
  outputDescription: 'They are a member, and a mail is on its way.',
  outputFields: memberOutput,
});

verbMutation('setTemplateMemberLevel', {
  description: 'Lets a member of a form write or only read.',
  inputDescription: 'What a member may do.',
  inputFields: (t) => ({
    membershipId: t.globalID({ required: true, for: TemplateMembership, description: 'Whose membership.' }),
    permissionLevelId: t.int({ required: true, description: '1 to read, 2 to write.' }),
  }),
  may: ['masterTemplate', 'updateFormMembers', ({ input }, ctx) => formOf(ctx, input.membershipId.id)],
  run: async (ctx, { input: { membershipId, permissionLevelId } }) => {
    const id = await setTemplateMemberLevel(ctx, { membershipId: membershipId.id, permissionLevelId });
    return { id };
  },
  keepsRights: true,
  outputDescription: 'It was changed.',
  outputFields: memberOutput,
});

verbMutation('removeTemplateMember', {
  description: 'Takes a person out of a form.',
  inputDescription: 'Somebody who is a member.',
  inputFields: (t) => ({
    membershipId: t.globalID({ required: true, for: TemplateMembership, description: 'Whose membership.' }),
  }),
  may: ['masterTemplate', 'updateFormMembers', ({ input }, ctx) => formOf(ctx, input.membershipId.id)],
  run: async (ctx, { input: { membershipId } }) => {
    const masterTemplateId = await removeTemplateMember(ctx, { membershipId: membershipId.id });
    return { masterTemplateId, membershipId: membershipId.id };
  },
  outputDescription: 'They are no longer a member.',
  outputFields: (t) => ({
    deletedMembershipId: t.globalID({
      description: 'Of the membership that was there.',
      resolve: ({ done: { membershipId } }) => ({ type: TemplateMembership, id: membershipId }),
    }),
    masterTemplate: t.prismaField({
      type: MasterTemplate,
      nullable: true,
      description: 'The form; null for who has just left it.',
      resolve: async (query, { done: { masterTemplateId: id } }, _args, { services, access }) =>
        (await access.sees('masterTemplate', id))
          ? services.db.masterTemplate.findUnique({ ...query, where: { id } })
          : null,
    }),
  }),
});
