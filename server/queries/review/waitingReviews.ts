import type { Pool } from 'pg';
import { principalIds, type Principal } from '#server/access/principal.ts';
import { instantsAsText } from '#server/database/instantsAsText.ts';
import { nilUuid } from '#server/database/nilUuid.ts';
import { statement, type Statement } from '#server/database/statement.ts';
import { dashboardColumns, type DashboardRow } from '#server/queries/dashboard/DashboardRow.ts';
import { deferredReviewSql } from '#server/queries/review/deferredReviewSql.ts';

/** Keyset cursor of the list of waiting reviews. Decision 0036. */
export interface WaitingReviewCursor {
  /** overdue ones, as of this time, come first; the same time for all pages */
  readonly asOf: string;
  readonly isOverdue: boolean;
  /** when the submission reached the step */
  readonly since: string;
  readonly id: string;
}

type Direction = 'forward' | 'backward';

export interface WaitingRequest {
  readonly size: number;
  readonly direction: Direction;
  /** null for the first page, or the last one when paging backward */
  readonly from: WaitingReviewCursor | null;
}

/** A submission waiting for the viewer's review, with its cursor. */
type WaitingReview = DashboardRow & { readonly place: WaitingReviewCursor };

interface WaitingPage {
  readonly rows: readonly WaitingReview[];
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
  readonly total: number;
}

export type ReviewerParams = [principals: readonly string[], withheld: readonly string[], onlyTeam: string | null];

export const reviewerParams = (principal: Principal): ReviewerParams => [
  principalIds(principal),
  principal.withheldTeamIds,
  principal.token?.teamId ?? null,
];

/**
 * Submissions waiting for a review by the people and roles in $1, except in the teams $2 and only in the team $3, with
 * their sort keys as of $4. No one reviews their own submission, even if one of their roles is asked to. A review that can
 * still be undone isn't waiting.
 */
export const waitingReviewsSql = `placed AS (
  SELECT r.id, COALESCE(r.due_at < $4::timestamptz, false) AS overdue, COALESCE(r.current_step_since, r.created_at) AS since
  FROM (
    SELECT DISTINCT i.submission_id AS id FROM inbox_rows i
    WHERE i.principal_id = ANY ($1::uuid[]) AND i.reason = 'review' AND i.status = 'active'
      AND i.team_id <> ALL ($2::uuid[]) AND ($3::uuid IS NULL OR i.team_id = $3::uuid)
      AND NOT EXISTS (SELECT FROM applicant_attachments a WHERE a.submission_id = i.submission_id AND a.user_id = ANY ($1::uuid[]))
      AND NOT EXISTS (${deferredReviewSql('i.submission_id', '= ANY ($1::uuid[])')})
  ) waiting JOIN dashboard_rows r ON r.id = waiting.id)`;

/** The sort key as a row value, so that cursors compare in order. */
export const reviewSortKeySql = (row: string): string => `(NOT ${row}.overdue, ${row}.since, ${row}.id)`;

const ways = { forward: { than: '>', order: 'ASC' }, backward: { than: '<', order: 'DESC' } } as const;
/** Cursors before the first and after the last row. */
const ends: Readonly<Record<Direction, Omit<WaitingReviewCursor, 'asOf'>>> = {
  forward: { isOverdue: true, since: '-infinity', id: nilUuid },
  backward: { isOverdue: false, since: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' },
};

type Params = [...ReviewerParams, asOf: string, isLater: boolean, since: string, id: string, limit: number];
type PageRow = DashboardRow & { readonly total: number; readonly overdue: boolean; readonly since: string };

const pageStatement = (direction: Direction): Statement<Params, PageRow> => {
  const { than, order } = ways[direction];
  return statement(
    `waiting_reviews_${direction}`,
    `WITH ${waitingReviewsSql}, page AS (
       SELECT p.* FROM placed p WHERE ${reviewSortKeySql('p')} ${than} ($5::boolean, $6::timestamptz, $7::uuid)
       ORDER BY NOT p.overdue ${order}, p.since ${order}, p.id ${order} LIMIT $8::int
     ), total AS (SELECT count(*)::int AS total FROM placed)
     SELECT total.total, page.overdue, page.since, r.*
     FROM total LEFT JOIN page ON true LEFT JOIN LATERAL (
       SELECT ${dashboardColumns}, x.step_id AS "reviewStepId", true AS "isResponsible"
       FROM dashboard_rows r JOIN submissions s ON s.id = r.id
       JOIN active_steps x ON x.submission_id = s.id AND x.step_identity = s.current_step_identity
       WHERE r.id = page.id
     ) r ON true
     ORDER BY NOT page.overdue ${order}, page.since ${order}, page.id ${order}`,
    instantsAsText,
  );
};
const pages = { forward: pageStatement('forward'), backward: pageStatement('backward') };

/** A page of the submissions waiting for the viewer's review, directly or through a role, with the total. */
export async function waitingReviews(
  pool: Pool,
  principal: Principal,
  { size, direction, from }: WaitingRequest,
  now: Date,
): Promise<WaitingPage> {
  const asOf = from?.asOf ?? now.toISOString();
  const { isOverdue, since, id } = from ?? ends[direction];
  const found = await pages[direction].rows(pool, [
    ...reviewerParams(principal),
    asOf,
    !isOverdue,
    since,
    id,
    size + 1,
  ]);
  const rows = found
    .filter((row) => row.id !== null)
    .map(({ overdue, ...row }) => ({ ...row, place: { asOf, isOverdue: overdue, since: row.since, id: row.id } }));
  const [hasMore, isFromWithin] = [rows.length > size, from !== null];
  const total = found[0]?.total ?? 0;
  return direction === 'forward'
    ? { rows: rows.slice(0, size), hasNext: hasMore, hasPrevious: isFromWithin, total }
    : { rows: rows.slice(0, size).reverse(), hasNext: isFromWithin, hasPrevious: hasMore, total };
}
