import { builder } from '#server/graphql/builder.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { MasterTemplate } from '#server/graphql/template/MasterTemplate.ts';
import { publishedFields, type PublishedField } from '#server/queries/record/publishedFields.ts';

const FieldType = builder.objectRef<PublishedField>('PublishedField').implement({
  description: 'A question whose answers a form publishes if its records are public.',
  fields: (t) => ({
    identity: t.exposeString('identity', {
      description: 'The identity of the question, which is the same in all versions of the form.',
    }),
    name: t.exposeString('name', { nullable: true, description: 'The question, or null if it has no name.' }),
    dataType: t.exposeString('dataType', { description: 'The data type of its answers.' }),
  }),
});

builder.objectField(MasterTemplate, 'publishedFields', (t) =>
  t.field({
    type: [FieldType],
    description:
      'The questions that the published version asks applicants without redacting them, except those for files, contact details, and records. Their answers are public while the form’s statistics and records are public.',
    authScopes: may('masterTemplate', 'viewPublicPage', ownKey('id')),
    complexity: { field: 10 },
    resolve: async ({ id }, _args, { services }) => [...(await publishedFields(services.pool, [id]))],
  }),
);

builder.objectField(MasterTemplate, 'publishesAnswers', (t) =>
  t.boolean({
    description: 'Whether anyone can read the published answers of the form’s records and download them as open data.',
    resolve: ({ id }, _args, { access }) => access.may('masterTemplate', 'readPublishedAnswers', id),
  }),
);
