import type { ActivityKind } from '#domain/submission/ActivityKind.ts';
import { statement } from '#server/database/statement.ts';
import type { Submission } from '#server/generated/prisma/client.ts';
import type { Tx } from '#server/operations/operation.ts';
import { refreshDashboard } from '#server/operations/submission/refreshDashboard.ts';

type Told = Readonly<Record<string, string | number | boolean | null>>;

interface Change {
  readonly kind: ActivityKind;
  readonly data?: Told;
  readonly isInternal?: boolean;
}

/** The fields needed of a locked submission. */
type Held = Pick<Submission, 'id' | 'teamId'>;

/** Records a change as activity and refreshes the list rows of the submission and of submissions it is part of. */
export const recordChange = (tx: Tx, submission: Held, change: Change): Promise<void> =>
  recordEachChange(tx, [submission], () => [change]);

interface ManyChanged {
  /** the caller has already written `touching` along with its own change */
  readonly isTouched?: boolean;
  /** how list rows are refreshed: a faster way if nothing changed that they are searched by */
  readonly list?: typeof refreshDashboard;
}

/** The same for several submissions, each with its own changes. */
export async function recordEachChange<Each extends Held>(
  tx: Tx,
  submissions: readonly Each[],
  changesOf: (submission: Each) => readonly Change[],
  { isTouched = false, list = refreshDashboard }: ManyChanged = {},
): Promise<void> {
  if (submissions.length === 0) return;
  const parents = await recordChangesWithoutRefresh(tx, submissions, changesOf, isTouched);
  await list(tx, [...new Set([...submissions.map(({ id }) => id), ...parents])]);
}

/**
 * What every change writes to the submission's row. The time never goes back: a change may commit after one that
 * started later, and clients that sync rely on an answer being at most a few seconds newer than the last activity.
 */
export const touchColumnsSql = (at: string): string =>
  `last_activity_at = GREATEST(last_activity_at, ${at}::timestamptz), revision = revision + 1`;

const partsOf = `SELECT submission_id AS id FROM subprocess_requirements WHERE subprocess_id = ANY ($1::uuid[])`;
const wholes = statement<[ids: readonly string[]], { readonly id: string }>('submissions_wholes', partsOf);
const touch = statement<[ids: readonly string[], at: Date], { readonly id: string }>(
  'submissions_touch',
  `WITH touched AS (
     UPDATE submissions SET ${touchColumnsSql('$2')} WHERE id = ANY ($1::uuid[])
   )
   ${partsOf}`,
);

/** For callers that refresh the list rows themselves. Returns the ids of submissions that these are part of. */
export async function recordChangesWithoutRefresh<Each extends Held>(
  tx: Tx,
  submissions: readonly Each[],
  changesOf: (submission: Each) => readonly Change[],
  isTouched = false,
): Promise<readonly string[]> {
  const ids = submissions.map(({ id }) => id);
  const parents = isTouched ? await wholes.rows(tx.queries, [ids]) : await touch.rows(tx.queries, [ids, tx.now]);
  for (const submission of submissions)
    for (const change of changesOf(submission))
      tx.record({ teamId: submission.teamId, submissionId: submission.id, ...change });
  return parents.map(({ id }) => id);
}
