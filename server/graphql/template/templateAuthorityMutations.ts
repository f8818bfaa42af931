import { Contact } from '#server/graphql/account/Contact.ts';
import { User } from '#server/graphql/account/User.ts';
import { defineMutation } from '#server/graphql/defineMutation.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { formOfPart } from '#server/graphql/template/formOfPart.ts';
import { MasterTemplate } from '#server/graphql/template/MasterTemplate.ts';
import { TemplateAuthority } from '#server/graphql/template/TemplateAuthority.ts';
import { addTemplateAuthority, removeTemplateAuthority } from '#server/operations/team/templateAuthority.ts';

const formOf = (ctx: RequestContext, id: string): Promise<string> =>
  formOfPart(ctx, ctx.services.db.masterTemplateAuthority.findUnique({ where: { id } }));

defineMutation('addTemplateAuthority', {
  description: 'Lets a person approve refunds for a form.',
  inputDescription: 'The person who may approve refunds, and the form.',
  inputFields: (t) => ({
    masterTemplateId: t.globalID({ required: true, for: MasterTemplate, description: 'The ID of the form.' }),
    userId: t.globalID({
      required: true,
      for: [User, Contact],
      description: 'The ID of the person, who must have an account.',
    }),
  }),
  may: ['masterTemplate', 'updateFormAuthorities', ({ input }) => input.masterTemplateId.id],
  idempotent: true,
  run: async (ctx, { input: { masterTemplateId, userId } }, idempotencyKey) => {
    const person = { masterTemplateId: masterTemplateId.id, userId: userId.id };
    return { id: await addTemplateAuthority(ctx, person, idempotencyKey) };
  },
  keepsRights: true,
  outputDescription: 'The result of adding an authority.',
  outputFields: (t) => ({
    authority: t.prismaField({
      type: TemplateAuthority,
      description: 'The new authority.',
      resolve: (query, { done: { id } }, _args, { services }) =>
        services.db.masterTemplateAuthority.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
});

defineMutation('removeTemplateAuthority', {
  description: "Removes a person's authority to approve refunds for a form.",
  inputDescription: 'The authority to remove.',
  inputFields: (t) => ({
    authorityId: t.globalID({
      required: true,
      for: TemplateAuthority,
      description: 'The ID of the authority to remove.',
    }),
  }),
  may: ['masterTemplate', 'updateFormAuthorities', ({ input }, ctx) => formOf(ctx, input.authorityId.id)],
  run: async (ctx, { input: { authorityId } }) => {
    const masterTemplateId = await removeTemplateAuthority(ctx, { authorityId: authorityId.id });
    return { masterTemplateId, authorityId: authorityId.id };
  },
  keepsRights: true,
  outputDescription: 'The result of removing an authority.',
  outputFields: (t) => ({
    deletedAuthorityId: t.globalID({
      description: 'The ID of the removed authority.',
      resolve: ({ done: { authorityId } }) => ({ type: TemplateAuthority, id: authorityId }),
    }),
    masterTemplate: t.prismaField({
      type: MasterTemplate,
      description: 'The form after the change.',
      resolve: (query, { done: { masterTemplateId: id } }, _args, { services }) =>
        services.db.masterTemplate.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
});
