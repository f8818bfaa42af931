import { builder } from '#server/graphql/builder.ts';
import { guardPart } from '#server/graphql/form/partScopes.ts';

guardPart('MultipleChoiceOption');

export const MultipleChoiceOption = builder.prismaNode('MultipleChoiceOption', {
  id: { field: 'id' },
  description: 'What can be chosen as the answer to a field.',
  fields: (t) => ({
    identity: t.exposeString('identity', { description: 'The same in all versions of the form; answers hold it.' }),
    name: t.exposeString('name', { description: 'As people read it.' }),
    position: t.exposeInt('position', { description: 'From 0.' }),
    numericValue: t.float({
      nullable: true,
      description: 'What formulas count it as; null for nothing.',
      resolve: ({ numericValue }) => (numericValue === null ? null : Number(numericValue)),
    }),
    isDefault: t.exposeBoolean('isDefault', { description: 'Chosen at first.' }),
  }),
});
