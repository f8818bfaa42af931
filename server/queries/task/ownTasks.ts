import { principalIds, verifiedUserId, type Principal } from '#server/access/principal.ts';
import { anyOfSql } from '#server/database/anyOfSql.ts';
import { teamScopeSql, type TeamScope } from '#server/queries/dashboard/teamScope.ts';
import { deferredReviewSql } from '#server/queries/review/deferredReviewSql.ts';

export type TaskOwnerParams = [userId: string | null, principals: readonly string[], asOf: string];

export const taskOwnerParams = (principal: Principal, asOf: string): TaskOwnerParams => [
  verifiedUserId(principal),
  principalIds(principal),
  asOf,
];

/**
 * Tasks waiting for person $1, directly or through a role ($2), in the teams that count (parameter `teamsAt`), and
 * whether they are overdue as of $3. Which tasks exist is decided in `domain/submission/tasks.ts`; this only finds
 * whose they are. No one works on their own submission. A skipped task stays skipped until the submission reaches
 * another step. Decision 0043. Values are in subselects so that one plan fits all and is kept.
 */
export const ownTasksSql = (within: TeamScope, teamsAt: number): string => `own AS (
  SELECT w.*, COALESCE(w.due_at < (SELECT $3::timestamptz), false) AS overdue, k.submission_id IS NOT NULL AS skipped
  FROM (
    SELECT i.submission_id AS id, min(i.task) AS task, min(i.since) AS since, min(i.due_at) AS due_at
    FROM inbox_rows i
    WHERE i.principal_id = ${anyOfSql('$2::uuid[]')} AND i.task IS NOT NULL ${teamScopeSql(within, teamsAt, 'i.')}
    GROUP BY i.submission_id
  ) w
  LEFT JOIN skipped_tasks k ON k.user_id = (SELECT $1::uuid) AND k.submission_id = w.id AND k.created_at >= w.since
  WHERE NOT EXISTS (SELECT FROM applicant_attachments a WHERE a.submission_id = w.id AND a.user_id = (SELECT $1::uuid))
    AND NOT EXISTS (${deferredReviewSql('w.id', '= (SELECT $1::uuid)')}))`;
