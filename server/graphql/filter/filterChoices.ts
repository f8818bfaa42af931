import { z } from 'zod';
import { parseFilter } from '#domain/filter/filter.ts';
import { InvalidInput } from '#domain/kernel/refusal.ts';
import { searchMinLength } from '#domain/kernel/text.ts';
import { builder } from '#server/graphql/builder.ts';
import { FilterKindType } from '#server/graphql/filter/AdvancedFilter.ts';
import { line } from '#server/graphql/inputTexts.ts';
import {
  choiceSources,
  filterChoices,
  filterNames,
  type FilterChoice,
} from '#server/queries/dashboard/filterChoices.ts';

const FilterChoiceType = builder.objectRef<FilterChoice>('FilterChoice').implement({
  description: 'Something that a condition of a filter names.',
  fields: (t) => ({
    choiceId: t.exposeString('id', { description: 'As conditions name it.' }),
    name: t.exposeString('name', { description: 'As people know it.' }),
    hint: t.exposeString('hint', { nullable: true, description: 'What tells it from others of that name.' }),
    formId: t.exposeString('formId', { nullable: true, description: 'The form that a step or field is of.' }),
  }),
});

const ChoiceSourceType = builder.enumType('FilterChoiceSource', {
  description: 'What people choose by typing for a condition of a filter.',
  values: choiceSources,
});

builder.queryField('filterChoices', (t) =>
  t.field({
    type: [FilterChoiceType],
    description:
      'What could be chosen for a condition, by name: the first fifty of what the viewer knows from the inside. People who applied are found by two letters or more.',
    authScopes: { reads: 'submissions' },
    args: {
      source: t.arg({ type: ChoiceSourceType, required: true, description: 'What is chosen.' }),
      term: t.arg.string({ validate: line, description: 'Letters that are looked for; the first of all without.' }),
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
    description: 'What the conditions of a filter name, as far as the viewer may know it.',
    authScopes: { reads: 'submissions' },
    args: {
      filters: t.arg({
        type: 'JSON',
        required: true,
        validate: conditions,
        description: 'A list of conditions {field, operator, value}.',
      }),
      kind: t.arg({ type: FilterKindType, description: 'Of which list; of submissions when it is left out.' }),
    },
    resolve: async (_root, { filters, kind }, { services, access }) => {
      const filter = parseFilter(kind ?? 'submission', filters);
      if (!filter.ok) throw new InvalidInput(filter.error);
      return [...(await filterNames({ pool: services.pool, principal: access.principal }, filter.value))];
    },
  }),
);
