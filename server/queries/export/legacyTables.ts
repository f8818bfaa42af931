import { answerColumns } from '#domain/export/answerColumns.ts';
import { answerCell, dateTimeCell, type Cell } from '#domain/export/Cell.ts';
import type { ExportTable, Row } from '#domain/export/ExportTable.ts';
import type { Content } from '#domain/form/Content.ts';
import { fieldOf } from '#domain/form/Form.ts';
import { exportColumnWords, exportValueWords } from '#messages/lists/exportColumnWords.ts';
import { nilUuid } from '#server/database/nilUuid.ts';
import { statement } from '#server/database/statement.ts';
import { periodSql } from '#server/queries/export/exportedIds.ts';
import type { FormsRequest } from '#server/queries/export/ExportRequest.ts';
import type { Services } from '#server/Services.ts';

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

/** The versions whose fields a form's imported records were read with. */
const legacyVersions = statement<[formId: string], { readonly id: string; readonly form: string }>(
  'export_legacy_versions',
  `SELECT DISTINCT d.flow_template_id AS id, t.name AS form FROM data_imports d JOIN master_templates t ON t.id = d.master_template_id
   WHERE d.master_template_id = $1::uuid AND d.flow_template_id IS NOT NULL
     AND EXISTS (SELECT FROM imported_flows i WHERE i.data_import_id = d.id)`,
);
const page = 200;

const records = `imported_flows i JOIN data_imports d ON d.id = i.data_import_id AND d.flow_template_id IS NOT NULL`;

const legacyCount = (name: string, moment: string) =>
  statement<[formIds: readonly string[], from: string | null, until: string | null], { readonly count: number }>(
    name,
    `SELECT count(*)::int AS count FROM ${records} WHERE i.master_template_id = ANY ($1::uuid[]) AND ${periodSql(moment)}`,
  );

const legacyRows = (name: string, moment: string) =>
  statement<[formId: string, from: string | null, until: string | null, after: string, most: number], LegacyRow>(
    name,
    `SELECT i.id, d.flow_template_id AS "versionId", t.name AS form, i.scoped_id AS "scopedId", i.identifier, i.status,
       i.applicant_name AS "applicantName", i.applicant_email AS "applicantEmail", i.started_at AS "startedAt", i.finished_at AS "finishedAt",
       m.time_zone AS "timeZone", i.data
     FROM ${records} JOIN master_templates t ON t.id = i.master_template_id JOIN teams m ON m.id = i.team_id
     WHERE i.master_template_id = $1::uuid AND i.id > $4::uuid AND ${periodSql(moment)}
     ORDER BY i.id LIMIT $5`,
  );

/** Imported records fall into the same period as in lists: their own time, or else the time of import. */
const moments = {
  launched: 'COALESCE(i.started_at, i.finished_at, i.created_at)',
  completion: 'COALESCE(i.finished_at, i.started_at, i.created_at)',
} as const;

const kept = {
  launched: {
    count: legacyCount('export_legacy_launched_count', moments.launched),
    rows: legacyRows('export_legacy_launched', moments.launched),
  },
  completion: {
    count: legacyCount('export_legacy_completed_count', moments.completion),
    rows: legacyRows('export_legacy_completed', moments.completion),
  },
} as const;

interface LegacyTables {
  readonly tables: readonly ExportTable[];
  readonly count: number;
}

/** Imported records, one table per form that has any. The caller checks that the form may be exported. */
export async function legacyTables(
  { pool, loadForm }: Pick<Services, 'pool' | 'loadForm'>,
  { formIds, from, until, by }: FormsRequest,
  onRows: (count: number) => Promise<void>,
): Promise<LegacyTables> {
  const [counted] = await kept[by].count.rows(pool, [formIds, from, until]);
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
      questions: columns,
      rows: async function* rows(): AsyncGenerator<readonly Row[]> {
        for (let after: string | undefined = nilUuid; after !== undefined;) {
          const read: readonly LegacyRow[] = await kept[by].rows.rows(pool, [formId, from, until, after, page]);
          yield read.map((record) => [...ownCells(record), ...answersOf(record)]);
          await onRows(read.length);
          after = read.length < page ? undefined : read.at(-1)?.id;
        }
      },
    });
  }
  return { tables, count: counted?.count ?? 0 };
}

/** In the order of `exportColumnWords.legacy`. */
const ownCells = (row: LegacyRow): readonly Cell[] => [
  { number: row.scopedId },
  row.form,
  row.identifier,
  row.status,
  row.applicantName,
  row.applicantEmail,
  dateTimeCell(row.startedAt, row.timeZone),
  dateTimeCell(row.finishedAt, row.timeZone),
  row.id,
];
