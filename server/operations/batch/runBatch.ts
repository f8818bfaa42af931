import { batchPermission, type BatchAction } from '#domain/batch/batchRules.ts';
import { createAccess, type Access } from '#server/access/createAccess.ts';
import { nilUuid } from '#server/database/nilUuid.ts';
import { statement } from '#server/database/statement.ts';
import { isUnavailable } from '#server/database/unavailable.ts';
import type { BatchOutcome } from '#server/generated/prisma/enums.ts';
import { batchActionHandlers, type BatchPart } from '#server/operations/batch/batchActionHandlers.ts';
import { maxParallelParts, batchPartSize } from '#server/operations/batch/batchParts.ts';
import type { BatchRequester } from '#server/operations/batch/BatchRequester.ts';
import { updateJob, lockOpenJob } from '#server/operations/job/jobRow.ts';
import { operation } from '#server/operations/operation.ts';
import {
  refusedFor,
  type SubmissionResult,
  type SubmissionResults,
} from '#server/operations/submission/SubmissionResult.ts';
import type { OperationContext } from '#server/Services.ts';
import { loadPrincipal } from '#server/sessions/loadPrincipal.ts';

interface BatchJob {
  readonly jobId: string;
  readonly batchId: string;
}

interface Working extends OperationContext {
  readonly signal?: AbortSignal | undefined;
}

/**
 * Runs a batch action in a series of transactions that also record what is done. If the job is killed, the next
 * attempt resumes with the remaining submissions, and nothing is done twice. Uses the current permissions of the
 * person who started it. See decision 0046.
 */
export async function runBatch(ctx: Working, { jobId, batchId }: BatchJob): Promise<void> {
  const { services, signal } = ctx;
  const batch = await services.db.batch.findUnique({ where: { id: batchId } });
  if (!batch) return;
  const asker = batch.asker as unknown as BatchRequester;
  const acting: OperationContext = { services, actor: asker.actor };
  const about = { batchId, jobId, action: batch.action, userId: batch.userId };
  const runSerially = createSerialRunner();
  const [{ done: doneBefore, all } = { done: 0, all: 0 }] = await doneSoFar.rows(services.pool, [batchId]);
  const size = batchPartSize(all - doneBefore);
  let done = doneBefore;
  let [after, isOver] = [nilUuid, false];
  const nextItems = async (): Promise<readonly Waiting[]> => {
    const items = await waiting.rows(services.pool, [batchId, after, size]);
    after = items.at(-1)?.submissionId ?? after;
    return items;
  };
  const lane = async (): Promise<void> => {
    while (!isOver) {
      signal?.throwIfAborted();
      const items = await runSerially(nextItems);
      if (items.length === 0) return;
      const principal = await loadPrincipal(services.pool, batch.userId, asker);
      const access = principal && createAccess(services.pool, principal);
      // permissions for all of them are loaded together
      const standings = await Promise.all(items.map((item) => standingAt(access, item, batch.action)));
      await actAlone(acting, { ...about, standings });
      done += items.length;
      if (!(await runSerially(() => noteBatchProgress(ctx, { jobId, progress: progressOf({ done, all }) }))))
        isOver = true;
    }
  };
  const stopping = (error: unknown): never => {
    isOver = true;
    throw error;
  };
  // if one lane fails, the others finish their current part
  const ends = await Promise.allSettled(Array.from({ length: maxParallelParts }, () => lane().catch(stopping)));
  const failures = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []));
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1) throw new AggregateError(failures, 'some of a batch could not be done');
  if (!isOver) await finishBatch(ctx, { jobId, batchId });
}

type Waiting = Omit<BatchPart, 'audience'>;

const waiting = statement<[batchId: string, after: string, most: number], Waiting>(
  'batch_waiting',
  `SELECT submission_id AS "submissionId", tag_names AS "tagNames" FROM batch_items
   WHERE batch_id = $1::uuid AND outcome = 'waiting' AND submission_id > $2::uuid ORDER BY submission_id LIMIT $3`,
);

/** Runs calls one at a time, even if some fail. */
function createSerialRunner(): <Result>(run: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const result = last.then(run);
    last = result.catch(() => undefined);
    return result;
  };
}

interface Standing extends BatchPart {
  /** why the person may not do it there */
  readonly refused: SubmissionResult | null;
}

/** A submission the person can't see is reported as if it were gone. */
async function standingAt(
  access: Access | null,
  { submissionId, tagNames }: Waiting,
  action: BatchAction,
): Promise<Standing> {
  const part = { submissionId, tagNames, audience: 'applicant' } as const;
  const facts = await access?.factsOf('submission', submissionId);
  if (!access || !facts || !(await access.sees('submission', submissionId)))
    return { ...part, refused: refusedFor('outdated') };
  if (!(await access.may('submission', batchPermission[action], submissionId)))
    return { ...part, refused: refusedFor('batchNotAllowed') };
  return { ...part, audience: facts.holds.has('processor') ? 'admin' : 'applicant', refused: null };
}

interface Some {
  readonly batchId: string;
  readonly jobId: string;
  readonly action: BatchAction;
  readonly userId: string;
  readonly standings: readonly Standing[];
}

