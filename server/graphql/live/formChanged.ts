import { builder } from '#server/graphql/builder.ts';
import { changes, type Change } from '#server/graphql/live/changes.ts';
import { argumentId, may } from '#server/graphql/may.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { FlowTemplate } from '#server/graphql/template/FlowTemplate.ts';
import { formTopic } from '#server/operations/form/draft.ts';
import { partKinds } from '#server/queries/form/partVersions.ts';

type FormChange = Change<'flowTemplate'>;

const partOf = ({ payload }: FormChange): { typename: string; id: string } => ({
  typename: String(payload['kind']),
  id: String(payload['id']),
});

const FormChangeType = builder.objectRef<FormChange>('FormChange').implement({
  description: 'One part of a draft has changed.',
  fields: (t) => ({
    cursor: t.exposeString('cursor', { description: 'Where to go on after this event.' }),
    revision: t.int({
      description: 'Of the draft with this change; whoever has a later one has it already.',
      resolve: ({ payload }) => Number(payload['revision']),
    }),
    verb: t.string({
      description: 'created, updated, moved or deleted.',
      resolve: ({ payload }) => String(payload['verb']),
    }),
    partId: t.id({
      description: 'The part, as its type names it; the draft itself for its own settings and when it was published.',
      resolve: (change) => encodeGlobalId(partOf(change).typename, partOf(change).id),
    }),
    part: t.field({
      type: builder.nodeInterfaceRef(),
      nullable: true,
      description: 'The part as it is now; null when it is gone.',
      resolve: (change, _args, ctx) => loadPart(ctx, partOf(change)),
    }),
    flowTemplate: t.prismaField({
      type: FlowTemplate,
      nullable: true,
      description: 'The draft as it is now, for what stands around the part; null when it is gone.',
      resolve: (query, { id }, _args, { services }) => services.db.flowTemplate.findUnique({ ...query, where: { id } }),
    }),
  }),
});

interface Delegate {
  findUnique(query: { where: { id: string } }): Promise<object | null>;
}

/** Read anew for each event: the loader of nodes keeps for a whole subscription what it has once read. */
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
    description: 'Everything that changes in a draft, also what the viewer does in another tab.',
    authScopes: may('flowTemplate', 'viewFlowTemplate', argumentId('flowTemplateId')),
    args: {
      flowTemplateId: t.arg.globalID({ required: true, for: FlowTemplate, description: 'The draft.' }),
      after: t.arg.string({ description: 'The cursor of the last event that was received.' }),
    },
    subscribe: (_root, { flowTemplateId: { id }, after }, ctx) =>
      changes(ctx, { kind: 'flowTemplate', action: 'viewFlowTemplate', id, topic: formTopic(id), after }),
    resolve: (change) => change,
  }),
);
