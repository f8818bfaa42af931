import { builder } from '#server/graphql/builder.ts';
import { MasterTemplate } from '#server/graphql/template/MasterTemplate.ts';
import {
  searchableSteps,
  type SearchableField,
  type SearchableStep,
} from '#server/queries/dashboard/searchableSteps.ts';
import { visibleFormIds } from '#server/queries/dashboard/visibleForms.ts';

const SearchableOption = builder.objectRef<SearchableField['options'][number]>('SearchableOption').implement({
  description: 'An option of a field that submissions can be filtered by.',
  fields: (t) => ({
    identity: t.exposeString('identity', {
      description: 'The stable ID of the option, the same in every version of the form.',
    }),
    name: t.exposeString('name', { description: 'The label of the option in the latest version that has it.' }),
  }),
});

const SearchableFieldType = builder.objectRef<SearchableField>('SearchableField').implement({
  description: 'A field whose answers submissions can be filtered by.',
  fields: (t) => ({
    identity: t.exposeString('identity', {
      description: 'The stable ID of the field, the same in every version of the form.',
    }),
    name: t.exposeString('name', {
      nullable: true,
      description: 'The label of the field in the latest version that has it, or null if it has not been named.',
    }),
    dataType: t.exposeString('dataType', {
      description: 'The type of the field, such as `string` or `multiple_choice`.',
    }),
    options: t.field({
      type: [SearchableOption],
      description: 'The options of the field. Empty for fields without options.',
      resolve: ({ options }) => [...options],
    }),
  }),
});

const SearchableStepType = builder.objectRef<SearchableStep>('SearchableStep').implement({
  description: 'A step of a form, across all its published versions.',
  fields: (t) => ({
    identity: t.exposeString('identity', {
      description: 'The stable ID of the step, the same in every version of the form.',
    }),
    name: t.exposeString('name', {
      nullable: true,
      description: 'The name of the step in the latest version that has it, or null if it has not been named.',
    }),
    isLegacy: t.exposeBoolean('isLegacy', {
      description: 'Whether the step no longer exists in the currently published version of the form.',
    }),
    fields: t.field({
      type: [SearchableFieldType],
      description: 'The fields of the step in the currently published version of the form.',
      resolve: ({ fields }) => [...fields],
    }),
    legacyFields: t.field({
      type: [SearchableFieldType],
      description: 'The fields of the step that only earlier versions of the form have.',
      resolve: ({ legacyFields }) => [...legacyFields],
    }),
  }),
});

const mostForms = 1_000;

builder.queryField('filterForms', (t) =>
  t.prismaField({
    type: [MasterTemplate],
    description:
      'The forms the viewer can filter submissions by, sorted by name, at most 1,000. Only forms whose submissions they can see as staff.',
    authScopes: { reads: 'submissions' },
    resolve: async (query, _root, _args, { services, access }) =>
      services.db.masterTemplate.findMany({
        ...query,
        where: { id: { in: [...(await visibleFormIds(services.pool, access.principal))] } },
        orderBy: [{ name: 'asc' }, { id: 'asc' }],
        take: mostForms,
      }),
  }),
);

builder.prismaObjectFields(MasterTemplate, (t) => ({
  searchableSteps: t.field({
    type: [SearchableStepType],
    description:
      'The steps and fields that submissions of the form can be filtered by. Empty if the viewer cannot see its submissions as staff.',
    authScopes: { reads: 'submissions' },
    resolve: async ({ id }, _args, { services, access }) => {
      const forms = await visibleFormIds(services.pool, access.principal);
      return forms.includes(id) ? [...(await searchableSteps.rows(services.pool, [id]))] : [];
    },
  }),
}));
