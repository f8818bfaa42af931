import { builder } from '#server/graphql/builder.ts';
import { changes, type Change } from '#server/graphql/live/changes.ts';
import { argumentId, may } from '#server/graphql/may.ts';
import { importsTopic } from '#server/operations/import/tellOfImport.ts';

const ImportsChange = builder.objectRef<Change<'masterTemplate'>>('ImportsChange').implement({
  description: 'An import of a form was uploaded, has moved, or is gone.',
  fields: (t) => ({
    cursor: t.exposeString('cursor', { description: 'Where to go on after this event.' }),
    dataImport: t.prismaField({
      type: 'DataImport',
      nullable: true,
      description: 'As it stands now; null once it is gone.',
      resolve: (query, { payload }, _args, { services }) =>
        services.db.dataImport.findUnique({ ...query, where: { id: String(payload['dataImportId']) } }),
    }),
  }),
});

builder.subscriptionField('importsChanged', (t) =>
  t.field({
    type: ImportsChange,
    description: 'Every change of the imports of a form.',
    authScopes: may('masterTemplate', 'viewImports', argumentId('masterTemplateId')),
    args: {
      masterTemplateId: t.arg.globalID({ required: true, description: 'The form.' }),
      after: t.arg.string({ description: 'The cursor of the last event that was received.' }),
    },
    subscribe: (_root, { masterTemplateId: { id }, after }, ctx) =>
      changes(ctx, { kind: 'masterTemplate', action: 'viewImports', id, topic: importsTopic(id), after }),
    resolve: (change) => change,
  }),
);
