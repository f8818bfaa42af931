import { builder } from '#server/graphql/builder.ts';
import { resourceChanges, type ResourceChange } from '#server/graphql/live/resourceChanges.ts';
import { argumentId, may } from '#server/graphql/may.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { FlowTemplate } from '#server/graphql/template/FlowTemplate.ts';
import { formTopic } from '#server/operations/form/draft.ts';
import { partKinds } from '#server/queries/form/partVersions.ts';

type FormChange = ResourceChange<'flowTemplate'>;

const partOf = ({ payload }: FormChange): { typename: string; id: string } => ({
  typename: String(payload['kind']),
  id: String(payload['id']),
});

const FormChangeType = builder.objectRef<FormChange>('FormChange').implement({
  description: 'A change to one part of a draft.',
  fields: (t) => ({
    cursor: t.exposeString('cursor', {
      description: 'The cursor of this event. Pass it as `after` to resume after a disconnect.',
    }),
    revision: t.int({
      description:
        'The revision of the draft that includes this change. Ignore the event if you already have a later revision.',
      resolve: ({ payload }) => Number(payload['revision']),
    }),
    verb: t.string({
      description: 'What happened to the part: `created`, `updated`, `moved`, or `deleted`.',
      resolve: ({ payload }) => String(payload['verb']),
    }),
    partId: t.id({
      description: 'The ID of the changed part, or of the draft if its own settings changed or it was published.',
      resolve: (change) => encodeGlobalId(partOf(change).typename, partOf(change).id),
    }),
    part: t.field({
      type: builder.nodeInterfaceRef(),
      nullable: true,
      description: 'The current state of the part, or null if it was deleted.',
      resolve: (change, _args, ctx) => loadPart(ctx, partOf(change)),
    }),
    flowTemplate: t.prismaField({
      type: FlowTemplate,
      nullable: true,
      description: 'The current state of the draft, to refetch what surrounds the part, or null if it was deleted.',
      resolve: (query, { id }, _args, { services }) => services.db.flowTemplate.findUnique({ ...query, where: { id } }),
    }),
  }),
});

interface Delegate {
  findUnique(query: { where: { id: string } }): Promise<object | null>;
}

/** Bypasses the node loader, which caches for the whole subscription, so that each event gets the current row. */
async function loadPart({ services }: RequestContext, { typename, id }: ReturnType<typeof partOf>): Promise<unknown> {
  if (!partKinds.some((kind) => kind === typename)) return null;
  const name = typename.charAt(0).toLowerCase() + typename.slice(1);
  const rows = (services.db as unknown as Readonly<Record<string, Delegate>>)[name];
  const row = await rows?.findUnique({ where: { id } });
  return row ? { __typename: typename, ...row } : null;
}

builder.subscriptionField('formChanged', (t) =>
  t.field({
    type: FormChangeType,
    description: 'Sends an event for each change to a draft, including changes the viewer makes in another tab.',
    authScopes: may('flowTemplate', 'viewFlowTemplate', argumentId('flowTemplateId')),
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
      resourceChanges(ctx, { kind: 'flowTemplate', action: 'viewFlowTemplate', id, topic: formTopic(id), after }),
    resolve: (change) => change,
  }),
);
