import { builder } from '#server/graphql/builder.ts';
import { resourceChanges, type ResourceChange } from '#server/graphql/live/resourceChanges.ts';
import { argumentId, may } from '#server/graphql/may.ts';
import { importsTopic } from '#server/operations/import/announceImport.ts';

const ImportsChange = builder.objectRef<ResourceChange<'masterTemplate'>>('ImportsChange').implement({
  description: 'An import of a form that was uploaded, made progress, or was removed.',
  fields: (t) => ({
    cursor: t.exposeString('cursor', {
      description: 'The cursor of this event. Pass it as `after` to resume after a disconnect.',
    }),
    dataImport: t.prismaField({
      type: 'DataImport',
      nullable: true,
      description: 'The current state of the import, or null if it was removed.',
      resolve: (query, { payload }, _args, { services }) =>
        services.db.dataImport.findUnique({ ...query, where: { id: String(payload['dataImportId']) } }),
    }),
  }),
});

builder.subscriptionField('importsChanged', (t) =>
  t.field({
    type: ImportsChange,
    description: 'Sends an event for each change to the imports of a form.',
    authScopes: may('masterTemplate', 'viewImports', argumentId('masterTemplateId')),
    args: {
      masterTemplateId: t.arg.globalID({ required: true, description: 'The ID of the form whose imports to watch.' }),
      after: t.arg.string({
        description: 'The cursor of the last event received. If omitted, only new events are sent.',
      }),
    },
    subscribe: (_root, { masterTemplateId: { id }, after }, ctx) =>
      resourceChanges(ctx, { kind: 'masterTemplate', action: 'viewImports', id, topic: importsTopic(id), after }),
    resolve: (change) => change,
  }),
);
