import { availableActions, availableActionsMeaning } from '#server/graphql/availableActions.ts';
import { builder } from '#server/graphql/builder.ts';
import { guardAs } from '#server/graphql/nodes.ts';

guardAs('MasterTemplate', 'masterTemplate');

/** The people of a form are staff; they are shown together. */
const mostPeople = 1_000;

export const MasterTemplate = builder.prismaNode('MasterTemplate', {
  id: { field: 'id' },
  description: 'A form through all its versions. What holds it has decided who sees its name; the rest names a scope.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'As people read it.' }),
    slug: t.exposeString('slug', { description: 'Its address below that of the team.' }),
    memberships: t.relation('masterTemplateMemberships', {
      description: 'Who reads or writes the form, those who were there first at the top; for its members.',
      authScopes: (form) => ({ may: ['masterTemplate', 'viewDraft', form.id] }),
      query: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], take: mostPeople },
    }),
    authorities: t.relation('masterTemplateAuthorities', {
      description: 'Who approves refunds; for the members of the form.',
      authScopes: (form) => ({ may: ['masterTemplate', 'viewDraft', form.id] }),
      query: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], take: mostPeople },
    }),
    availableActions: t.stringList({
      description: availableActionsMeaning,
      resolve: ({ id }, _args, ctx) => availableActions('masterTemplate', id, ctx),
    }),
  }),
});
