import type { Pool } from 'pg';
import { statement } from '#server/database/statement.ts';
import { readAhead } from '#server/queries/export/readAhead.ts';

/** Ids of submissions or outputs in batches, in file order. */
export type IdSource = AsyncIterable<readonly string[]>;

/** An export row (an output or the submission itself) with its form and version. */
export interface ExportRow {
  readonly id: string;
  readonly submissionId: string;
  readonly formId: string;
  readonly versionId: string;
}

/** Export rows in batches, in file order. Access is checked later. */
export type ExportRowSource = AsyncIterable<readonly ExportRow[]>;

/** `x` is the output and `s` its submission; for submissions both are the same. */
export const exportRowColumns = `x.id, s.id AS "submissionId", s.master_template_id AS "formId", s.flow_template_id AS "versionId"`;

export const exportRowTables = {
  submission: 'submissions s CROSS JOIN LATERAL (SELECT s.id) x',
  output: 'issued_outputs x JOIN submissions s ON s.id = x.submission_id',
} as const;

const placed = (name: string, from: string) =>
  statement<[ids: readonly string[]], ExportRow>(
    name,
    `SELECT ${exportRowColumns} FROM ${from} WHERE x.id = ANY ($1::uuid[]) AND s.deleted_at IS NULL`,
  );

const places = {
  submission: placed('export_place_submissions', exportRowTables.submission),
  output: placed('export_place_outputs', exportRowTables.output),
} as const;

/** Loads the rows for given ids, without those deleted since. */
export async function* loadExportRows(
  pool: Pick<Pool, 'query'>,
  kind: keyof typeof places,
  source: IdSource,
): AsyncGenerator<readonly ExportRow[]> {
  const place = async (ids: readonly string[]) => ({ ids, found: await places[kind].rows(pool, [ids]) });
  for await (const { ids, found } of readAhead(source, place)) {
    const rows = new Map(found.map((row) => [row.id, row]));
    yield ids.flatMap((id) => rows.get(id) ?? []);
  }
}
