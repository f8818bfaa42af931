import { builder } from '#server/graphql/builder.ts';
import { resourceChanges, type ResourceChange } from '#server/graphql/live/resourceChanges.ts';
import { argumentId, may } from '#server/graphql/may.ts';
import { FlowTemplate } from '#server/graphql/template/FlowTemplate.ts';
import { draftEditorsTopic } from '#server/operations/form/draftEditors.ts';

const DraftEditorsChange = builder.objectRef<ResourceChange<'flowTemplate'>>('DraftEditorsChange').implement({
  description: 'Someone opened or closed a draft, or went to another part of it.',
  fields: (t) => ({
    cursor: t.exposeString('cursor', {
      description: 'The cursor of this event. Pass it as `after` to resume after a disconnect.',
    }),
    flowTemplate: t.prismaField({
      type: FlowTemplate,
      nullable: true,
      description: 'The draft with its current `editors`, or null if it was deleted.',
      resolve: (query, { id }, _args, { services }) => services.db.flowTemplate.findUnique({ ...query, where: { id } }),
    }),
  }),
});

builder.subscriptionField('draftEditorsChanged', (t) =>
  t.field({
    type: DraftEditorsChange,
    description:
      'Sends an event when someone opens or closes a draft, or goes to another part of it. Requires permission to edit the form.',
    authScopes: may('flowTemplate', 'updateFlowTemplate', argumentId('flowTemplateId')),
    args: {
      flowTemplateId: t.arg.globalID({
        required: true,
        for: FlowTemplate,
        description: 'The ID of the draft to watch.',
      }),
      after: t.arg.string({
        description: 'The cursor of the last event received. If omitted, only new events are sent.',
      }),
    },
    subscribe: (_root, { flowTemplateId: { id }, after }, ctx) =>
      resourceChanges(ctx, {
        ...{ kind: 'flowTemplate', action: 'updateFlowTemplate', id },
        ...{ topic: draftEditorsTopic(id), after },
      }),
    resolve: (change) => change,
  }),
);
