import { z } from 'zod';
import { choiceSources } from '#domain/filter/defineCondition.ts';
import { parseFilter } from '#domain/filter/filter.ts';
import { InvalidInput } from '#domain/kernel/refusal.ts';
import { searchMinLength } from '#domain/kernel/text.ts';
import { builder } from '#server/graphql/builder.ts';
import { FilterKindType } from '#server/graphql/filter/AdvancedFilter.ts';
import { shortText } from '#server/graphql/inputTexts.ts';
import { filterChoices, filterNames, type FilterChoice } from '#server/queries/dashboard/filterChoices.ts';

const FilterChoiceType = builder.objectRef<FilterChoice>('FilterChoice').implement({
  description: 'An item that a filter condition can refer to, such as a tag or a person.',
  fields: (t) => ({
    choiceId: t.exposeString('id', { description: 'The plain ID of the item, as used in conditions.' }),
    name: t.exposeString('name', { description: 'The name of the item.' }),
    hint: t.exposeString('hint', {
      nullable: true,
      description:
        'Text that distinguishes the item from others with the same name, such as an email address, or null if not needed.',
    }),
    formId: t.exposeString('formId', {
      nullable: true,
      description: 'The plain ID of the form that the item belongs to, or null if it does not belong to a form.',
    }),
  }),
});

const ChoiceSourceType = builder.enumType('FilterChoiceSource', {
  description: 'The types of items that people find by typing when they set a filter condition.',
  values: choiceSources,
});

builder.queryField('filterChoices', (t) =>
  t.field({
    type: [FilterChoiceType],
    description:
      'The items to choose from for a condition, at most 50, limited to what the viewer can see. Applicants are found only with a term of at least two letters.',
    authScopes: { reads: 'submissions' },
    args: {
      source: t.arg({ type: ChoiceSourceType, required: true, description: 'The type of items to find.' }),
      term: t.arg.string({
        validate: shortText,
        description: 'The letters to search for. If omitted, the first items are returned.',
      }),
    },
    resolve: async (_root, { source, term }, { services, access }) => {
      const typed = (term ?? '').trim();
      if (source === 'applicants' && typed.length < searchMinLength) return [];
      return [...(await filterChoices({ pool: services.pool, principal: access.principal }, source, typed))];
    },
  }),
);

const conditions = z.array(z.unknown()).max(50);

builder.queryField('filterNames', (t) =>
  t.field({
    type: [FilterChoiceType],
    description: 'The items that the conditions of a filter refer to. Items the viewer cannot see are left out.',
    authScopes: { reads: 'submissions' },
    args: {
      filters: t.arg({
        type: 'JSON',
        required: true,
        validate: conditions,
        description: 'The conditions of the filter, as a list of at most 50 objects `{field, operator, value}`.',
      }),
      kind: t.arg({
        type: FilterKindType,
        description: 'The list that the filter applies to. Defaults to `submission`.',
      }),
    },
    resolve: async (_root, { filters, kind }, { services, access }) => {
      const filter = parseFilter(kind ?? 'submission', filters);
      if (!filter.ok) throw new InvalidInput(filter.error);
      return [...(await filterNames({ pool: services.pool, principal: access.principal }, filter.value))];
    },
  }),
);
