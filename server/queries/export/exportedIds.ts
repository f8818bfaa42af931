import type { Pool } from 'pg';
import { maxExportedRows } from '#domain/export/exportRules.ts';
import type { Principal } from '#server/access/principal.ts';
import { statement } from '#server/database/statement.ts';
import { orderedIdsOf } from '#server/queries/dashboard/submissionsPage.ts';
import type { FormsRequest, ListRequest, OutputListRequest } from '#server/queries/export/ExportRequest.ts';
import {
  exportRowColumns,
  exportRowTables,
  type IdSource,
  type ExportRow,
  type ExportRowSource,
} from '#server/queries/export/exportRows.ts';
import { outputIdsOf } from '#server/queries/output/outputsPage.ts';

/**
 * Limits on cells and answer characters held at once. Memory use depends neither on the number of rows or questions nor
 * on the length of answers.
 */
const [cellsTogether, lettersTogether] = [30_000, 4_000_000] as const;
/** First batch, while the size of the answers is unknown. */
const firstTogether = 100;
/** Rows per access check. They hold only ids. */
const judgedTogether = 2_000;

export async function* inBatches<Row>(rows: readonly Row[], most = judgedTogether): AsyncGenerator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += most) yield rows.slice(from, from + most);
}

/** The more columns, the fewer rows. */
export const batchSizeFor = (columns: number): number => Math.max(1, Math.floor(cellsTogether / columns));

interface SmallBatches {
  readonly batches: IdSource;
  /** reports how many characters a batch held; long rows make the next batch smaller */
  readonly heard: (rows: number, letters: number) => void;
}

/** Batches whose size adapts to the rows read before. */
export function inAdaptiveBatches(ids: readonly string[], columns: number): SmallBatches {
  const most = batchSizeFor(columns);
  let size = Math.min(firstTogether, most);
  async function* batches(): AsyncGenerator<readonly string[]> {
    for (let from = 0; from < ids.length;) {
      const batch = ids.slice(from, from + size);
      from += batch.length;
      yield batch;
    }
  }
  const heard = (rows: number, letters: number): void => {
    const fitting = Math.floor((rows * lettersTogether) / Math.max(letters, 1));
    size = Math.max(1, Math.min(most, fitting));
  };
  return { batches: batches(), heard };
}

type Period = [formIds: readonly string[], from: string | null, until: string | null, most: number];

/** Period filter; takes the second and third parameter. */
export const periodSql = (column: string): string =>
  `($2::timestamptz IS NULL OR ${column} >= $2::timestamptz) AND ($3::timestamptz IS NULL OR ${column} < $3::timestamptz)`;

const listing = (name: string, text: string) => statement<Period, ExportRow>(name, text);

const submissions = (column: string): string =>
  `SELECT ${exportRowColumns} FROM ${exportRowTables.submission} WHERE s.master_template_id = ANY ($1::uuid[]) AND s.deleted_at IS NULL
     AND ${column} IS NOT NULL AND ${periodSql(column)}
   ORDER BY s.master_template_id, s.id LIMIT $4`;

const ofForms = {
  launched: listing('export_launched', submissions('s.created_at')),
  completion: listing('export_completed', submissions('s.finished_at')),
} as const;

/** Outputs not yet issued belong to no period, so a period excludes them. */
const outputs = listing(
  'export_outputs_of_forms',
  `SELECT ${exportRowColumns} FROM ${exportRowTables.output}
   WHERE s.master_template_id = ANY ($1::uuid[]) AND s.deleted_at IS NULL AND ${periodSql('x.issued_at')}
   ORDER BY s.master_template_id, x.id LIMIT $4`,
);

/** One more than an export can hold is enough to detect too many rows. */
async function* listed(
  list: typeof outputs,
  pool: Pick<Pool, 'query'>,
  { formIds, from, until }: FormsRequest,
): AsyncGenerator<readonly ExportRow[]> {
  yield* inBatches(await list.rows(pool, [formIds, from, until, maxExportedRows + 1]));
}

export function submissionsOfForms(pool: Pick<Pool, 'query'>, request: FormsRequest): ExportRowSource {
  // without a period, include open submissions too
  const isBounded = request.from !== null || request.until !== null;
  return listed(ofForms[isBounded ? request.by : 'launched'], pool, request);
}

export const outputsOfForms = (pool: Pick<Pool, 'query'>, request: FormsRequest): ExportRowSource =>
  listed(outputs, pool, request);

export async function* submissionsOfList(
  pool: Pool,
  principal: Principal,
  { filter, order, at }: ListRequest,
): IdSource {
  const looking = { pool, principal, now: new Date(at) };
  yield* inBatches(await orderedIdsOf(looking, { filter, order, most: maxExportedRows + 1 }));
}

export async function* outputsOfList(
  pool: Pool,
  principal: Principal,
  { filter, order, at }: OutputListRequest,
): IdSource {
  const looking = { pool, principal, now: new Date(at) };
  yield* inBatches(await outputIdsOf(looking, { filter, order, most: maxExportedRows + 1 }));
}
