import { principalIds, workerId, type Principal } from '#server/access/principal.ts';
import { among } from '#server/database/among.ts';
import { isWithin, type Within } from '#server/queries/dashboard/withinTeams.ts';

export type WhoWorks = [userId: string | null, principals: readonly string[], asOf: string];

export const whoWorks = (principal: Principal, asOf: string): WhoWorks => [
  workerId(principal),
  principalIds(principal),
  asOf,
];

/**
 * What waits as a task for the person $1, alone or through a role ($2), within the teams that count (the parameter
 * `teamsAt`), and what is overdue of it at the moment $3. `domain/submission/tasks.ts` has said which; here is only who is
 * asked. Nobody works on their own submission. What they put aside counts as that until it comes to another step.
 * Decision 0043. Values stand behind subselects, so that the plan does not depend on them and is kept.
 */
export const ownTasks = (within: Within, teamsAt: number): string => `own AS (
  SELECT w.*, COALESCE(w.due_at < (SELECT $3::timestamptz), false) AS overdue, k.submission_id IS NOT NULL AS skipped
  FROM (
    SELECT i.submission_id AS id, min(i.task) AS task, min(i.since) AS since, min(i.due_at) AS due_at
    FROM inbox_rows i
    WHERE i.principal_id = ${among('$2::uuid[]')} AND i.task IS NOT NULL ${isWithin(within, teamsAt, 'i.')}
    GROUP BY i.submission_id
  ) w
  LEFT JOIN skipped_tasks k ON k.user_id = (SELECT $1::uuid) AND k.submission_id = w.id AND k.created_at >= w.since
  WHERE NOT EXISTS (SELECT FROM applicant_attachments a WHERE a.submission_id = w.id AND a.user_id = (SELECT $1::uuid)))`;
