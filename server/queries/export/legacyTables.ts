import { answerColumns } from '#domain/export/answerColumns.ts';
import { answerCell, dayCell, type Cell } from '#domain/export/Cell.ts';
import type { ExportTable } from '#domain/export/ExportTable.ts';
import type { Content } from '#domain/form/Content.ts';
import { fieldOf } from '#domain/form/Form.ts';
import { noId } from '#server/database/noId.ts';
import { statement } from '#server/database/statement.ts';
import type { Services } from '#server/Services.ts';
import { exportColumnWords, exportValueWords } from '#web/messages/exportColumnWords.ts';

interface LegacyRow {
  readonly id: string;
  readonly versionId: string;
  readonly form: string;
  readonly scopedId: number;
  readonly identifier: string | null;
  readonly status: string | null;
  readonly applicantName: string | null;
  readonly applicantEmail: string | null;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly timeZone: string;
  readonly data: Readonly<Record<string, Content>>;
}

/** The versions by whose fields the records of a form were read. */
const legacyVersions = statement<[formId: string], { readonly id: string; readonly form: string }>(
  'export_legacy_versions',
  `SELECT DISTINCT d.flow_template_id AS id, t.name AS form FROM data_imports d JOIN master_templates t ON t.id = d.master_template_id
   WHERE d.master_template_id = $1::uuid AND d.flow_template_id IS NOT NULL
     AND EXISTS (SELECT FROM imported_flows i WHERE i.data_import_id = d.id)`,
);
const page = 200;

const legacyRows = statement<[formId: string, after: string, from: string | null, most: number], LegacyRow>(
  'export_legacy',
  `SELECT i.id, d.flow_template_id AS "versionId", t.name AS form, i.scoped_id AS "scopedId", i.identifier, i.status,
     i.applicant_name AS "applicantName", i.applicant_email AS "applicantEmail", i.started_at AS "startedAt", i.finished_at AS "finishedAt",
     m.time_zone AS "timeZone", i.data
   FROM imported_flows i JOIN data_imports d ON d.id = i.data_import_id AND d.flow_template_id IS NOT NULL
   JOIN master_templates t ON t.id = i.master_template_id JOIN teams m ON m.id = i.team_id
   WHERE i.master_template_id = $1::uuid AND i.id > $2::uuid AND ($3::timestamptz IS NULL OR i.started_at >= $3::timestamptz)
   ORDER BY i.id LIMIT $4`,
);

/** Records of other systems, a table for each form that has some. For whoever may export the form. */
export async function legacyTables(
  { pool, loadForm }: Pick<Services, 'pool' | 'loadForm'>,
  formIds: readonly string[],
  from: string | null,
): Promise<readonly ExportTable[]> {
  const tables: ExportTable[] = [];
  for (const formId of formIds) {
    const found = await legacyVersions.rows(pool, [formId]);
    const [first] = found;
    if (!first) continue;
    const loaded = await Promise.all(found.map(async ({ id }) => [id, await loadForm(id)] as const));
    const versions = new Map(loaded.flatMap(([id, form]) => (form ? [[id, form] as const] : [])));
    const own = Object.values(exportColumnWords.legacy);
    const columns = answerColumns([{ name: first.form, versions: [...versions.values()] }], own);
    const answersOf = ({ versionId, data, timeZone }: LegacyRow): readonly Cell[] =>
      columns.map(({ fieldIdentity }) => {
        const form = versions.get(versionId);
        const field = form && fieldOf(form, fieldIdentity);
        return field ? answerCell(data[fieldIdentity] ?? null, field, timeZone) : null;
      });
    tables.push({
      name: exportValueWords.imported(first.form),
      headers: [...own, ...columns.map(({ header }) => header)],
      rows: async function* rows(): AsyncGenerator<readonly Cell[]> {
        for (let after: string | undefined = noId; after !== undefined;) {
          const records: readonly LegacyRow[] = await legacyRows.rows(pool, [formId, after, from, page]);
          for (const record of records) yield [...ownCells(record), ...answersOf(record)];
          after = records.length < page ? undefined : records.at(-1)?.id;
        }
      },
    });
  }
  return tables;
}

/** In the order of the words. */
const ownCells = (row: LegacyRow): readonly Cell[] => [
  { number: row.scopedId },
  row.form,
  row.identifier,
  row.status,
  row.applicantName,
  row.applicantEmail,
  dayCell(row.startedAt, row.timeZone),
  dayCell(row.finishedAt, row.timeZone),
  row.id,
];
