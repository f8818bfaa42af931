import type { FormSource, LogicConfigRow } from '#domain/form/FormSource.ts';
import { logicLimits } from '#domain/form/logic/logicConfigSchema.ts';
import type { LogicTargetType } from '#domain/form/logic/targets.ts';
import { validateLogic } from '#domain/form/logic/validateLogic.ts';
import { InvalidInput } from '#domain/kernel/refusal.ts';
import type { LogicConfig } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import { draftOperation, type Draft } from '#server/operations/form/draft.ts';
import { refuseAt, refuseUnless } from '#server/operations/refusals.ts';
import type { PartKind } from '#server/queries/form/partVersions.ts';

/** A condition as an editor sends it, with ids of rows in the draft; or a group of conditions. */
export interface ConditionInput {
  readonly sourceType?: 'StepDatum' | 'Formula' | null;
  readonly sourceId?: string | null;
  readonly entityFieldId?: string | null;
  readonly comparator?: string | null;
  readonly matchValue?: unknown;
  readonly connective?: string | null;
  readonly conditions?: readonly ConditionInput[] | null;
}

const kindOfTarget: Readonly<Record<LogicTargetType, PartKind>> = {
  Section: 'Section',
  StepDatum: 'Field',
  ReviewGroup: 'ReviewGroup',
  SubprocessConfig: 'SubprocessConfig',
  StepAssignmentGroup: 'StepAssignmentGroup',
};

export interface NewLogicConfig {
  readonly targetType: LogicTargetType;
  readonly targetId: string;
  readonly action: string;
  readonly conditions: readonly ConditionInput[];
}

/**
 * A target has at most one logic config, which a new one replaces. That of a sub-submission must be deleted first
 * (decision 0055).
 */
export const createLogicConfig = draftOperation<NewLogicConfig, string>(
  'createLogicConfig',
  ({ targetType, targetId }) => [kindOfTarget[targetType], targetId],
  async (draft, { targetType, targetId, action, conditions }) => {
    const targetIdentity = identityOfTarget(await draft.source(), targetType, targetId);
    const key = { flowTemplateId: draft.id, targetType, targetIdentity };
    const where = { flowTemplateId_targetType_targetIdentity: key };
    const there = await draft.db.logicConfig.findUnique({ where });
    if (there) refuseFixed(there);
    const { id } = there ?? { id: newId() };
    const logic = await validated(draft, { id, action, targetType, targetIdentity }, conditions);
    const data = { action: logic.action, conditions: logic.conditions as object[] };
    await draft.db.logicConfig.upsert({ where, create: { id, teamId: draft.teamId, ...key, ...data }, update: data });
    draft.changed('LogicConfig', id, 'created');
    return id;
  },
);

export interface LogicConfigChange {
  readonly logicConfigId: string;
  readonly action?: string;
  readonly conditions?: readonly ConditionInput[];
}

export const updateLogicConfig = draftOperation<LogicConfigChange, string>(
  'updateLogicConfig',
  ({ logicConfigId }) => ['LogicConfig', logicConfigId],
  async (draft, { logicConfigId, action, conditions }) => {
    const before = await logicIn(draft, logicConfigId);
    refuseFixed(before);
    const { targetType, targetIdentity } = before;
    const head = { id: logicConfigId, action: action ?? before.action, targetType, targetIdentity };
    const logic = await validated(draft, head, conditions ?? inputsOf(before));
    const data = { action: logic.action, conditions: logic.conditions as object[] };
    await draft.db.logicConfig.update({ where: { id: logicConfigId }, data });
    draft.changed('LogicConfig', logicConfigId, 'updated');
    return logicConfigId;
  },
);

export interface DeletedLogic {
  readonly flowTemplateId: string;
  readonly targetType: LogicTargetType;
  readonly targetIdentity: string;
}

