import type { Pool } from 'pg';
import { mostExportedRows } from '#domain/export/exportRules.ts';
import type { Principal } from '#server/access/principal.ts';
import { statement } from '#server/database/statement.ts';
import { orderedIdsOf } from '#server/queries/dashboard/submissionsPage.ts';
import type { FormsRequest, ListRequest, OutputListRequest } from '#server/queries/export/ExportRequest.ts';
import {
  placedColumns,
  placedFrom,
  type IdSource,
  type Placed,
  type PlacedSource,
} from '#server/queries/export/placedRows.ts';
import { outputIdsOf } from '#server/queries/output/outputsPage.ts';

/** So many cells are read and written together, and so many letters of answers: memory grows neither with the rows, nor with the
 * questions of a form, nor with what people write. */
const [cellsTogether, lettersTogether] = [30_000, 4_000_000] as const;
/** Before it is known how much they hold. */
const firstTogether = 100;
/** Rows that are judged together: they are no more than where they stand. */
const judgedTogether = 2_000;

export async function* inBatches<Row>(rows: readonly Row[], most = judgedTogether): AsyncGenerator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += most) yield rows.slice(from, from + most);
}

/** The fewer, the more columns they have. */
export const rowsTogether = (columns: number): number => Math.max(1, Math.floor(cellsTogether / columns));

interface SmallBatches {
  readonly batches: IdSource;
  /** hears how many letters a batch turned out to hold: of long ones fewer are read next */
  readonly heard: (rows: number, letters: number) => void;
}

/** A few at a time, which are as many as may be held of those before. */
export function inSmallBatches(ids: readonly string[], columns: number): SmallBatches {
  const most = rowsTogether(columns);
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

/** Of which period, asked for as the second and the third parameter. */
export const within = (column: string): string =>
  `($2::timestamptz IS NULL OR ${column} >= $2::timestamptz) AND ($3::timestamptz IS NULL OR ${column} < $3::timestamptz)`;

const listing = (name: string, text: string) => statement<Period, Placed>(name, text);

const submissions = (column: string): string =>
  `SELECT ${placedColumns} FROM ${placedFrom.submission} WHERE s.master_template_id = ANY ($1::uuid[]) AND s.deleted_at IS NULL
     AND ${column} IS NOT NULL AND ${within(column)}
   ORDER BY s.master_template_id, s.id LIMIT $4`;

const ofForms = {
  launched: listing('export_launched', submissions('s.created_at')),
  completion: listing('export_completed', submissions('s.finished_at')),
} as const;

/** Such as are not issued yet are of no period, and left out where there is one. */
const outputs = listing(
  'export_outputs_of_forms',
  `SELECT ${placedColumns} FROM ${placedFrom.output}
   WHERE s.master_template_id = ANY ($1::uuid[]) AND s.deleted_at IS NULL AND ${within('x.issued_at')}
   ORDER BY s.master_template_id, x.id LIMIT $4`,
);

/** One more than can be exported is enough to know that it is too many. */
async function* listed(
  list: typeof outputs,
  pool: Pick<Pool, 'query'>,
  { formIds, from, until }: FormsRequest,
): AsyncGenerator<readonly Placed[]> {
  yield* inBatches(await list.rows(pool, [formIds, from, until, mostExportedRows + 1]));
}

export function submissionsOfForms(pool: Pick<Pool, 'query'>, request: FormsRequest): PlacedSource {
  // without a period completed and open ones are meant alike
  const isBounded = request.from !== null || request.until !== null;
  return listed(ofForms[isBounded ? request.by : 'launched'], pool, request);
}

export const outputsOfForms = (pool: Pick<Pool, 'query'>, request: FormsRequest): PlacedSource =>
  listed(outputs, pool, request);

/** What the list of submissions shows its reader. */
export async function* submissionsOfList(
  pool: Pool,
  principal: Principal,
  { filter, order, at }: ListRequest,
): IdSource {
  const looking = { pool, principal, now: new Date(at) };
  yield* inBatches(await orderedIdsOf(looking, { filter, order, most: mostExportedRows + 1 }));
}

/** What the list of outputs shows its reader. */
export async function* outputsOfList(
  pool: Pool,
  principal: Principal,
  { filter, order, at }: OutputListRequest,
): IdSource {
  const looking = { pool, principal, now: new Date(at) };
  yield* inBatches(await outputIdsOf(looking, { filter, order, most: mostExportedRows + 1 }));
}
