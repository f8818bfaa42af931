import { changeWays, textChanges, versionChanges, type VersionChange } from '#domain/template/versionChanges.ts';
import { builder } from '#server/graphql/builder.ts';
import { partMutation } from '#server/graphql/form/partMutation.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { FlowTemplate } from '#server/graphql/template/FlowTemplate.ts';
import { discardDraft } from '#server/operations/template/discardDraft.ts';
import { versionParts } from '#server/queries/template/versionParts.ts';

const VersionChangeWay = builder.enumType('VersionChangeWay', {
  description: 'How a part differs from the version before; reordered is said of the first that stands elsewhere.',
  values: changeWays,
});

const VersionChangeType = builder.objectRef<VersionChange>('VersionChange').implement({
  description: 'Something in which a draft differs from the version in use.',
  fields: (t) => ({
    way: t.expose('way', { type: VersionChangeWay, description: 'How.' }),
    kind: t.exposeString('kind', { description: 'What: Step, Section, Field and others, as their types are called.' }),
    name: t.exposeString('name', { description: 'As people know it; empty while it has no name.' }),
    aspects: t.stringList({
      description: 'What of it has changed: names of settings, or kinds of what hangs under it.',
      resolve: ({ aspects }) => [...aspects],
    }),
    stepIdentity: t.exposeString('step', {
      nullable: true,
      description: 'The step of the draft in which it stands; null for what stands in none.',
    }),
  }),
});

builder.prismaObjectFields(FlowTemplate, (t) => ({
  changesSincePublished: t.field({
    type: [VersionChangeType],
    description: 'How this draft differs from the version in use, part by part; for those who write the form.',
    authScopes: may('flowTemplate', 'updateFlowTemplate', ownKey('id')),
    complexity: 50,
    resolve: async (draft, _args, { services }) => {
      const { id, masterTemplateId } = draft;
      const live = await services.db.flowTemplate.findFirst({
        where: { masterTemplateId, kind: 'published' },
        orderBy: { version: 'desc' },
      });
      if (!live) return [];
      const [before, after] = await Promise.all([
        versionParts(services.pool, live.id),
        versionParts(services.pool, id),
      ]);
      return [...textChanges(live, draft), ...versionChanges(before, after)];
    },
  }),
}));

partMutation('discardDraft', {
  description: 'Takes back everything that was changed since the form was published last.',
  inputDescription: 'A draft as it was seen.',
  inputFields: (t) => ({
    flowTemplateId: t.globalID({ required: true, for: FlowTemplate, description: 'The draft.' }),
    revision: t.int({ required: true, description: 'The revision that was seen: one that has moved on is kept.' }),
  }),
  part: ({ input: { flowTemplateId } }) => flowTemplateId,
  run: async (ctx, { input: { flowTemplateId, revision } }) => {
    await discardDraft(ctx, { flowTemplateId: flowTemplateId.id, revision });
    return {};
  },
});
