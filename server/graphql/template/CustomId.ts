import { builder } from '#server/graphql/builder.ts';
import { guardThrough } from '#server/graphql/nodes.ts';

guardThrough(
  'CustomId',
  'masterTemplate',
  'viewForm',
  async ({ services }, id) => (await services.db.customId.findUnique({ where: { id } }))?.masterTemplateId,
);

export const CustomId = builder.prismaNode('CustomId', {
  id: { field: 'id' },
  description: 'How submissions of a form are numbered for people.',
  fields: (t) => ({
    pattern: t.exposeString('pattern', { description: 'Text with {year}, {month}, {day} and {number}.' }),
    masterTemplate: t.relation('masterTemplate', { description: 'Of which form.' }),
  }),
});
