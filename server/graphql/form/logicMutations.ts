import { comparatorNames } from '#domain/form/logic/comparators.ts';
import { connectives } from '#domain/form/logic/connectives.ts';
import type { LogicTargetType } from '#domain/form/logic/targets.ts';
import { ownValue } from '#domain/kernel/ownValue.ts';
import { builder } from '#server/graphql/builder.ts';
import type { MutationOutputFields } from '#server/graphql/defineMutation.ts';
import { LogicActionEnum } from '#server/graphql/form/enums.ts';
import { Field } from '#server/graphql/form/Field.ts';
import { Formula } from '#server/graphql/form/Formula.ts';
import { LogicConfig } from '#server/graphql/form/LogicConfig.ts';
import { partMutation } from '#server/graphql/form/partMutation.ts';
import { ReviewGroup } from '#server/graphql/form/ReviewGroup.ts';
import { Section } from '#server/graphql/form/Section.ts';
import { StepAssignmentGroup } from '#server/graphql/form/StepAssignmentGroup.ts';
import { SubprocessConfig } from '#server/graphql/form/SubprocessConfig.ts';
import { maxItems, shortText } from '#server/graphql/inputTexts.ts';
import {
  createLogicConfig,
  deleteLogicConfig,
  updateLogicConfig,
  type ConditionInput,
} from '#server/operations/form/logicConfig.ts';

const Comparator = builder.enumType('LogicComparator', {
  description:
    'How a condition compares an answer or formula result with a value. The type of the field decides which comparators fit.',
  values: comparatorNames,
});
const Connective = builder.enumType('LogicConnective', {
  description: 'How a condition joins the next one. Defaults to `and`.',
  values: connectives,
});

interface ConditionShape {
  sourceId?: { typename: string; id: string } | null;
  entityFieldId?: string | null;
  comparator?: (typeof comparatorNames)[number] | null;
  matchValue?: unknown;
  connective?: (typeof connectives)[number] | null;
  conditions?: ConditionShape[] | null;
}

const Condition = builder.inputRef<ConditionShape>('LogicConditionInput').implement({
  description: 'A condition of logic: either a test of one answer or formula result, or a group of conditions.',
  fields: (t) => ({
    sourceId: t.globalID({
      for: [Field, Formula],
      description: 'The ID of the field or formula to test. Omit it for a group.',
    }),
    entityFieldId: t.string({
      validate: shortText,
      description:
        'To test a value of the entity that is chosen in the source, the plain ID of the entity’s field. Applicants must be able to see the field.',
    }),
    comparator: t.field({
      type: Comparator,
      description: 'How the source is compared with `matchValue`. Omit it for a group.',
    }),
    // the builder has no type for arbitrary input; the domain rules validate the value
    matchValue: t.field({
      type: 'JSON',
      description:
        'The value to compare with: the ID or stable ID of an option, a number, or for money a decimal string in dollars.',
    }) as never,
    connective: t.field({ type: Connective, description: 'How this condition joins the next one. Defaults to `and`.' }),
    conditions: t.field({
      type: [Condition],
      validate: maxItems(100),
      description: 'The conditions of a group, at most 100, instead of a test.',
    }),
  }),
});

const inputOf = ({ sourceId, matchValue, conditions, ...rest }: ConditionShape): ConditionInput => ({
  ...rest,
  sourceType: sourceId?.typename === 'Formula' ? 'Formula' : 'StepDatum',
  sourceId: sourceId?.id ?? null,
  matchValue: typeof matchValue === 'string' ? matchValue.replace(/^MultipleChoiceOption:/, '') : matchValue,
  conditions: conditions?.map(inputOf) ?? null,
});

const targetTypes: Readonly<Record<string, LogicTargetType>> = {
  Section: 'Section',
  Field: 'StepDatum',
  ReviewGroup: 'ReviewGroup',
  SubprocessConfig: 'SubprocessConfig',
  StepAssignmentGroup: 'StepAssignmentGroup',
};

const logicOutput = <Done extends { readonly logicConfigId: string }>(t: MutationOutputFields<Done>) => ({
  logicConfig: t.prismaField({
    type: LogicConfig,
    description: 'The logic after the change.',
    resolve: (query, { done: { logicConfigId } }, _args, { services }) =>
      services.db.logicConfig.findUniqueOrThrow({ ...query, where: { id: logicConfigId } }),
  }),
});