/**
 * Splits a failing part in half until only the failing submissions are left, so that one doesn't hold up the others.
 * If the database doesn't respond at all, the next attempt resumes.
 */
async function actAlone(ctx: OperationContext, some: Some): Promise<void> {
  const { standings } = some;
  try {
    await actInBatch(ctx, some);
  } catch (error) {
    if (standings.length <= 1) throw error;
    ctx.services.log.warn({ err: error, batch: some.batchId }, 'part of a batch failed; retrying it in halves');
    const half = Math.ceil(standings.length / 2);
    const failures: unknown[] = [];
    for (const part of [standings.slice(0, half), standings.slice(half)]) {
      if (failures.some((failure) => isUnavailable(failure))) break;
      await actAlone(ctx, { ...some, standings: part }).catch((failure: unknown) => failures.push(failure));
    }
    if (failures.length > 0) throw new AggregateError(failures, 'some of a batch could not be done');
  }
}

const claim = statement<[batchId: string, submissionIds: readonly string[]], { readonly id: string }>(
  'batch_claim',
  `UPDATE batch_items SET outcome = 'done' WHERE batch_id = $1::uuid AND submission_id = ANY ($2::uuid[]) AND outcome = 'waiting'
   RETURNING submission_id AS id`,
);

const note = statement<[batchId: string, outcomes: string], never>(
  'batch_note',
  `UPDATE batch_items i SET outcome = o.outcome, refusal = o.refusal, params = o.params,
     tag_names = CASE WHEN o.tag_names IS NULL THEN i.tag_names ELSE ARRAY(SELECT jsonb_array_elements_text(o.tag_names)) END
   FROM json_to_recordset($2::json) AS o(id uuid, outcome batch_outcome, refusal text, params jsonb, tag_names jsonb)
   WHERE i.batch_id = $1::uuid AND i.submission_id = o.id`,
);

/**
 * PostgreSQL plans a prepared statement five times per connection before it caches a generic plan. With 20 parts on
 * three connections nearly all would be planned again, and none of these plans depends on the parameters.
 */
const keepPlans = 'SET LOCAL plan_cache_mode = force_generic_plan';

const actInBatch = operation<Some, void>('actInBatch', async (tx, { batchId, jobId, action, userId, standings }) => {
  await tx.queries.query(keepPlans);
  if (!(await lockOpenJob(tx, jobId))) return;
  // another attempt may be working on them: this waits for it and then finds them done
  const claimed = await claim.rows(tx.queries, [batchId, standings.map(({ submissionId }) => submissionId)]);
  const mine = new Set(claimed.map(({ id }) => id));
  const parts = standings.filter(({ submissionId }) => mine.has(submissionId));
  const outcomes = await batchActionHandlers[action](
    tx,
    parts.filter(({ refused }) => refused === null),
    userId,
  );
  const refused = parts.flatMap(({ submissionId, refused: why }) => (why ? [[submissionId, why] as const] : []));
  const tagCounts = new Map(parts.map(({ submissionId, tagNames }) => [submissionId, tagNames.length]));
  const isPlain = (id: string, became: SubmissionResult): boolean =>
    became.outcome === 'done' && (became.tagNames?.length ?? 0) === tagCounts.get(id);
  // a plain success is already recorded
  const notable = new Map([...outcomes, ...refused].filter(([id, became]) => !isPlain(id, became)));
  if (notable.size > 0) await note.rows(tx.queries, [batchId, JSON.stringify(rowsOf(notable))]);
});

const rowsOf = (outcomes: SubmissionResults): object[] =>
  [...outcomes].map(([id, became]) => ({
    ...{ id, outcome: became.outcome },
    ...(became.outcome === 'refused' && { refusal: became.reason.code, params: became.reason.params ?? {} }),
    // undo must leave alone what was there before
    ...(became.outcome === 'done' && became.tagNames && { tag_names: became.tagNames }),
  }));

interface Counts {
  readonly done: number;
  readonly all: number;
}

const doneSoFar = statement<[batchId: string], Counts>(
  'batch_done',
  `SELECT (count(*) FILTER (WHERE outcome <> 'waiting'))::int AS done, count(*)::int AS all
   FROM batch_items WHERE batch_id = $1::uuid`,
);

const progressOf = ({ done, all }: Counts): number => 10 + Math.floor((85 * done) / Math.max(all, 1));

const noteBatchProgress = operation<{ readonly jobId: string; readonly progress: number }, boolean>(
  'noteBatchProgress',
  (tx, { jobId, progress }) => updateJob(tx, jobId, { state: 'working', progress }),
);

const finishBatch = operation<BatchJob, boolean>('finishBatch', async (tx, { jobId, batchId }) => {
  const groups = await tx.db.batchItem.groupBy({ by: ['outcome'], where: { batchId }, _count: { _all: true } });
  const countOf = (outcome: BatchOutcome): number =>
    groups.find((group) => group.outcome === outcome)?._count._all ?? 0;
  const result = { done: countOf('done'), unchanged: countOf('same'), refused: countOf('refused') };
  return updateJob(tx, jobId, { state: 'complete', result });
});
