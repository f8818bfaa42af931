import { builder } from '#server/graphql/builder.ts';
import type { MutationOutputFields } from '#server/graphql/defineMutation.ts';
import { CustomEntity } from '#server/graphql/entity/CustomEntity.ts';
import { DataTypeEnum } from '#server/graphql/form/enums.ts';
import { fieldsUsedInFormulas, formOf } from '#server/graphql/form/formOf.ts';
import { byPosition, treeListCost } from '#server/graphql/form/listCosts.ts';
import { LogicConfig, logicOf } from '#server/graphql/form/LogicConfig.ts';
import { guardPart } from '#server/graphql/form/partScopes.ts';
import { settingOutputs } from '#server/graphql/form/settingFields.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import { nullIfForbidden } from '#server/graphql/requestErrors.ts';

guardPart('Field');

export const Field = builder.prismaNode('Field', {
  id: { field: 'id' },
  description: 'A question on a form. Called `StepDatum` in logic and document mappings.',
  fields: (t) => ({
    identity: t.exposeString('identity', {
      description: 'The stable ID of the field, the same in every version of the form.',
    }),
    sectionId: t.id({
      description: 'The ID of the section that contains the field.',
      resolve: ({ sectionId }) => encodeGlobalId('Section', sectionId),
    }),
    name: t.exposeString('name', {
      nullable: true,
      description: 'The label of the field, or null if it has not been named.',
    }),
    hint: t.exposeString('hint', {
      nullable: true,
      description: 'Help text shown with the field, or null if there is none.',
    }),
    dataType: t.expose('dataType', {
      type: DataTypeEnum,
      description: 'The type of the field, which decides what answers it accepts.',
    }),
    position: t.exposeInt('position', { description: 'The zero-based position of the field in its section.' }),
    ...settingOutputs((options) => t.field(options)),
    customEntityName: t.string({
      nullable: true,
      description: 'The name of the kind of entity that an `entity` field asks for, or null for other fields.',
      select: { customEntity: { select: { name: true } } },
      resolve: ({ customEntity }) => customEntity?.name ?? null,
    }),
    customEntity: t.relation('customEntity', {
      type: CustomEntity,
      nullable: true,
      description:
        'The kind of entity that an `entity` field asks for. Null for other fields, and for viewers outside the team.',
      authScopes: may('team', 'viewCustomEntities', ownKey('teamId')),
      unauthorizedResolver: nullIfForbidden,
    }),
    options: t.relation('multipleChoiceOptions', {
      description: 'The options of the field, in display order. Empty for fields without options.',
      complexity: treeListCost,
      query: byPosition,
    }),
    usedInFormula: t.boolean({
      description: 'Whether a formula in this version of the form uses the field.',
      resolve: async ({ flowTemplateId, identity }, _args, ctx) =>
        fieldsUsedInFormulas(await formOf(ctx, flowTemplateId)).has(identity),
    }),
    logicConfig: t.field({
      type: LogicConfig,
      nullable: true,
      description: 'The logic that shows or hides the field, or null if the field is always shown with its section.',
      resolve: ({ flowTemplateId, identity }, _args, ctx) => logicOf(ctx, flowTemplateId, 'StepDatum', identity),
    }),
  }),
});

/** Payload fields shared by the mutations of a field. */
export const fieldOutput = <Done extends { readonly fieldId: string }>(t: MutationOutputFields<Done>) => ({
  field: t.prismaField({
    type: Field,
    description: 'The field after the change.',
    resolve: (query, { done: { fieldId } }, _args, { services }) =>
      services.db.field.findUniqueOrThrow({ ...query, where: { id: fieldId } }),
  }),
});
