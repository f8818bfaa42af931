import { operation } from '#server/operations/operation.ts';

/** Records that someone exported the audit log, of one team or of all. */
export const exportAudit = operation<{ teamId: string | null }, null>('exportAudit', async (tx, { teamId }) => {
  const team = teamId === null ? null : await tx.db.team.findUnique({ where: { id: teamId } });
  tx.audit({
    kind: 'exportAudit',
    teamId,
    ...(team === null ? {} : { subjectType: 'Team', subjectId: team.id, data: { team: team.name } }),
  });
  return null;
});
