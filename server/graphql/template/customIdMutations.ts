import { builder } from '#server/graphql/builder.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { line } from '#server/graphql/inputTexts.ts';
import { refusals } from '#server/graphql/refusals.ts';
import { formOfPart } from '#server/graphql/template/formOfPart.ts';
import { CustomId } from '#server/graphql/template/CustomId.ts';
import { MasterTemplate, masterTemplateOutput } from '#server/graphql/template/MasterTemplate.ts';
import { removeCustomId, setCustomId } from '#server/operations/template/customId.ts';

builder.relayMutationField(
  'setCustomId',
  {
    description: 'How submissions are numbered for people.',
    inputFields: (t) => ({
      masterTemplateId: t.globalID({ required: true, for: MasterTemplate, description: 'Of which form.' }),
      pattern: t.string({
        required: true,
        validate: line,
        description: 'Text with {year}, {month}, {day} and {number}, or {number:4} for leading zeros.',
      }),
    }),
  },
  {
    description: 'Numbers the submissions of a form by a pattern from now on.',
    authScopes: (_root, { input }) => ({ may: ['masterTemplate', 'updateForm', input.masterTemplateId.id] }),
    errors: refusals,
    resolve: async (_root, { input: { masterTemplateId, pattern } }, ctx) => ({
      customIdId: await setCustomId(ctx, { masterTemplateId: masterTemplateId.id, pattern }),
      masterTemplateId: masterTemplateId.id,
    }),
  },
  {
    description: 'The pattern holds.',
    outputFields: (t) => ({
      ...masterTemplateOutput(t),
      customId: t.prismaField({
        type: CustomId,
        description: 'The new one.',
        resolve: (query, { customIdId }, _args, { services }) =>
          services.db.customId.findUniqueOrThrow({ ...query, where: { id: customIdId } }),
      }),
    }),
  },
);

const formOfCustomId = (ctx: RequestContext, id: string): Promise<string> =>
  formOfPart(ctx, ctx.services.db.customId.findUnique({ where: { id } }));

builder.relayMutationField(
  'removeCustomId',
  {
    description: 'The pattern to remove.',
    inputFields: (t) => ({
      customIdId: t.globalID({ required: true, for: CustomId, description: 'Which pattern.' }),
    }),
  },
  {
    description: 'Numbers later submissions by their number alone. Those that have a custom id keep it.',
    authScopes: async (_root, { input }, ctx) => ({
      may: ['masterTemplate', 'updateForm', await formOfCustomId(ctx, input.customIdId.id)],
    }),
    errors: refusals,
    resolve: async (_root, { input: { customIdId } }, ctx) => ({
      masterTemplateId: await removeCustomId(ctx, { customIdId: customIdId.id }),
    }),
  },
  { description: 'The pattern is gone.', outputFields: masterTemplateOutput },
);
