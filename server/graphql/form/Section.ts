import { logicSourcesFor } from '#domain/template/logicSourcesFor.ts';
import { sectionsWords } from '#messages/form/formEditorWords.ts';
import { builder } from '#server/graphql/builder.ts';
import type { MutationOutputFields } from '#server/graphql/defineMutation.ts';
import { formOf } from '#server/graphql/form/formOf.ts';
import { byPosition, treeListCost } from '#server/graphql/form/listCosts.ts';
import { LogicConfig, logicOf } from '#server/graphql/form/LogicConfig.ts';
import { guardPart } from '#server/graphql/form/partScopes.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';

guardPart('Section');

export const Section = builder.prismaNode('Section', {
  id: { field: 'id' },
  description: 'A group of fields in a step or survey.',
  fields: (t) => ({
    identity: t.exposeString('identity', {
      description: 'The stable ID of the section, the same in every version of the form.',
    }),
    name: t.exposeString('name', {
      nullable: true,
      description: 'The name of the section, or null if it has not been named.',
    }),
    nameOrDefault: t.string({
      description: 'The name of the section, or a numbered default name if it has none.',
      resolve: ({ name, position }) => name ?? sectionsWords.untitled(position + 1),
    }),
    instructions: t.exposeString('instructions', {
      nullable: true,
      description: 'Instructions shown above the fields, as sanitized HTML, or null if there are none.',
    }),
    position: t.exposeInt('position', { description: 'The zero-based position of the section in its step or survey.' }),
    sectionableType: t.string({
      description: 'What the section belongs to: `Step` or `Survey`.',
      resolve: ({ stepId }) => (stepId === null ? 'Survey' : 'Step'),
    }),
    sectionableId: t.id({
      description: 'The ID of the step or survey that the section belongs to.',
      resolve: ({ stepId, surveyId }) =>
        stepId === null ? encodeGlobalId('Survey', surveyId ?? '') : encodeGlobalId('Step', stepId),
    }),
    fields: t.relation('fields', {
      description: 'The fields of the section, in display order.',
      complexity: treeListCost,
      query: byPosition,
    }),
    logicConfig: t.field({
      type: LogicConfig,
      nullable: true,
      description: 'The logic that shows or hides the section, or null if it is always shown.',
      resolve: ({ flowTemplateId, identity }, _args, ctx) => logicOf(ctx, flowTemplateId, 'Section', identity),
    }),
    availableForLogic: t.prismaField({
      type: ['Field'],
      description: 'The fields that the logic of the section can test without a circular dependency, in form order.',
      complexity: treeListCost,
      resolve: async (query, { identity, flowTemplateId }, _args, ctx) => {
        const { fields } = logicSourcesFor(await formOf(ctx, flowTemplateId), identity);
        const places = new Map(fields.map(({ id }, place) => [id, place]));
        const rows = await ctx.services.db.field.findMany({ ...query, where: { id: { in: [...places.keys()] } } });
        return rows.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
      },
    }),
  }),
});

/** Payload fields shared by the mutations of a section. */
export const sectionOutput = <Done extends { readonly sectionId: string }>(t: MutationOutputFields<Done>) => ({
  section: t.prismaField({
    type: Section,
    description: 'The section after the change.',
    resolve: (query, { done: { sectionId } }, _args, { services }) =>
      services.db.section.findUniqueOrThrow({ ...query, where: { id: sectionId } }),
  }),
});