partMutation('createLogicConfig', {
  description:
    'Sets the logic of a target, replacing any logic it had. Existing logic of a sub-submission request must be deleted first.',
  inputDescription: 'The new logic: an action and at least one condition.',
  inputFields: (t) => ({
    targetId: t.globalID({
      required: true,
      for: [Section, Field, ReviewGroup, SubprocessConfig, StepAssignmentGroup],
      description: 'The ID of the target that the logic controls.',
    }),
    action: t.field({
      type: LogicActionEnum,
      required: true,
      description: 'What the logic does while its conditions are met. The action must fit the type of the target.',
    }),
    conditions: t.field({
      type: [Condition],
      validate: maxItems(100),
      required: true,
      description: 'The conditions of the logic, evaluated from first to last. At least 1 and at most 100.',
    }),
  }),
  part: ({ input: { targetId } }) => targetId,
  idempotent: true,
  run: async (
    ctx,
    {
      input: {
        targetId: { typename, id },
        action,
        conditions,
      },
    },
    idempotencyKey,
  ) => {
    const targetType = ownValue(targetTypes, typename) ?? 'Section';
    const logic = { targetType, targetId: id, action, conditions: conditions.map(inputOf) };
    return { logicConfigId: await createLogicConfig(ctx, logic, idempotencyKey) };
  },
  outputFields: logicOutput,
});

partMutation('updateLogicConfig', {
  description: 'Changes logic. The logic of a sub-submission request cannot be changed: delete it and create it again.',
  inputDescription: 'The changes to the logic. Omitted values stay as they are.',
  inputFields: (t) => ({
    logicConfigId: t.globalID({ required: true, for: LogicConfig, description: 'The ID of the logic to change.' }),
    action: t.field({ type: LogicActionEnum, description: 'The new action of the logic.' }),
    conditions: t.field({
      type: [Condition],
      validate: maxItems(100),
      description: 'The new conditions, at most 100. They replace all existing ones.',
    }),
  }),
  part: ({ input: { logicConfigId } }) => logicConfigId,
  run: async (ctx, { input: { logicConfigId, action, conditions } }) => ({
    logicConfigId: await updateLogicConfig(ctx, {
      logicConfigId: logicConfigId.id,
      ...(action ? { action } : {}),
      ...(conditions ? { conditions: conditions.map(inputOf) } : {}),
    }),
  }),
  outputFields: logicOutput,
});

partMutation('deleteLogicConfig', {
  description: 'Deletes logic, so that its target no longer depends on answers.',
  inputDescription: 'The logic to delete.',
  inputFields: (t) => ({
    logicConfigId: t.globalID({ required: true, for: LogicConfig, description: 'The ID of the logic to delete.' }),
  }),
  part: ({ input: { logicConfigId } }) => logicConfigId,
  run: async (ctx, { input: { logicConfigId } }) => {
    const deleted = await deleteLogicConfig(ctx, { logicConfigId: logicConfigId.id });
    return { ...deleted, deletedId: logicConfigId.id };
  },
  outputFields: (t) => ({
    deletedLogicConfigId: t.globalID({
      description: 'The ID of the deleted logic.',
      resolve: ({ done: { deletedId } }) => ({ type: LogicConfig, id: deletedId }),
    }),
    newGroups: t.prismaField({
      type: [StepAssignmentGroup],
      // a step has few groups; at the default list cost, deleting logic would exceed the complexity limit
      complexity: { field: 1, multiplier: 3 },
      description: 'All assignment groups of the step, if the logic controlled one of them. Empty for other targets.',
      resolve: (query, { done: { flowTemplateId, targetType, targetIdentity } }, _args, { services }) =>
        targetType === 'StepAssignmentGroup'
          ? services.db.stepAssignmentGroup.findMany({
              ...query,
              where: { step: { flowTemplateId, stepAssignmentGroups: { some: { identity: targetIdentity } } } },
              orderBy: [{ position: 'asc' }, { id: 'asc' }],
            })
          : [],
    }),
  }),
});
