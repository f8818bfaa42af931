import type { EntityRowProblem } from '#domain/entity/entityImport.ts';
import type { Queries } from '#server/database/Queries.ts';
import { planEntityRows } from '#server/operations/entity/import/planEntityRows.ts';
import type { EntitiesOfFile } from '#server/operations/entity/import/readEntityImport.ts';

export interface EntityFilePlan {
  readonly createdCount: number;
  readonly updatedCount: number;
  readonly unchangedCount: number;
  /** of rows that could be read, but match entities in a way that can't be imported */
  readonly problems: readonly EntityRowProblem[];
}

/** Rows per query. */
const atOnce = 500;

/** What a whole file would change now. It locks nothing. */
export async function planEntityFile(
  queries: Queries,
  read: EntitiesOfFile,
  onRows: (planned: number) => Promise<void> | void,
): Promise<EntityFilePlan> {
  const { records } = read;
  const problems: EntityRowProblem[] = [];
  let [createdCount, updatedCount, unchangedCount] = [0, 0, 0];
  for (let from = 0; from < records.length; from += atOnce) {
    await onRows(from);
    const plan = await planEntityRows(queries, read, records.slice(from, from + atOnce));
    const created = plan.rows.filter(({ change }) => change.isNew).length;
    createdCount += created;
    updatedCount += plan.rows.length - created;
    unchangedCount += plan.unchanged;
    for (const problem of plan.problems) problems.push(problem);
  }
  return { createdCount, updatedCount, unchangedCount, problems };
}
