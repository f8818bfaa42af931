import type { Pool } from 'pg';
import { statement } from '#server/database/statement.ts';

/** How many recently completed submissions the usual time and the cost cover. */
export const completionSampleSize = 100;

interface CompletedRow {
  readonly id: string;
  readonly scopedId: number;
  /** from start to completion, without the time on hold */
  readonly ms: number;
  /** amount collected minus refunds */
  readonly paid: number;
}

const completed = statement<[formId: string, most: number], CompletedRow>(
  'form_statistics_completed',
  `SELECT r.id, r.scoped_id AS "scopedId",
     GREATEST(0, extract(epoch FROM r.finished_at - r.created_at) * 1000 - COALESCE(h.ms, 0))::float8 AS ms,
     COALESCE(m.paid, 0)::float8 AS paid
   FROM (SELECT d.id, d.scoped_id, d.created_at, d.finished_at FROM dashboard_rows d
     WHERE d.master_template_id = $1::uuid AND d.status = 'finished' AND d.kind = 'InitiatedFlow' AND d.finished_at IS NOT NULL
     ORDER BY d.last_activity_at DESC LIMIT $2::int) r
   LEFT JOIN LATERAL (SELECT sum(extract(epoch FROM v.ended_at - v.started_at) * 1000) AS ms FROM step_intervals v
     WHERE v.submission_id = r.id AND v.holder = 'halted' AND v.ended_at IS NOT NULL) h ON true
   LEFT JOIN LATERAL (SELECT sum(v.collected - v.refunded) AS paid FROM obligations o
     CROSS JOIN LATERAL money_moves(o.id, '{}') v WHERE o.submission_id = r.id) m ON true
   ORDER BY ms`,
);

export interface PaidSubmission {
  readonly submissionId: string;
  readonly scopedId: number;
  readonly cents: number;
}

export interface RecentCompletions {
  readonly count: number;
  readonly payingCount: number;
  /** null until one is completed */
  readonly medianMs: number | null;
  /** null if none had a payment */
  readonly lowest: PaidSubmission | null;
  readonly highest: PaidSubmission | null;
}

/** How long a form's last completed submissions took, and what was paid for them. */
export async function recentCompletions(pool: Pick<Pool, 'query'>, formId: string): Promise<RecentCompletions> {
  const done = await completed.rows(pool, [formId, completionSampleSize]);
  const paying = done.filter(({ paid }) => paid > 0).toSorted((one, other) => one.paid - other.paid);
  return {
    ...{ count: done.length, payingCount: paying.length },
    medianMs: middle(done.map(({ ms }) => ms)),
    ...{ lowest: paidOf(paying[0]), highest: paidOf(paying.at(-1)) },
  };
}

const paidOf = (row: CompletedRow | undefined): PaidSubmission | null =>
  row ? { submissionId: row.id, scopedId: row.scopedId, cents: row.paid } : null;

/** The median of sorted numbers. */
function middle(sorted: readonly number[]): number | null {
  if (sorted.length === 0) return null;
  const half = Math.floor(sorted.length / 2);
  const [upper = 0, lower = 0] = [sorted[half], sorted[half - 1]];
  return sorted.length % 2 === 1 ? upper : (lower + upper) / 2;
}
