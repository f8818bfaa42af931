import { builder } from '#server/graphql/builder.ts';
import { guardThrough } from '#server/graphql/nodes.ts';

// public readers get answered questions through their form, not by ID
guardThrough(
  'MasterTemplateFaq',
  'masterTemplate',
  'viewDraft',
  async ({ services }, id) => (await services.db.masterTemplateFaq.findUnique({ where: { id } }))?.masterTemplateId,
);

export const TemplateFaq = builder.prismaNode('MasterTemplateFaq', {
  id: { field: 'id' },
  description: 'A frequently asked question about a form. Once answered, anyone who can see the form can see it.',
  fields: (t) => ({
    question: t.exposeString('question', { description: 'The question, as a single line of plain text.' }),
    answer: t.exposeString('answer', {
      description: 'The answer, as sanitized HTML. Empty until someone has written it.',
    }),
    position: t.exposeInt('position', { description: 'The zero-based position of the question in the list.' }),
    masterTemplate: t.relation('masterTemplate', { description: 'The form that the question is about.' }),
  }),
});
