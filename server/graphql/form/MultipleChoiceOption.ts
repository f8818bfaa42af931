import { builder } from '#server/graphql/builder.ts';
import { guardPart } from '#server/graphql/form/partScopes.ts';

guardPart('MultipleChoiceOption');

export const MultipleChoiceOption = builder.prismaNode('MultipleChoiceOption', {
  id: { field: 'id' },
  description: 'A choice in a multiple choice or checkbox field.',
  fields: (t) => ({
    identity: t.exposeString('identity', {
      description: 'The stable ID of the option, the same in every version of the form. Answers store it.',
    }),
    name: t.exposeString('name', { description: 'The label of the option as people see it.' }),
    position: t.exposeInt('position', { description: 'The zero-based position of the option in its field.' }),
    numericValue: t.float({
      nullable: true,
      description: 'The number that formulas use for the option, or null if it has none.',
      resolve: ({ numericValue }) => (numericValue === null ? null : Number(numericValue)),
    }),
    isDefault: t.exposeBoolean('isDefault', { description: 'Whether the option is selected by default.' }),
  }),
});
