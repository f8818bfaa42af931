import { statement } from '#server/database/statement.ts';
import type { DataImport } from '#server/generated/prisma/client.ts';
import type { Tx } from '#server/operations/operation.ts';

/** What was listed goes with them, and the tags that they had. */
const takeAway = statement<[dataImportId: string], { readonly id: string }>(
  'import_take_back',
  `WITH gone AS (DELETE FROM imported_flows WHERE data_import_id = $1::uuid RETURNING id),
   unlisted AS (DELETE FROM dashboard_rows r USING gone WHERE r.id = gone.id AND r.kind = 'ImportedFlow')
   SELECT id FROM gone`,
);

/** Takes away what an import has brought, under its lock. Answers how many records that were. */
export async function takeBack(tx: Tx, { id, teamId }: Pick<DataImport, 'id' | 'teamId'>): Promise<number> {
  const gone = await takeAway.rows(tx.queries, [id]);
  if (gone.length > 0) tx.announce({ topic: `dashboard:${teamId}`, teamId, payload: { teamId } });
  return gone.length;
}
