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
  description: 'A pattern for the custom IDs of the submissions of a form.',
  fields: (t) => ({
    pattern: t.exposeString('pattern', {
      description: 'The pattern: text with the placeholders `{year}`, `{month}`, `{day}`, and `{number}`.',
    }),
    masterTemplate: t.relation('masterTemplate', { description: 'The form that uses the pattern.' }),
  }),
});
