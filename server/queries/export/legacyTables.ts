import { dayCell, type Cell } from '#domain/export/Cell.ts';
import type { ExportTable } from '#domain/export/ExportTable.ts';
import type { Content } from '#domain/form/Content.ts';
import { noId } from '#server/database/noId.ts';
import { statement } from '#server/database/statement.ts';
import type { Services } from '#server/Services.ts';
import { exportColumnWords, exportValueWords } from '#web/messages/exportColumnWords.ts';

interface LegacyRow {
  readonly id: string;
  readonly form: string;
  readonly scopedId: number;
  readonly identifier: string | null;
  readonly status: string | null;
  readonly applicantName: string | null;
  readonly startedAt: Date | null;
  readonly timeZone: string;
  readonly data: Readonly<Record<string, Content>>;
}

/** What a record of another system was called there; as many columns as a sheet can show. */
const legacyKeys = statement<[formId: string, most: number], { readonly key: string; readonly form: string }>(
  'export_legacy_keys',
  `SELECT DISTINCT k.key, t.name AS form FROM imported_flows i JOIN master_templates t ON t.id = i.master_template_id
   CROSS JOIN LATERAL jsonb_object_keys(CASE jsonb_typeof(i.data) WHEN 'object' THEN i.data ELSE '{}' END) k(key)
   WHERE i.master_template_id = $1::uuid ORDER BY k.key LIMIT $2`,
);
const mostKeys = 1_000;
const page = 200;

const legacyRows = statement<[formId: string, after: string, from: string | null, most: number], LegacyRow>(
  'export_legacy',
  `SELECT i.id, t.name AS form, i.scoped_id AS "scopedId", i.identifier, i.status, i.applicant_name AS "applicantName",
     i.started_at AS "startedAt", m.time_zone AS "timeZone",
     CASE jsonb_typeof(i.data) WHEN 'object' THEN i.data ELSE '{}' END AS data
   FROM imported_flows i JOIN master_templates t ON t.id = i.master_template_id JOIN teams m ON m.id = i.team_id
   WHERE i.master_template_id = $1::uuid AND i.id > $2::uuid AND ($3::timestamptz IS NULL OR i.started_at >= $3::timestamptz)
   ORDER BY i.id LIMIT $4`,
);

/** Records of other systems, a table for each form that has some. For whoever may export the form. */
export async function legacyTables(
  { pool }: Pick<Services, 'pool'>,
  formIds: readonly string[],
  from: string | null,
): Promise<readonly ExportTable[]> {
  const tables: ExportTable[] = [];
  for (const formId of formIds) {
    const keys = await legacyKeys.rows(pool, [formId, mostKeys]);
    const [first] = keys;
    if (!first) continue;
    tables.push({
      name: exportValueWords.imported(first.form),
      headers: [...Object.values(exportColumnWords.legacy), ...keys.map(({ key }) => key)],
      rows: async function* rows(): AsyncGenerator<readonly Cell[]> {
        for (let after: string | undefined = noId; after !== undefined;) {
          const records: readonly LegacyRow[] = await legacyRows.rows(pool, [formId, after, from, page]);
          for (const record of records)
            yield [...ownCells(record), ...keys.map(({ key }) => plainCell(record.data[key]))];
          after = records.length < page ? undefined : records.at(-1)?.id;
        }
      },
    });
  }
  return tables;
}

const ownCells = (row: LegacyRow): readonly Cell[] => [
  { number: row.scopedId },
  row.form,
  row.identifier,
  row.status,
  row.applicantName,
  dayCell(row.startedAt, row.timeZone),
  row.id,
];

function plainCell(value: Content | undefined): Cell {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number') return { number: value };
  return typeof value === 'string' ? value : JSON.stringify(value);
}
