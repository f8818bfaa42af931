import { dateTimeCell, type Cell } from '#domain/export/Cell.ts';
import type { ExportTable, Row } from '#domain/export/ExportTable.ts';
import { outputStatus, type OutputTimes } from '#domain/output/outputStatus.ts';
import { exportColumnWords, exportValueWords } from '#messages/lists/exportColumnWords.ts';
import { createAccess } from '#server/access/createAccess.ts';
import type { Principal } from '#server/access/principal.ts';
import { statement } from '#server/database/statement.ts';
import { inBatches, batchSizeFor } from '#server/queries/export/exportedIds.ts';
import { readAhead } from '#server/queries/export/readAhead.ts';
import type { TableContext } from '#server/queries/export/submissionTables.ts';
import type { Services } from '#server/Services.ts';

interface OutputRow extends OutputTimes {
  readonly id: string;
  readonly submissionId: string;
  readonly name: string;
  readonly form: string;
  readonly scopedId: number;
  readonly customId: string | null;
  readonly timeZone: string;
  readonly applicant: string | null;
  readonly applicantEmail: string | null;
}

const outputRows = statement<[ids: readonly string[]], OutputRow>(
  'export_outputs',
  `SELECT o.id, o.submission_id AS "submissionId", o.name, t.name AS form, s.scoped_id AS "scopedId", s.custom_id AS "customId",
     m.time_zone AS "timeZone", o.issued_at AS "issuedAt", o.expires_at AS "expiresAt", o.revoked_at AS "revokedAt",
     u.name AS applicant, u.email AS "applicantEmail"
   FROM issued_outputs o
   JOIN submissions s ON s.id = o.submission_id AND s.deleted_at IS NULL
   JOIN master_templates t ON t.id = s.master_template_id
   JOIN teams m ON m.id = s.team_id
   LEFT JOIN applicant_attachments a ON a.submission_id = s.id AND a.is_primary
   LEFT JOIN users u ON u.id = a.user_id
   WHERE o.id = ANY ($1::uuid[])`,
);

const headers = Object.values(exportColumnWords.outputs);

/** Issued outputs, one per row. */
export const outputTable = (services: Pick<Services, 'pool' | 'now'>, writing: TableContext): ExportTable => ({
  name: exportValueWords.sheets.outputs,
  headers,
  rows: () => rowsOf(services, writing),
});

interface Batch {
  readonly count: number;
  /** those the recipient may read */
  readonly rows: readonly OutputRow[];
}

async function readBatch(pool: Services['pool'], principal: Principal, ids: readonly string[]): Promise<Batch> {
  const rows = new Map((await outputRows.rows(pool, [ids])).map((row) => [row.id, row]));
  const access = createAccess(pool, principal);
  const readable = await Promise.all(
    ids.map(async (id) => {
      const row = rows.get(id);
      return row && (await access.may('submission', 'exportSubmission', row.submissionId)) ? [row] : [];
    }),
  );
  return { count: ids.length, rows: readable.flat() };
}

async function* rowsOf(
  { pool, now }: Pick<Services, 'pool' | 'now'>,
  { principal, forms, onRows }: TableContext,
): AsyncGenerator<readonly Row[]> {
  const at = now();
  for (const { ids } of forms) {
    const batches = inBatches(ids, batchSizeFor(headers.length));
    for await (const { rows, count } of readAhead(batches, (batch) => readBatch(pool, principal, batch))) {
      yield rows.map((row) => cellsOf(row, at));
      await onRows(count);
    }
  }
}

/** In the order of `exportColumnWords.outputs`. */
const cellsOf = (row: OutputRow, at: Date): readonly Cell[] => [
  row.name,
  row.form,
  { number: row.scopedId },
  row.customId,
  exportValueWords.output[outputStatus(row, at)],
  dateTimeCell(row.issuedAt, row.timeZone),
  dateTimeCell(row.expiresAt, row.timeZone),
  dateTimeCell(row.revokedAt, row.timeZone),
  row.applicant,
  row.applicantEmail,
  row.id,
];
