import { line } from '#server/graphql/inputTexts.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { CustomId } from '#server/graphql/template/CustomId.ts';
import { formOfPart } from '#server/graphql/template/formOfPart.ts';
import { MasterTemplate, masterTemplateOutput } from '#server/graphql/template/MasterTemplate.ts';
import { verbMutation } from '#server/graphql/verbMutation.ts';
import { removeCustomId, setCustomId } from '#server/operations/template/customId.ts';

verbMutation('setCustomId', {
  description: 'Numbers the submissions of a form by a pattern from now on.',
  inputDescription: 'How submissions are numbered for people.',
  inputFields: (t) => ({
    masterTemplateId: t.globalID({ required: true, for: MasterTemplate, description: 'Of which form.' }),
    pattern: t.string({
      required: true,
      validate: line,
      description: 'Text with {year}, {month}, {day} and {number}, or {number:4} for leading zeros.',
    }),
  }),
  may: ['masterTemplate', 'updateForm', ({ input }) => input.masterTemplateId.id],
  run: async (ctx, { input: { masterTemplateId, pattern } }) => ({
    customIdId: await setCustomId(ctx, { masterTemplateId: masterTemplateId.id, pattern }),
    masterTemplateId: masterTemplateId.id,
  }),
  keepsRights: true,
  outputDescription: 'The pattern holds.',
  outputFields: (t) => ({
    ...masterTemplateOutput(t),
    customId: t.prismaField({
      type: CustomId,
      description: 'The new one.',
      resolve: (query, { done: { customIdId } }, _args, { services }) =>
        services.db.customId.findUniqueOrThrow({ ...query, where: { id: customIdId } }),
    }),
  }),
});

const formOfCustomId = (ctx: RequestContext, id: string): Promise<string> =>
  formOfPart(ctx, ctx.services.db.customId.findUnique({ where: { id } }));

verbMutation('removeCustomId', {
  description: 'Numbers later submissions by their number alone. Those that have a custom id keep it.',
  inputDescription: 'The pattern to remove.',
  inputFields: (t) => ({
    customIdId: t.globalID({ required: true, for: CustomId, description: 'Which pattern.' }),
  }),
  may: ['masterTemplate', 'updateForm', ({ input }, ctx) => formOfCustomId(ctx, input.customIdId.id)],
  run: async (ctx, { input: { customIdId } }) => ({
    masterTemplateId: await removeCustomId(ctx, { customIdId: customIdId.id }),
  }),
  keepsRights: true,
  outputDescription: 'The pattern is gone.',
  outputFields: masterTemplateOutput,
});
