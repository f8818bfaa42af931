import { defineMutation } from '#server/graphql/defineMutation.ts';
import { shortText } from '#server/graphql/inputTexts.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { CustomId } from '#server/graphql/template/CustomId.ts';
import { formOfPart } from '#server/graphql/template/formOfPart.ts';
import { MasterTemplate, masterTemplateOutput } from '#server/graphql/template/MasterTemplate.ts';
import { removeCustomId, setCustomId } from '#server/operations/template/customId.ts';

defineMutation('setCustomId', {
  description: 'Sets the pattern for the custom IDs of new submissions of a form.',
  inputDescription: 'The custom ID pattern of a form.',
  inputFields: (t) => ({
    masterTemplateId: t.globalID({ required: true, for: MasterTemplate, description: 'The ID of the form.' }),
    pattern: t.string({
      required: true,
      validate: shortText,
      description:
        'Text with the placeholders `{year}`, `{month}`, `{day}`, and `{number}`, or `{number:4}` to pad the number with zeros to 4 digits.',
    }),
  }),
  may: ['masterTemplate', 'updateForm', ({ input }) => input.masterTemplateId.id],
  run: async (ctx, { input: { masterTemplateId, pattern } }) => ({
    customIdId: await setCustomId(ctx, { masterTemplateId: masterTemplateId.id, pattern }),
    masterTemplateId: masterTemplateId.id,
  }),
  keepsRights: true,
  outputDescription: 'The result of setting a custom ID pattern.',
  outputFields: (t) => ({
    ...masterTemplateOutput(t),
    customId: t.prismaField({
      type: CustomId,
      description: 'The custom ID pattern now in use.',
      resolve: (query, { done: { customIdId } }, _args, { services }) =>
        services.db.customId.findUniqueOrThrow({ ...query, where: { id: customIdId } }),
    }),
  }),
});

const formOfCustomId = (ctx: RequestContext, id: string): Promise<string> =>
  formOfPart(ctx, ctx.services.db.customId.findUnique({ where: { id } }));

defineMutation('removeCustomId', {
  description:
    'Removes a custom ID pattern. The newest remaining pattern takes over; existing submissions keep their custom IDs.',
  inputDescription: 'The custom ID pattern to remove.',
  inputFields: (t) => ({
    customIdId: t.globalID({
      required: true,
      for: CustomId,
      description: 'The ID of the custom ID pattern to remove.',
    }),
  }),
  may: ['masterTemplate', 'updateForm', ({ input }, ctx) => formOfCustomId(ctx, input.customIdId.id)],
  run: async (ctx, { input: { customIdId } }) => ({
    masterTemplateId: await removeCustomId(ctx, { customIdId: customIdId.id }),
  }),
  keepsRights: true,
  outputDescription: 'The result of removing a custom ID pattern.',
  outputFields: masterTemplateOutput,
});
