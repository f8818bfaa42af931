import { maxExportedRows, type ExportFormat } from '#domain/export/exportRules.ts';
import { InvalidInput } from '#domain/kernel/refusal.ts';
import { exportWords } from '#messages/lists/exportWords.ts';
import { startExport } from '#server/operations/export/startExport.ts';
import { operation } from '#server/operations/operation.ts';
import { refuseUnless } from '#server/operations/refusals.ts';
import { exportedEntityCount } from '#server/queries/export/entityTable.ts';
import type { RequesterLimits } from '#server/sessions/loadPrincipal.ts';

interface EntitiesWanted {
  readonly userId: string;
  readonly asker: RequesterLimits;
  readonly teamId: string;
  /** the kind; null for all of the team's */
  readonly customEntityId: string | null;
  readonly format: ExportFormat;
}

/** Starts an export of a team's entities as a table. Returns its id. */
export const exportEntities = operation<EntitiesWanted, string>('exportEntities', async (tx, wanted) => {
  const { userId, asker, teamId, customEntityId, format } = wanted;
  const team = await tx.db.team.findUnique({ where: { id: teamId } });
  refuseUnless(team, 'outdated');
  const kind = customEntityId && (await tx.db.customEntity.findUnique({ where: { id: customEntityId, teamId } }));
  if (customEntityId !== null) refuseUnless(kind, 'outdated');
  const entities = { teamId, customEntityId };
  const count = await exportedEntityCount(tx.queries, entities);
  if (count > maxExportedRows)
    throw new InvalidInput([{ path: 'customEntityId', code: 'exportTooLarge', params: { max: maxExportedRows } }]);
  const name = exportWords.of.entities(kind ? kind.name : null, team.name);
  const id = await startExport(tx, { userId, teamId, type: 'entities', format, name, request: { asker, entities } });
  tx.audit({ kind: 'exportEntities', teamId, subjectType: 'Export', subjectId: id, data: { export: name, format } });
  return id;
});