export const deleteLogicConfig = draftOperation<{ logicConfigId: string }, DeletedLogic>(
  'deleteLogicConfig',
  ({ logicConfigId }) => ['LogicConfig', logicConfigId],
  async (draft, { logicConfigId }) => {
    const { targetType, targetIdentity } = await logicIn(draft, logicConfigId);
    await draft.db.logicConfig.delete({ where: { id: logicConfigId } });
    draft.changed('LogicConfig', logicConfigId, 'deleted');
    return { flowTemplateId: draft.id, targetType, targetIdentity };
  },
);

async function logicIn({ db, id }: Draft, logicConfigId: string): Promise<LogicConfig> {
  const logic = await db.logicConfig.findFirst({ where: { id: logicConfigId, flowTemplateId: id } });
  refuseUnless(logic, 'outdated');
  return logic;
}

/**
 * The logic of a sub-submission can be created or deleted but not changed, because applicants may have started one.
 */
function refuseFixed({ targetType }: Pick<LogicConfig, 'targetType'>): void {
  refuseAt('targetType', targetType === 'SubprocessConfig' ? 'subprocessLogicFixed' : null);
}

type Head = Pick<LogicConfigRow, 'id' | 'targetType' | 'targetIdentity'> & { readonly action: string };

async function validated(draft: Draft, head: Head, inputs: readonly ConditionInput[]): Promise<LogicConfigRow> {
  const source = await draft.source();
  const identities = identitiesById(source);
  const logic = validateLogic(source, { ...head, conditions: rawConditions(inputs, identities, logicLimits.depth) });
  if (!logic.ok) throw new InvalidInput(logic.error);
  return logic.value;
}

/**
 * Replaces the row ids an editor sends with the identities that are stored. Anything else is left for validation to
 * refuse.
 */
function rawConditions(
  inputs: readonly ConditionInput[],
  identities: ReadonlyMap<string, string>,
  depth: number,
): unknown[] {
  return inputs.map(({ conditions, connective, sourceType, sourceId, entityFieldId, comparator, matchValue }) => {
    const joined = { connective: connective ?? null };
    const sourceIdentity = identities.get(sourceId ?? '') ?? sourceId ?? '';
    const ofEntity = entityFieldId == null ? {} : { entityFieldId };
    const test = { sourceType: sourceType ?? 'StepDatum', sourceIdentity, ...ofEntity, comparator, matchValue };
    if (!conditions?.length || depth === 0) return { ...joined, ...test };
    // a group that also has a test is invalid, and is passed on as both so that it is refused
    const isBoth = sourceIdentity !== '' || comparator || (matchValue ?? null) !== null;
    return { ...joined, ...(isBoth ? test : {}), conditions: rawConditions(conditions, identities, depth - 1) };
  });
}

const identitiesById = ({ fields, formulas }: FormSource): ReadonlyMap<string, string> =>
  new Map([...fields, ...formulas].map(({ id, identity }) => [id, identity]));

function identityOfTarget(source: FormSource, type: LogicTargetType, targetId: string): string {
  const lists = {
    Section: source.sections,
    StepDatum: source.fields,
    ReviewGroup: source.reviewGroups,
    SubprocessConfig: source.subprocessConfigs,
    StepAssignmentGroup: source.stepAssignmentGroups,
  } as const;
  const target = lists[type].find(({ id }) => id === targetId);
  refuseUnless(target, 'outdated');
  return target.identity;
}

/** Stored conditions in the form that an editor sends. */
function inputsOf({ conditions }: Pick<LogicConfig, 'conditions'>): ConditionInput[] {
  const inputs = (rows: LogicConfigRow['conditions']): ConditionInput[] =>
    rows.map((row) =>
      'conditions' in row
        ? { connective: row.connective, conditions: inputs(row.conditions) }
        : { ...row, sourceId: row.sourceIdentity, entityFieldId: row.entityFieldId ?? null },
    );
  return inputs(conditions as unknown as LogicConfigRow['conditions']);
}
