import { Contact } from '#server/graphql/account/Contact.ts';
import { User } from '#server/graphql/account/User.ts';
import { builder } from '#server/graphql/builder.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { requestKey, requestKeyMeaning } from '#server/graphql/inputTexts.ts';
import { refusals } from '#server/graphql/refusals.ts';
import { formOfPart } from '#server/graphql/template/formOfPart.ts';
import { MasterTemplate } from '#server/graphql/template/MasterTemplate.ts';
import { TemplateAuthority } from '#server/graphql/template/TemplateAuthority.ts';
import { addTemplateAuthority, removeTemplateAuthority } from '#server/operations/team/templateAuthority.ts';

const formOf = (ctx: RequestContext, id: string): Promise<string> =>
  formOfPart(ctx, ctx.services.db.masterTemplateAuthority.findUnique({ where: { id } }));

builder.relayMutationField(
  'addTemplateAuthority',
  {
    description: 'Somebody who has an account.',
    inputFields: (t) => ({
      masterTemplateId: t.globalID({ required: true, for: MasterTemplate, description: 'Which form.' }),
      userId: t.globalID({ required: true, for: [User, Contact], description: 'Who.' }),
      idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
    }),
  },
  {
    description: 'Lets a person approve refunds of a form.',
    authScopes: (_root, { input }) => ({ may: ['masterTemplate', 'updateFormAuthorities', input.masterTemplateId.id] }),
    errors: refusals,
    resolve: async (_root, { input: { masterTemplateId, userId, idempotencyKey } }, ctx) => {
      const person = { masterTemplateId: masterTemplateId.id, userId: userId.id };
      return { id: await addTemplateAuthority(ctx, person, idempotencyKey) };
    },
  },
  {
    description: 'They are an authority.',
    outputFields: (t) => ({
      authority: t.prismaField({
        type: TemplateAuthority,
        description: 'The new one.',
        resolve: (query, { id }, _args, { services }) =>
          services.db.masterTemplateAuthority.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  },
);

builder.relayMutationField(
  'removeTemplateAuthority',
  {
    description: 'Somebody who is an authority.',
    inputFields: (t) => ({
      authorityId: t.globalID({ required: true, for: TemplateAuthority, description: 'Whose authority.' }),
    }),
  },
  {
    description: 'Takes the approval of refunds from a person.',
    authScopes: async (_root, { input }, ctx) => ({
      may: ['masterTemplate', 'updateFormAuthorities', await formOf(ctx, input.authorityId.id)],
    }),
    errors: refusals,
    resolve: async (_root, { input: { authorityId } }, ctx) => {
      const masterTemplateId = await removeTemplateAuthority(ctx, { authorityId: authorityId.id });
      return { masterTemplateId, authorityId: authorityId.id };
    },
  },
  {
    description: 'They are no longer an authority.',
    outputFields: (t) => ({
      deletedAuthorityId: t.globalID({
        description: 'Of the authority that was there.',
        resolve: ({ authorityId }) => ({ type: TemplateAuthority, id: authorityId }),
      }),
      masterTemplate: t.prismaField({
        type: MasterTemplate,
        description: 'The form.',
        resolve: (query, { masterTemplateId: id }, _args, { services }) =>
          services.db.masterTemplate.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  },
);
