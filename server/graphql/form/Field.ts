import { builder } from '#server/graphql/builder.ts';
import { DataTypeEnum, DateTypeEnum } from '#server/graphql/form/enums.ts';
import { fieldsUsedInFormulas, formOf } from '#server/graphql/form/formOf.ts';
import { LogicConfig, logicOf } from '#server/graphql/form/LogicConfig.ts';
import type { DoneFields } from '#server/graphql/verbMutation.ts';
import { guardPart } from '#server/graphql/form/partScopes.ts';
import { byPosition, treeList } from '#server/graphql/form/treeList.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';

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
    required: t.exposeBoolean('required', { description: 'Must be answered while it shows.' }),
    redacted: t.exposeBoolean('redacted', { description: 'Hidden in open data and from those who need not know.' }),
    default: t.expose('defaultContent', {
      type: 'JSON',
      nullable: true,
      description: 'What it starts with, in the shape of its kind; null without one.',
    }),
    minValue: t.expose('minValue', { type: 'JSON', nullable: true, description: 'The least; null without a limit.' }),
    maxValue: t.expose('maxValue', { type: 'JSON', nullable: true, description: 'The most; null without a limit.' }),
    maxLength: t.exposeInt('maxLength', { nullable: true, description: 'Characters at most; null without a limit.' }),
    minNumChecks: t.exposeInt('minNumChecks', {
      nullable: true,
      description: 'How many boxes must be checked at least; null without a limit.',
    }),
    lockOnRenewal: t.exposeBoolean('lockOnRenewal', { description: 'A renewal cannot change it.' }),
    autofillOnRenewal: t.exposeBoolean('autofillOnRenewal', { description: 'A renewal starts with the old answer.' }),
    dateType: t.expose('dateType', {
      type: DateTypeEnum,
      nullable: true,
      description: 'What a date consists of; null for a plain date and other kinds.',
    }),
    dateRangeStartLabel: t.exposeString('dateRangeStartLabel', {
      nullable: true,
      description: 'Names the start of a range; null for the usual word.',
    }),
    dateRangeEndLabel: t.exposeString('dateRangeEndLabel', {
      nullable: true,
      description: 'Names the end of a range; null for the usual word.',
    }),
    entityCreateable: t.exposeBoolean('entityCreateable', { description: 'Applicants may add a record.' }),
    customEntityId: t.exposeString('customEntityId', {
      nullable: true,
      description: 'The kind of record that it asks for; null for other fields.',
    }),
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
export const fieldOutput = (t: DoneFields<{ readonly fieldId: string }>) => ({
  field: t.prismaField({
    type: Field,
    description: 'As it is now.',
    resolve: (query, { done: { fieldId } }, _args, { services }) =>
      services.db.field.findUniqueOrThrow({ ...query, where: { id: fieldId } }),
  }),
});
