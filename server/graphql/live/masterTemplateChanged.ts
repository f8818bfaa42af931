import { builder } from '#server/graphql/builder.ts';
import { resourceChanges, type ResourceChange } from '#server/graphql/live/resourceChanges.ts';
import { argumentId, may } from '#server/graphql/may.ts';
import { MasterTemplate } from '#server/graphql/template/MasterTemplate.ts';
import { templateTopic } from '#server/operations/template/masterTemplate.ts';

const MasterTemplateChange = builder.objectRef<ResourceChange<'masterTemplate'>>('MasterTemplateChange').implement({
  description: 'A change to a form outside of its versions: its settings, people, documents, or FAQs.',
  fields: (t) => ({
    cursor: t.exposeString('cursor', {
      description: 'The cursor of this event. Pass it as `after` to resume after a disconnect.',
    }),
    ownMutation: t.int({
      nullable: true,
      description:
        'The number of the mutation that caused the change, if the subscriber sent it from the same tab. Null for changes by anyone else.',
      resolve: ({ ownMutation }) => ownMutation,
    }),
    masterTemplate: t.prismaField({
      type: MasterTemplate,
      nullable: true,
      description: 'The current state of the form, or null if it no longer exists.',
      resolve: (query, { id }, _args, { services }) =>
        services.db.masterTemplate.findUnique({ ...query, where: { id } }),
    }),
  }),
});

builder.subscriptionField('masterTemplateChanged', (t) =>
  t.field({
    type: MasterTemplateChange,
    description:
      'Sends an event for each change to a form outside of its versions. Changes to its draft are sent by `formChanged`.',
    authScopes: may('masterTemplate', 'viewForm', argumentId('masterTemplateId')),
    args: {
      masterTemplateId: t.arg.globalID({
        required: true,
        for: MasterTemplate,
        description: 'The ID of the form to watch.',
      }),
      after: t.arg.string({
        description: 'The cursor of the last event received. If omitted, only new events are sent.',
      }),
    },
    subscribe: (_root, { masterTemplateId: { id }, after }, ctx) =>
      resourceChanges(ctx, { kind: 'masterTemplate', action: 'viewForm', id, topic: templateTopic(id), after }),
    resolve: (change) => change,
  }),
);
