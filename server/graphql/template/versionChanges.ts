import { changeWays, textChanges, versionChanges, type VersionChange } from '#domain/template/versionChanges.ts';
import { builder } from '#server/graphql/builder.ts';
import { partMutation } from '#server/graphql/form/partMutation.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { FlowTemplate } from '#server/graphql/template/FlowTemplate.ts';
import { discardDraft } from '#server/operations/template/discardDraft.ts';
import { restoreVersion } from '#server/operations/template/restoreVersion.ts';
import { versionParts } from '#server/queries/template/versionParts.ts';

const VersionChangeWay = builder.enumType('VersionChangeWay', {
  description:
    'How a part of a draft differs from the published version. `reordered` is reported for the first part of a list that changed places.',
  values: changeWays,
});

const VersionChangeType = builder.objectRef<VersionChange>('VersionChange').implement({
  description: 'A difference between a draft and the published version in use.',
  fields: (t) => ({
    way: t.expose('way', { type: VersionChangeWay, description: 'How the part differs from the published version.' }),
    kind: t.exposeString('kind', {
      description:
        'The type of the part, such as `Step`, `Section`, or `Field`, or `FlowTemplate` for the texts of the version.',
    }),
    name: t.exposeString('name', { description: 'The name of the part, or an empty string if it has not been named.' }),
    aspects: t.stringList({
      description: 'What changed: the names of settings, or the types of nested parts.',
      resolve: ({ aspects }) => [...aspects],
    }),
    stepIdentity: t.exposeString('step', {
      nullable: true,
      description: 'The stable ID of the step in the draft that contains the part, or null if no step does.',
    }),
  }),
});

builder.prismaObjectFields(FlowTemplate, (t) => ({
  changesSincePublished: t.field({
    type: [VersionChangeType],
    description:
      'The differences between this draft and the published version in use, part by part. Requires permission to edit the form.',
    authScopes: may('flowTemplate', 'updateFlowTemplate', ownKey('id')),
    complexity: 50,
    resolve: async (draft, _args, { services }) => {
      const { id, masterTemplateId } = draft;
      const live = await services.db.flowTemplate.findFirst({
        where: { masterTemplateId, kind: 'published' },
        orderBy: { version: 'desc' },
      });
      if (!live) return [];
      const parts = await versionParts(services.pool, [live.id, id]);
      return [...textChanges(live, draft), ...versionChanges(parts.get(live.id) ?? [], parts.get(id) ?? [])];
    },
  }),
}));

partMutation('discardDraft', {
  description: 'Discards all changes to a draft since the form was last published.',
  inputDescription: 'The draft to discard, as the viewer saw it.',
  inputFields: (t) => ({
    flowTemplateId: t.globalID({ required: true, for: FlowTemplate, description: 'The ID of the draft.' }),
    revision: t.int({
      required: true,
      description: 'The revision the viewer saw. The draft is kept if it has changed since.',
    }),
  }),
  part: ({ input: { flowTemplateId } }) => flowTemplateId,
  run: async (ctx, { input: { flowTemplateId, revision } }) => {
    await discardDraft(ctx, { flowTemplateId: flowTemplateId.id, revision });
    return {};
  },
});

partMutation('restoreVersion', {
  description:
    'Replaces a draft with a copy of a published version of the same form. The published version in use stays in use.',
  inputDescription: 'The draft to replace, as the viewer saw it, and the version to restore.',
  inputFields: (t) => ({
    flowTemplateId: t.globalID({ required: true, for: FlowTemplate, description: 'The ID of the draft.' }),
    revision: t.int({
      required: true,
      description: 'The revision the viewer saw. The draft is kept if it has changed since.',
    }),
    versionId: t.globalID({ required: true, for: FlowTemplate, description: 'The ID of the version to restore.' }),
  }),
  part: ({ input: { flowTemplateId } }) => flowTemplateId,
  run: async (ctx, { input: { flowTemplateId, revision, versionId } }) => {
    await restoreVersion(ctx, { flowTemplateId: flowTemplateId.id, revision, versionId: versionId.id });
    return {};
  },
});
