import DataLoader from 'dataloader';
import type { ConditionRow } from '#domain/form/FormSource.ts';
import type { LogicTargetType } from '#domain/form/logic/targets.ts';
import type { LogicConfig as LogicConfigRow } from '#server/generated/prisma/client.ts';
import { builder } from '#server/graphql/builder.ts';
import { LogicActionEnum, LogicTargetEnum } from '#server/graphql/form/enums.ts';
import { formOf } from '#server/graphql/form/formOf.ts';
import { treeListCost } from '#server/graphql/form/listCosts.ts';
import { LogicCondition } from '#server/graphql/form/LogicCondition.ts';
import { guardPart } from '#server/graphql/form/partScopes.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';

guardPart('LogicConfig');

const typeOfTarget = {
  Section: 'Section',
  StepDatum: 'Field',
  ReviewGroup: 'ReviewGroup',
  SubprocessConfig: 'SubprocessConfig',
  StepAssignmentGroup: 'StepAssignmentGroup',
} as const satisfies Record<LogicTargetType, string>;

export const LogicConfig = builder.prismaNode('LogicConfig', {
  id: { field: 'id' },
  description: 'Logic that shows, requires, or adds its target, or does the opposite, depending on answers.',
  fields: (t) => ({
    action: t.expose('action', {
      type: LogicActionEnum,
      description: 'What the logic does while its conditions are met.',
    }),
    targetType: t.expose('targetType', {
      type: LogicTargetEnum,
      description: 'The type of the target that the logic controls.',
    }),
    targetIdentity: t.exposeString('targetIdentity', {
      description: 'The stable ID of the target, the same in every version of the form.',
    }),
    targetId: t.id({
      nullable: true,
      description: 'The ID of the target in this version, or null if this version has no such target.',
      resolve: async ({ flowTemplateId, targetType, targetIdentity }, _args, ctx) => {
        const { sections, fields, outcomes } = await formOf(ctx, flowTemplateId);
        const target = [...sections, ...fields, ...outcomes].find(({ identity }) => identity === targetIdentity);
        return target ? encodeGlobalId(typeOfTarget[targetType], target.id) : null;
      },
    }),
    conditions: t.field({
      type: [LogicCondition],
      description: 'The conditions of the logic, evaluated from first to last.',
      complexity: treeListCost,
      resolve: async ({ flowTemplateId, conditions }, _args, ctx) => {
        const form = await formOf(ctx, flowTemplateId);
        return (conditions as unknown as ConditionRow[]).map((row) => ({ row, form }));
      },
    }),
  }),
});

const loaders = new WeakMap<object, DataLoader<string, ReadonlyMap<string, LogicConfigRow>>>();

/** The logic of a target. Requests for targets of the same version are batched into one query for the whole version. */
export async function logicOf(
  { services, access }: RequestContext,
  flowTemplateId: string,
  targetType: LogicTargetType,
  targetIdentity: string,
): Promise<LogicConfigRow | null> {
  const loader = loaders.get(access) ?? logicLoader(services.db);
  loaders.set(access, loader);
  return (await loader.load(flowTemplateId)).get(`${targetType} ${targetIdentity}`) ?? null;
}

// not cached, because a later mutation in the same request may change the logic
function logicLoader(db: RequestContext['services']['db']): DataLoader<string, ReadonlyMap<string, LogicConfigRow>> {
  return new DataLoader(
    async (ids: readonly string[]) => {
      const rows = await db.logicConfig.findMany({ where: { flowTemplateId: { in: [...ids] } } });
      const byVersion = Map.groupBy(rows, ({ flowTemplateId }) => flowTemplateId);
      return ids.map(
        (id) => new Map((byVersion.get(id) ?? []).map((row) => [`${row.targetType} ${row.targetIdentity}`, row])),
      );
    },
    { cache: false },
  );
}
