import { operation } from '#server/operations/operation.ts';
import type { ExportContents } from '#server/queries/export/ExportRequest.ts';

/** Records the download in the audit log of each team whose data is in the file. */
export const downloadExport = operation<string, null>('downloadExport', async (tx, id) => {
  const { name, teamId, reach } = await tx.db.export.findUniqueOrThrow({ where: { id } });
  const { formIds, teamIds } = reach as unknown as ExportContents;
  const forms = await tx.db.masterTemplate.findMany({
    where: { id: { in: [...formIds] } },
    distinct: ['teamId'],
    select: { teamId: true },
  });
  const concerned = new Set([...forms.map((form) => form.teamId), ...teamIds, ...(teamId === null ? [] : [teamId])]);
  const about = { subjectType: 'Export', subjectId: id, data: { export: name } };
  for (const team of concerned) tx.audit({ kind: 'downloadExport', teamId: team, ...about });
  return null;
});
