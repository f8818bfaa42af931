import { logicSourcesFor } from '#domain/template/logicSourcesFor.ts';
import { sectionsWords } from '#messages/form/formEditorWords.ts';
import { builder } from '#server/graphql/builder.ts';
import { formOf } from '#server/graphql/form/formOf.ts';
import { LogicConfig, logicOf } from '#server/graphql/form/LogicConfig.ts';
import { guardPart } from '#server/graphql/form/partScopes.ts';
import { byPosition, treeList } from '#server/graphql/form/treeList.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import type { DoneFields } from '#server/graphql/verbMutation.ts';

guardPart('Section');

export const Section = builder.prismaNode('Section', {
  id: { field: 'id' },
  description: 'A group of fields, of a step or of a survey.',
  fields: (t) => ({
    identity: t.exposeString('identity', { description: 'The same in all versions of the form.' }),
    name: t.exposeString('name', { nullable: true, description: 'Null while it has none.' }),
    nameOrDefault: t.string({
      description: 'The name, or its number.',
      resolve: ({ name, position }) => name ?? sectionsWords.untitled(position + 1),
    }),
    instructions: t.exposeString('instructions', { nullable: true, description: 'Safe HTML; null without any.' }),
    position: t.exposeInt('position', { description: 'From 0.' }),
    sectionableType: t.string({
      description: 'Step or Survey.',
      resolve: ({ stepId }) => (stepId === null ? 'Survey' : 'Step'),
    }),
    sectionableId: t.id({
      description: 'Of that step or survey.',
      resolve: ({ stepId, surveyId }) =>
        stepId === null ? encodeGlobalId('Survey', surveyId ?? '') : encodeGlobalId('Step', stepId),
    }),
    fields: t.relation('fields', {
      description: 'In their order.',
      complexity: treeList,
      query: byPosition,
    }),
    logicConfig: t.field({
      type: LogicConfig,
      nullable: true,
      description: 'When it shows; null when it always does.',
      resolve: ({ flowTemplateId, identity }, _args, ctx) => logicOf(ctx, flowTemplateId, 'Section', identity),
    }),
    availableForLogic: t.prismaField({
      type: ['Field'],
      description: 'The fields that its logic can ask without depending on itself.',
      complexity: treeList,
      resolve: async (query, { identity, flowTemplateId }, _args, ctx) => {
        const { fields } = logicSourcesFor(await formOf(ctx, flowTemplateId), identity);
        const places = new Map(fields.map(({ id }, place) => [id, place]));
        const rows = await ctx.services.db.field.findMany({ ...query, where: { id: { in: [...places.keys()] } } });
        return rows.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
      },
    }),
  }),
});

/** What mutations of a section answer. */
export const sectionOutput = <Done extends { readonly sectionId: string }>(t: DoneFields<Done>) => ({
  section: t.prismaField({
    type: Section,
    description: 'As it is now.',
    resolve: (query, { done: { sectionId } }, _args, { services }) =>
      services.db.section.findUniqueOrThrow({ ...query, where: { id: sectionId } }),
  }),
});
