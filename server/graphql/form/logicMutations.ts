import { comparatorNames } from '#domain/form/logic/comparators.ts';
import { connectives } from '#domain/form/logic/connectives.ts';
import type { LogicTargetType } from '#domain/form/logic/targets.ts';
import { ownValue } from '#domain/kernel/ownValue.ts';
import { builder } from '#server/graphql/builder.ts';
import { LogicActionEnum } from '#server/graphql/form/enums.ts';
import { Field } from '#server/graphql/form/Field.ts';
import { Formula } from '#server/graphql/form/Formula.ts';
import { LogicConfig } from '#server/graphql/form/LogicConfig.ts';
import { partMutation } from '#server/graphql/form/partMutation.ts';
import { ReviewGroup } from '#server/graphql/form/ReviewGroup.ts';
import { Section } from '#server/graphql/form/Section.ts';
import { StepAssignmentGroup } from '#server/graphql/form/StepAssignmentGroup.ts';
import { SubprocessConfig } from '#server/graphql/form/SubprocessConfig.ts';
import { atMost, requestKey, requestKeyMeaning } from '#server/graphql/inputTexts.ts';
import type { DoneFields } from '#server/graphql/verbMutation.ts';
import {
  createLogicConfig,
  deleteLogicConfig,
  updateLogicConfig,
  type ConditionInput,
} from '#server/operations/form/logicConfig.ts';

const Comparator = builder.enumType('LogicComparator', {
  description: 'How an answer is compared; which fit depends on the kind of the field.',
  values: comparatorNames,
});
const Connective = builder.enumType('LogicConnective', {
  description: 'How a condition is joined to the next; and when it is left out.',
  values: connectives,
});

interface ConditionShape {
  sourceId?: { typename: string; id: string } | null;
  comparator?: (typeof comparatorNames)[number] | null;
  matchValue?: unknown;
  connective?: (typeof connectives)[number] | null;
  conditions?: ConditionShape[] | null;
}

const Condition = builder.inputRef<ConditionShape>('LogicConditionInput').implement({
  description: 'A test of one answer or formula, or a group of conditions.',
  fields: (t) => ({
    sourceId: t.globalID({ for: [Field, Formula], description: 'What is tested.' }),
    comparator: t.field({ type: Comparator, description: 'How it is compared.' }),
    // the builder knows no input that is anything at all; the rules look at what it is
    matchValue: t.field({
      type: 'JSON',
      description: 'With what: the id or identity of an option, a number, or a text of dollars for money.',
    }) as never,
    connective: t.field({ type: Connective, description: 'How it is joined to the next one.' }),
    conditions: t.field({ type: [Condition], validate: atMost(100), description: 'In place of a test: a group.' }),
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

const logicOutput = <Done extends { readonly logicConfigId: string }>(t: DoneFields<Done>) => ({
  logicConfig: t.prismaField({
    type: LogicConfig,
    description: 'As it is now.',
    resolve: (query, { done: { logicConfigId } }, _args, { services }) =>
      services.db.logicConfig.findUniqueOrThrow({ ...query, where: { id: logicConfigId } }),
  }),
});

partMutation('createLogicConfig', {
  description: 'Lets answers decide about a target. It takes the place of the logic that the target had.',
  inputDescription: 'An action and at least one condition.',
  inputFields: (t) => ({
    targetId: t.globalID({
      required: true,
      for: [Section, Field, ReviewGroup, SubprocessConfig, StepAssignmentGroup],
      description: 'About what it decides.',
    }),
    action: t.field({ type: LogicActionEnum, required: true, description: 'What it does while the conditions hold.' }),
    conditions: t.field({
      type: [Condition],
      validate: atMost(100),
      required: true,
      description: 'Joined from the first to the last.',
    }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  part: ({ input: { targetId } }) => targetId,
  run: async (
    ctx,
    {
      input: {
        targetId: { typename, id },
        action,
        conditions,
        idempotencyKey,
      },
    },
  ) => {
    const targetType = ownValue(targetTypes, typename) ?? 'Section';
    const logic = { targetType, targetId: id, action, conditions: conditions.map(inputOf) };
    return { logicConfigId: await createLogicConfig(ctx, logic, idempotencyKey) };
  },
  outputFields: logicOutput,
});

partMutation('updateLogicConfig', {
  description: 'Changes logic; that of a sub-submission is removed and made anew.',
  inputDescription: 'What is left out stays.',
  inputFields: (t) => ({
    logicConfigId: t.globalID({ required: true, for: LogicConfig, description: 'Which logic.' }),
    action: t.field({ type: LogicActionEnum, description: 'What it does while the conditions hold.' }),
    conditions: t.field({ type: [Condition], validate: atMost(100), description: 'All of them.' }),
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
  description: 'Removes logic: its target applies always.',
  inputDescription: 'The logic to remove.',
  inputFields: (t) => ({
    logicConfigId: t.globalID({ required: true, for: LogicConfig, description: 'Which logic.' }),
  }),
  part: ({ input: { logicConfigId } }) => logicConfigId,
  run: async (ctx, { input: { logicConfigId } }) => {
    const deleted = await deleteLogicConfig(ctx, { logicConfigId: logicConfigId.id });
    return { ...deleted, deletedId: logicConfigId.id };
  },
  outputFields: (t) => ({
    deletedLogicConfigId: t.globalID({
      description: 'Of the logic that was there.',
      resolve: ({ done: { deletedId } }) => ({ type: LogicConfig, id: deletedId }),
    }),
    newGroups: t.prismaField({
      type: [StepAssignmentGroup],
      // a step has few groups; as a list of ten each, what removes logic would cost more than is ever run
      complexity: { field: 1, multiplier: 3 },
      description: 'The groups of the step whose group now always applies; none for other targets.',
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
