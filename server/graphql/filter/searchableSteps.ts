import { builder } from '#server/graphql/builder.ts';
import { MasterTemplate } from '#server/graphql/template/MasterTemplate.ts';
import {
  searchableSteps,
  type SearchableField,
  type SearchableStep,
} from '#server/queries/dashboard/searchableSteps.ts';
import { visibleFormIds } from '#server/queries/dashboard/visibleForms.ts';

const SearchableOption = builder.objectRef<SearchableField['options'][number]>('SearchableOption').implement({
  description: 'What was to be chosen.',
  fields: (t) => ({
    identity: t.exposeString('identity', { description: 'The same in all versions of the form.' }),
    name: t.exposeString('name', { description: 'As the latest version calls it.' }),
  }),
});

const SearchableFieldType = builder.objectRef<SearchableField>('SearchableField').implement({
  description: 'A field by whose answers submissions can be filtered.',
  fields: (t) => ({
    identity: t.exposeString('identity', { description: 'The same in all versions of the form.' }),
    name: t.exposeString('name', { nullable: true, description: 'As the latest version calls it.' }),
    dataType: t.exposeString('dataType', { description: 'What kind of answer it takes.' }),
    options: t.field({
      type: [SearchableOption],
      description: 'What can be chosen.',
      resolve: ({ options }) => [...options],
    }),
  }),
});

const SearchableStepType = builder.objectRef<SearchableStep>('SearchableStep').implement({
  description: 'A step of a form over all its versions.',
  fields: (t) => ({
    identity: t.exposeString('identity', { description: 'The same in all versions of the form.' }),
    name: t.exposeString('name', { nullable: true, description: 'As the latest version calls it.' }),
    isLegacy: t.exposeBoolean('isLegacy', { description: 'The form as it is published now has no such step.' }),
    fields: t.field({
      type: [SearchableFieldType],
      description: 'What it asks now.',
      resolve: ({ fields }) => [...fields],
    }),
    legacyFields: t.field({
      type: [SearchableFieldType],
      description: 'What earlier versions asked.',
      resolve: ({ legacyFields }) => [...legacyFields],
    }),
  }),
});

const mostForms = 1_000;

builder.queryField('filterForms', (t) =>
  t.prismaField({
    type: [MasterTemplate],
    description: 'The forms by which the viewer can filter: those whose submissions they see from the inside, by name.',
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
    description: 'What its submissions can be filtered by; nothing for whoever does not see them from the inside.',
    authScopes: { reads: 'submissions' },
    resolve: async ({ id }, _args, { services, access }) => {
      const forms = await visibleFormIds(services.pool, access.principal);
      return forms.includes(id) ? [...(await searchableSteps.rows(services.pool, [id]))] : [];
    },
  }),
}));
