import { defineMutation, type MutationOutputFields } from '#server/graphql/defineMutation.ts';
import { nullsAsUnset } from '#server/graphql/form/patch.ts';
import { SeenFaq, seenDescription } from '#server/graphql/form/seenTexts.ts';
import { richTextInput, shortText } from '#server/graphql/inputTexts.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { formOfPart } from '#server/graphql/template/formOfPart.ts';
import { MasterTemplate, masterTemplateOutput } from '#server/graphql/template/MasterTemplate.ts';
import { TemplateFaq } from '#server/graphql/template/TemplateFaq.ts';
import { createFaq, deleteFaq, reorderFaq, updateFaq } from '#server/operations/template/faq.ts';

const formOfFaq = (ctx: RequestContext, id: string): Promise<string> =>
  formOfPart(ctx, ctx.services.db.masterTemplateFaq.findUnique({ where: { id } }));

const faqOutput = <Done extends { readonly masterTemplateId: string; readonly faqId: string }>(
  t: MutationOutputFields<Done>,
) => ({
  ...masterTemplateOutput(t),
  faq: t.prismaField({
    type: TemplateFaq,
    description: 'The frequently asked question after the change.',
    resolve: (query, { done: { faqId } }, _args, { services }) =>
      services.db.masterTemplateFaq.findUniqueOrThrow({ ...query, where: { id: faqId } }),
  }),
});

defineMutation('createFaq', {
  description: 'Adds a frequently asked question to the public page of a form. Takes effect immediately.',
  inputDescription: 'The new frequently asked question.',
  inputFields: (t) => ({
    masterTemplateId: t.globalID({
      required: true,
      for: MasterTemplate,
      description: 'The ID of the form that the question is about.',
    }),
    question: t.string({
      required: true,
      validate: shortText,
      description: 'The question, as a single line of plain text.',
    }),
    answer: t.string({
      validate: richTextInput,
      description: 'The answer, as HTML that will be sanitized. The question is not public until it has an answer.',
    }),
    position: t.int({ description: 'The zero-based position of the question in the list. Defaults to the end.' }),
  }),
  may: ['masterTemplate', 'updatePublicPage', ({ input }) => input.masterTemplateId.id],
  idempotent: true,
  run: async (
    ctx,
    {
      input: {
        masterTemplateId: { id: masterTemplateId },
        position,
        ...texts
      },
    },
    idempotencyKey,
  ) => {
    const faq = { masterTemplateId, ...texts, position: position ?? undefined };
    return { masterTemplateId, faqId: await createFaq(ctx, faq, idempotencyKey) };
  },
  keepsRights: true,
  outputDescription: 'The result of adding a frequently asked question.',
  outputFields: faqOutput,
});

defineMutation('updateFaq', {
  description: 'Changes a frequently asked question or its answer. Takes effect immediately.',
  inputDescription: 'The changes to a frequently asked question. Omitted values stay as they are.',
  inputFields: (t) => ({
    faqId: t.globalID({ required: true, for: TemplateFaq, description: 'The ID of the question to change.' }),
    question: t.string({ validate: shortText, description: 'The new question, as a single line of plain text.' }),
    answer: t.string({
      validate: richTextInput,
      description: 'The new answer, as HTML that will be sanitized. Null clears it.',
    }),
    seen: t.field({ type: SeenFaq, description: seenDescription }),
  }),
  may: ['masterTemplate', 'updatePublicPage', ({ input }, ctx) => formOfFaq(ctx, input.faqId.id)],
  run: async (ctx, { input: { faqId, question, answer, seen } }) => ({
    masterTemplateId: await updateFaq(ctx, { faqId: faqId.id, answer, seen, ...nullsAsUnset({ question }) }),
    faqId: faqId.id,
  }),
  keepsRights: true,
  outputDescription: 'The result of changing a frequently asked question.',
  outputFields: faqOutput,
});

defineMutation('reorderFaq', {
  description: 'Moves a frequently asked question within the list of its form.',
  inputDescription: 'The question to move and its new place.',
  inputFields: (t) => ({
    faqId: t.globalID({ required: true, for: TemplateFaq, description: 'The ID of the question to move.' }),
    position: t.int({
      required: true,
      description: 'The new zero-based position. A position past the end moves the question to the end.',
    }),
  }),
  may: ['masterTemplate', 'updatePublicPage', ({ input }, ctx) => formOfFaq(ctx, input.faqId.id)],
  run: async (ctx, { input: { faqId, position } }) => ({
    masterTemplateId: await reorderFaq(ctx, { faqId: faqId.id, position }),
    faqId: faqId.id,
  }),
  keepsRights: true,
  outputDescription: 'The result of moving a frequently asked question.',
  outputFields: faqOutput,
});

defineMutation('deleteFaq', {
  description: 'Deletes a frequently asked question. Takes effect immediately.',
  inputDescription: 'The question to delete.',
  inputFields: (t) => ({
    faqId: t.globalID({ required: true, for: TemplateFaq, description: 'The ID of the question to delete.' }),
  }),
  may: ['masterTemplate', 'updatePublicPage', ({ input }, ctx) => formOfFaq(ctx, input.faqId.id)],
  run: async (ctx, { input: { faqId } }) => ({
    masterTemplateId: await deleteFaq(ctx, { faqId: faqId.id }),
    faqId: faqId.id,
  }),
  keepsRights: true,
  outputDescription: 'The result of deleting a frequently asked question.',
  outputFields: (t) => ({
    ...masterTemplateOutput(t),
    deletedFaqId: t.globalID({
      description: 'The ID of the deleted question.',
      resolve: ({ done: { faqId } }) => ({ type: TemplateFaq, id: faqId }),
    }),
  }),
});
