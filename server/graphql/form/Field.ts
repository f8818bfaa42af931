import { builder } from '#server/graphql/builder.ts';
import { DataTypeEnum } from '#server/graphql/form/enums.ts';
import { fieldsUsedInFormulas, formOf } from '#server/graphql/form/formOf.ts';
import { LogicConfig, logicOf } from '#server/graphql/form/LogicConfig.ts';
import { guardPart } from '#server/graphql/form/partScopes.ts';
import { settingOutputs } from '#server/graphql/form/settingFields.ts';
import { byPosition, treeList } from '#server/graphql/form/treeList.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import type { DoneFields } from '#server/graphql/verbMutation.ts';

guardPart('Field');

export const Field = builder.prismaNode('Field', {
  id: { field: 'id' },
  description: 'A question: the step datum.',
  fields: (t) => ({
    identity: t.exposeString('identity', { description: 'The same in all versions of the form.' }),
    sectionId: t.id({
      description: 'Of the section in which it stands.',
      resolve: ({ sectionId }) => encodeGlobalId('Section', sectionId),
    }),
    name: t.exposeString('name', { nullable: true, description: 'Null while it has none.' }),
    hint: t.exposeString('hint', { nullable: true, description: 'Helps to answer; null without one.' }),
    dataType: t.expose('dataType', { type: DataTypeEnum, description: 'What it asks for.' }),
    position: t.exposeInt('position', { description: 'From 0.' }),
    ...settingOutputs((options) => t.field(options)),
    customEntityName: t.string({
      nullable: true,
      description: 'What the town calls such a record; null for other fields.',
      select: { customEntity: { select: { name: true } } },
      resolve: ({ customEntity }) => customEntity?.name ?? null,
    }),
    options: t.relation('multipleChoiceOptions', {
      description: 'What can be chosen, in their order.',
      complexity: treeList,
      query: byPosition,
    }),
    usedInFormula: t.boolean({
      description: 'A formula of this version asks it.',
      resolve: async ({ flowTemplateId, identity }, _args, ctx) =>
        fieldsUsedInFormulas(await formOf(ctx, flowTemplateId)).has(identity),
    }),
    logicConfig: t.field({
      type: LogicConfig,
      nullable: true,
      description: 'When it shows; null when it does with its section.',
      resolve: ({ flowTemplateId, identity }, _args, ctx) => logicOf(ctx, flowTemplateId, 'StepDatum', identity),
    }),
  }),
});

/** What mutations of a field answer. */
export const fieldOutput = <Done extends { readonly fieldId: string }>(t: DoneFields<Done>) => ({
  field: t.prismaField({
    type: Field,
    description: 'As it is now.',
    resolve: (query, { done: { fieldId } }, _args, { services }) =>
      services.db.field.findUniqueOrThrow({ ...query, where: { id: fieldId } }),
  }),
});
