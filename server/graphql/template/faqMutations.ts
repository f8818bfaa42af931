import { orUnset } from '#server/graphql/form/patch.ts';
import { SeenFaq, seenMeaning } from '#server/graphql/form/seenTexts.ts';
import { html, line, requestKey, requestKeyMeaning } from '#server/graphql/inputTexts.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { formOfPart } from '#server/graphql/template/formOfPart.ts';
import { MasterTemplate, masterTemplateOutput } from '#server/graphql/template/MasterTemplate.ts';
import { TemplateFaq } from '#server/graphql/template/TemplateFaq.ts';
import { verbMutation, type DoneFields } from '#server/graphql/verbMutation.ts';
import { createFaq, deleteFaq, reorderFaq, updateFaq } from '#server/operations/template/faq.ts';

const formOfFaq = (ctx: RequestContext, id: string): Promise<string> =>
  formOfPart(ctx, ctx.services.db.masterTemplateFaq.findUnique({ where: { id } }));

const faqOutput = <Done extends { readonly masterTemplateId: string; readonly faqId: string }>(
  t: DoneFields<Done>,
) => ({
  ...masterTemplateOutput(t),
  faq: t.prismaField({
    type: TemplateFaq,
    description: 'As it is now.',
    resolve: (query, { done: { faqId } }, _args, { services }) =>
      services.db.masterTemplateFaq.findUniqueOrThrow({ ...query, where: { id: faqId } }),
  }),
});

verbMutation('createFaq', {
  description: 'Adds a question to the public page of a form, at once.',
  inputDescription: 'A question that people ask.',
  inputFields: (t) => ({
    masterTemplateId: t.globalID({ required: true, for: MasterTemplate, description: 'About which form.' }),
    question: t.string({ required: true, validate: line, description: 'In one line.' }),
    answer: t.string({ validate: html, description: 'Rich text. Without it nobody outside sees the question.' }),
    position: t.int({ description: 'Where it comes to stand, from 0; the end when it is left out.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  may: ['masterTemplate', 'updatePublicPage', ({ input }) => input.masterTemplateId.id],
  run: async (
    ctx,
    {
      input: {
        masterTemplateId: { id: masterTemplateId },
        idempotencyKey,
        position,
        ...texts
      },
    },
  ) => {
    const faq = { masterTemplateId, ...texts, position: position ?? undefined };
    return { masterTemplateId, faqId: await createFaq(ctx, faq, idempotencyKey) };
  },
  keepsRights: true,
  outputDescription: 'The question is there.',
  outputFields: faqOutput,
});

verbMutation('updateFaq', {
  description: 'Changes a question or its answer, at once.',
  inputDescription: 'What is left out stays.',
  inputFields: (t) => ({
    faqId: t.globalID({ required: true, for: TemplateFaq, description: 'Which question.' }),
    question: t.string({ validate: line, description: 'In one line.' }),
    answer: t.string({ validate: html, description: 'Rich text; null empties it.' }),
    seen: t.field({ type: SeenFaq, description: seenMeaning }),
  }),
  may: ['masterTemplate', 'updatePublicPage', ({ input }, ctx) => formOfFaq(ctx, input.faqId.id)],
  run: async (ctx, { input: { faqId, question, answer, seen } }) => ({
    masterTemplateId: await updateFaq(ctx, { faqId: faqId.id, answer, seen, ...orUnset({ question }) }),
    faqId: faqId.id,
  }),
  keepsRights: true,
  outputDescription: 'The question was changed.',
  outputFields: faqOutput,
});

verbMutation('reorderFaq', {
  description: 'Moves a question among those of its form.',
  inputDescription: 'Where a question is to stand.',
  inputFields: (t) => ({
    faqId: t.globalID({ required: true, for: TemplateFaq, description: 'Which question.' }),
    position: t.int({ required: true, description: 'From 0; beyond the end is the end.' }),
  }),
  may: ['masterTemplate', 'updatePublicPage', ({ input }, ctx) => formOfFaq(ctx, input.faqId.id)],
  run: async (ctx, { input: { faqId, position } }) => ({
    masterTemplateId: await reorderFaq(ctx, { faqId: faqId.id, position }),
    faqId: faqId.id,
  }),
  keepsRights: true,
  outputDescription: 'The question stands there.',
  outputFields: faqOutput,
});

verbMutation('deleteFaq', {
  description: 'Takes a question off the public page of a form.',
  inputDescription: 'The question to delete.',
  inputFields: (t) => ({
    faqId: t.globalID({ required: true, for: TemplateFaq, description: 'Which question.' }),
  }),
  may: ['masterTemplate', 'updatePublicPage', ({ input }, ctx) => formOfFaq(ctx, input.faqId.id)],
  run: async (ctx, { input: { faqId } }) => ({
    masterTemplateId: await deleteFaq(ctx, { faqId: faqId.id }),
    faqId: faqId.id,
  }),
  keepsRights: true,
  outputDescription: 'The question is gone.',
  outputFields: (t) => ({
    ...masterTemplateOutput(t),
    deletedFaqId: t.globalID({
      description: 'Of the question that was there.',
      resolve: ({ done: { faqId } }) => ({ type: TemplateFaq, id: faqId }),
    }),
  }),
});
