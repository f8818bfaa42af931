import { builder } from '#server/graphql/builder.ts';
import { guardThrough } from '#server/graphql/nodes.ts';

// outside, those that are answered come with their form
guardThrough(
  'MasterTemplateFaq',
  'masterTemplate',
  'viewDraft',
  async ({ services }, id) => (await services.db.masterTemplateFaq.findUnique({ where: { id } }))?.masterTemplateId,
);

export const TemplateFaq = builder.prismaNode('MasterTemplateFaq', {
  id: { field: 'id' },
  description: 'A question that people ask about a form. Answered it is as public as the form.',
  fields: (t) => ({
    question: t.exposeString('question', { description: 'In one line.' }),
    answer: t.exposeString('answer', { description: 'Safe HTML; empty while nobody has written it.' }),
    position: t.exposeInt('position', { description: 'Its place, from 0.' }),
    masterTemplate: t.relation('masterTemplate', { description: 'Of which form.' }),
  }),
});
