import type { Tx } from '#server/operations/operation.ts';
import { refreshDashboard } from '#server/operations/submission/refreshDashboard.ts';

/**
 * Unlinks deleted submissions: those that required them need another one, and those they required become independent.
 */
export async function unlinkDeletedSubprocesses(tx: Tx, gone: readonly string[]): Promise<void> {
  const ids = { in: [...gone] };
  const where = { OR: [{ subprocessId: ids }, { submissionId: ids, subprocessId: { not: null } }] };
  const links = await tx.db.subprocessRequirement.findMany({ where });
  if (links.length === 0) return;
  await tx.db.subprocessRequirement.updateMany({ where, data: { subprocessId: null } });
  const touched = links.flatMap(({ submissionId, subprocessId }) => [submissionId, subprocessId ?? []].flat());
  await refreshDashboard(
    tx,
    [...new Set(touched)].filter((id) => !gone.includes(id)),
  );
}
