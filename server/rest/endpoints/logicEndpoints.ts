import { z } from 'zod';
import { comparatorNames } from '#domain/form/logic/comparators.ts';
import { connectives } from '#domain/form/logic/connectives.ts';
import { logicActions } from '#domain/form/logic/targets.ts';
import { mutation } from '#server/rest/documentText.ts';
import { endpoint, toGlobalId, type Endpoint, type ParameterLookup } from '#server/rest/endpoint.ts';
import { globalIdOf } from '#server/rest/globalIdOf.ts';

type None = Record<string, never>;

interface ConditionBody {
  source_id?: string | null | undefined;
  source_type?: 'StepDatum' | 'Formula' | null | undefined;
  entity_field_id?: string | null | undefined;
  comparator?: (typeof comparatorNames)[number] | null | undefined;
  match_value?: string | number | null | undefined;
  connective?: (typeof connectives)[number] | null | undefined;
  conditions?: ConditionBody[] | undefined;
}

const misshapen = 'invalidLogic';
const condition: z.ZodType<ConditionBody> = z
  .lazy(() =>
    z.strictObject({
      source_id: z.uuid(misshapen).nullish(),
      source_type: z.enum(['StepDatum', 'Formula'], misshapen).nullish(),
      /** To compare a value of the chosen entity, the field of the entity. */
      entity_field_id: z.uuid(misshapen).nullish(),
      comparator: z.enum(comparatorNames, misshapen).nullish(),
      match_value: z.union([z.string().max(200), z.number()], misshapen).nullish(),
      connective: z.union([z.literal('').transform(() => null), z.enum(connectives).nullable()], misshapen).optional(),
      conditions: z.array(condition).max(100).optional(),
    }),
  )
  .meta({ id: 'ConditionInput' });

const action = z.enum(logicActions, misshapen);
const targetTypes = z.enum(
  ['Section', 'StepDatum', 'ReviewGroup', 'SubprocessConfig', 'StepAssignmentGroup'],
  misshapen,
);
const newLogic = z.strictObject({
  logic_config: z.strictObject({
    action,
    logicable_id: z.uuid(misshapen),
    logicable_type: targetTypes,
    conditions: z.array(condition, misshapen).max(100),
  }),
});
const logicChange = z.strictObject({
  logic_config: z.strictObject({
    action: action.optional(),
    conditions: z.array(condition).max(100).optional(),
    id: z.uuid().optional(),
    logicable_id: z.uuid().optional(),
    logicable_type: targetTypes.optional(),
  }),
});

const conditionInput = (body: ConditionBody): object => {
  const { source_id, source_type, entity_field_id, match_value, conditions, ...rest } = body;
  return {
    ...rest,
    entityFieldId: entity_field_id,
    sourceId: source_id ? globalIdOf(source_type ?? 'StepDatum', source_id) : null,
    matchValue: match_value,
    conditions: conditions?.map(conditionInput),
  };
};

const newFormula = z.strictObject({
  formula: z.strictObject({
    flow_template_id: z.uuid(),
    name: z.string().max(1_000).default(''),
    formula: z.string().max(100_000).default(''),
  }),
});
const formulaChange = z.strictObject({
  formula: z.strictObject({ name: z.string().max(1_000).optional(), formula: z.string().max(100_000).optional() }),
});

/**
 * Logic that was read can be written back unchanged, so a change may include the target, if it is the current
 * one.
 */
const targetOfLogic: ParameterLookup = {
  document: 'query ($id: ID!) { node(id: $id) { ... on LogicConfig { targetId targetType } } }',
  variables: ({ params, body }) =>
    (body as z.infer<typeof logicChange>).logic_config.logicable_id === undefined
      ? null
      : { id: toGlobalId('LogicConfig', params['id']) },
  finds: { target: 'node.targetId', target_type: 'node.targetType' },
};

/** Logic and formulas. */
export const logicEndpoints: readonly Endpoint[] = [
  endpoint<None, z.infer<typeof newLogic>>({
    method: 'POST',
    path: '/logic_configs',
    summary: 'Add logic to a section, field, review group, sub-submission, or step assignment group',
    document: mutation('createLogicConfig', 'logicConfig { ...logic_config }'),
    body: newLogic,
    called: { source_identity: 'source_id' },
    variables: ({ body: { logic_config: given } }) => ({
      input: {
        targetId: globalIdOf(given.logicable_type, given.logicable_id),
        action: given.action,
        conditions: given.conditions.map(conditionInput),
      },
    }),
    answer: 'createLogicConfig.logicConfig',
    status: 201,
  }),
  endpoint<None, z.infer<typeof logicChange>>({
    method: 'PUT',
    path: '/logic_configs/{id}',
    summary: 'Change logic',
    document: mutation('updateLogicConfig', 'logicConfig { ...logic_config }'),
    find: targetOfLogic,
    body: logicChange,
    called: { source_identity: 'source_id' },
    repeats: {
      'logic_config.id': 'id',
      'logic_config.logicable_id': 'target',
      'logic_config.logicable_type': 'target_type',
    },
    variables: ({ params, body: { logic_config: given } }) => ({
      input: {
        logicConfigId: toGlobalId('LogicConfig', params['id']),
        action: given.action,
        conditions: given.conditions?.map(conditionInput),
      },
    }),
    answer: 'updateLogicConfig.logicConfig',
  }),
  endpoint({
    method: 'DELETE',
    path: '/logic_configs/{id}',
    summary: 'Delete logic',
    document: mutation(
      'deleteLogicConfig',
      'id: deletedLogicConfigId newGroups { id identity position step_assignments: assignments { ...step_assignment } }',
    ),
    variables: ({ params }) => ({ input: { logicConfigId: toGlobalId('LogicConfig', params['id']) } }),
    answer: { id: 'deleteLogicConfig.id', new_groups: 'deleteLogicConfig.newGroups' },
  }),
  endpoint<None, z.infer<typeof newFormula>>({
    method: 'POST',
    path: '/formulas',
    summary: 'Add a formula to a draft',
    document: mutation('createFormula', 'formula { ...formula }'),
    body: newFormula,
    called: { source: 'formula.formula' },
    variables: ({ body: { formula } }) => ({
      input: {
        flowTemplateId: toGlobalId('FlowTemplate', formula.flow_template_id),
        name: formula.name,
        source: formula.formula,
      },
    }),
    answer: 'createFormula.formula',
    status: 201,
  }),
  endpoint<None, z.infer<typeof formulaChange>>({
    method: 'PUT',
    path: '/formulas/{id}',
    summary: 'Change a formula',
    document: mutation('updateFormula', 'formula { ...formula }'),
    body: formulaChange,
    called: { source: 'formula.formula' },
    variables: ({ params, body: { formula } }) => ({
      input: { formulaId: toGlobalId('Formula', params['id']), name: formula.name, source: formula.formula },
    }),
    answer: 'updateFormula.formula',
  }),
  endpoint({
    method: 'DELETE',
    path: '/formulas/{id}',
    summary: 'Delete a formula',
    document: mutation('deleteFormula', 'id: deletedFormulaId'),
    variables: ({ params }) => ({ input: { formulaId: toGlobalId('Formula', params['id']) } }),
    answer: { id: 'deleteFormula.id' },
  }),
];
