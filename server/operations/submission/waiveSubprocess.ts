import { actingUserId } from '#server/actor.ts';
import { operation } from '#server/operations/operation.ts';
import { lockSubprocess } from '#server/operations/submission/lockSubprocess.ts';
import { recordChange } from '#server/operations/submission/recordChange.ts';

export interface WaiveInput {
  readonly requirementId: string;
}

/**
 * The submission can be completed without the required one. One that was started stays linked, and counts again if
 * the waiver is removed.
 */
export const waiveSubprocess = operation<WaiveInput, string>('waiveSubprocess', async (tx, { requirementId }) => {
  const { parent, form } = await lockSubprocess(tx, requirementId, 'waive');
  const data = { waivedAt: tx.now, waivedById: actingUserId(tx.ctx.actor) };
  await tx.db.subprocessRequirement.update({ where: { id: requirementId }, data });
  await recordChange(tx, parent, { kind: 'waiveSubprocess', data: { form } });
  return requirementId;
});

export const unwaiveSubprocess = operation<WaiveInput, string>('unwaiveSubprocess', async (tx, { requirementId }) => {
  const { parent, form } = await lockSubprocess(tx, requirementId, 'unwaive');
  const data = { waivedAt: null, waivedById: null };
  await tx.db.subprocessRequirement.update({ where: { id: requirementId }, data });
  await recordChange(tx, parent, { kind: 'unwaiveSubprocess', data: { form } });
  return requirementId;
});
