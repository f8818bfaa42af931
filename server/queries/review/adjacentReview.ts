import type { Pool } from 'pg';
import type { Principal } from '#server/access/principal.ts';
import { statement } from '#server/database/statement.ts';
import {
  waitingReviewsSql,
  reviewSortKeySql,
  reviewerParams,
  type ReviewerParams,
} from '#server/queries/review/waitingReviews.ts';

/** `first` ignores the current step and returns any other one. */
export type AdjacentSide = 'before' | 'after' | 'first';

const conditions: Readonly<Record<AdjacentSide, string>> = {
  before: `${reviewSortKeySql('p')} < ${reviewSortKeySql('here')}`,
  after: `${reviewSortKeySql('p')} > ${reviewSortKeySql('here')}`,
  first: 'true',
};

/** The position of the current step is computed even if it is already reviewed, from its due date and start time. */
const besideStatement = (side: AdjacentSide) => {
  const order = side === 'before' ? 'DESC' : 'ASC';
  return statement<[...ReviewerParams, asOf: Date, activeStepId: string], { readonly activeStepId: string }>(
    `beside_review_${side}`,
    `WITH ${waitingReviewsSql}, here AS (
       SELECT x.submission_id AS id, COALESCE(x.started_at, x.created_at) AS since, COALESCE((SELECT v.due_at FROM step_intervals v
         WHERE v.active_step_id = x.id ORDER BY v.started_at DESC LIMIT 1) < $4::timestamptz, false) AS overdue
       FROM active_steps x WHERE x.id = $5::uuid
     )
     SELECT x.id AS "activeStepId"
     FROM placed p JOIN here ON here.id <> p.id JOIN submissions s ON s.id = p.id
     JOIN active_steps x ON x.submission_id = s.id AND x.step_identity = s.current_step_identity
     WHERE ${conditions[side]}
     ORDER BY NOT p.overdue ${order}, p.since ${order}, p.id ${order} LIMIT 1`,
  );
};
const statements = {
  before: besideStatement('before'),
  after: besideStatement('after'),
  first: besideStatement('first'),
};

/**
 * The neighboring review in the viewer's waiting list, in list order, so that stepping through shows each once even
 * while the list changes. Null if there is none. Decisions 0029 and 0036.
 */
export async function adjacentReview(
  pool: Pool,
  principal: Principal,
  here: { readonly activeStepId: string; readonly side: AdjacentSide; readonly now: Date },
): Promise<string | null> {
  const { activeStepId, side, now } = here;
  const [found] = await statements[side].rows(pool, [...reviewerParams(principal), now, activeStepId]);
  return found?.activeStepId ?? null;
}
