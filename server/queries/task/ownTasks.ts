import { principalIds, workerId, type Principal } from '#server/access/principal.ts';

export type WhoWorks = [
  userId: string | null,
  principals: readonly string[],
  withheld: readonly string[],
  onlyTeam: string | null,
  asOf: string,
];

export const whoWorks = (principal: Principal, asOf: string): WhoWorks => [
  workerId(principal),
  principalIds(principal),
  principal.withheldTeamIds,
  principal.token?.teamId ?? null,
  asOf,
];

/**
 * What waits as a task for the person $1, alone or through a role ($2), without the teams of $3 and within the team $4,
 * and what is overdue of it at the moment $5. `domain/submission/tasks.ts` has said which; here is only who is asked.
 * Nobody works on their own submission. What they put aside counts as that until it comes to another step. Decision 0043.
 */
export const ownTasks = `own AS (
  SELECT w.*, COALESCE(w.due_at < $5::timestamptz, false) AS overdue, EXISTS (
    SELECT FROM skipped_tasks k WHERE k.user_id = $1::uuid AND k.submission_id = w.id AND k.created_at >= w.since
  ) AS skipped
  FROM (
    SELECT i.submission_id AS id, min(i.task) AS task, min(i.since) AS since, min(i.due_at) AS due_at
    FROM inbox_rows i
    WHERE i.principal_id = ANY ($2::uuid[]) AND i.task IS NOT NULL
      AND i.team_id <> ALL ($3::uuid[]) AND ($4::uuid IS NULL OR i.team_id = $4::uuid)
    GROUP BY i.submission_id
  ) w
  WHERE NOT EXISTS (SELECT FROM applicant_attachments a WHERE a.submission_id = w.id AND a.user_id = $1::uuid))`;
