import { statement } from '#server/database/statement.ts';
import type { DataImport } from '#server/generated/prisma/client.ts';
import type { Tx } from '#server/operations/operation.ts';

/** Their list rows and tags are deleted with them. */
const takeAway = statement<[dataImportId: string], { readonly id: string }>(
  'import_take_back',
  `WITH gone AS (DELETE FROM imported_flows WHERE data_import_id = $1::uuid RETURNING id),
   unlisted AS (DELETE FROM dashboard_rows r USING gone WHERE r.id = gone.id AND r.kind = 'ImportedFlow')
   SELECT id FROM gone`,
);

/** Deletes an import's records. The caller must hold its lock. Returns how many there were. */
export async function deleteImportedRecords(
  tx: Tx,
  { id, teamId }: Pick<DataImport, 'id' | 'teamId'>,
): Promise<number> {
  const gone = await takeAway.rows(tx.queries, [id]);
  if (gone.length > 0) tx.announce({ topic: `dashboard:${teamId}`, teamId, payload: { teamId } });
  return gone.length;
}
