-- What waits for somebody as a task, and since when: kept where it is asked for, so that a list of tasks reads one index.
CREATE TYPE "task_kind" AS ENUM ('review', 'internal', 'external');
ALTER TABLE "inbox_rows" ADD COLUMN "task" "task_kind", ADD COLUMN "since" TIMESTAMPTZ(3);
-- As far as the lists know it; each submission writes the whole of it with its next change.
UPDATE inbox_rows i SET since = COALESCE(r.current_step_since, r.created_at), task = (CASE
    WHEN i.status <> 'active' OR i.reason = 'applicant' THEN NULL
    WHEN i.reason = 'review' THEN 'review'
    WHEN r.action IN ('assign', 'acceptChanges') OR (r.action IN ('answer', 'advance') AND NOT r.is_external) THEN 'internal'
    WHEN r.action = 'review' THEN NULL
    ELSE 'external' END)::task_kind
  FROM dashboard_rows r WHERE r.id = i.submission_id;
CREATE INDEX inbox_rows_tasks ON inbox_rows (principal_id) INCLUDE (submission_id, team_id, task, since, due_at) WHERE task IS NOT NULL;
-- What somebody did today.
CREATE INDEX "active_steps_completed_by_id_completed_at_idx" ON "active_steps"("completed_by_id", "completed_at");
CREATE INDEX "step_approvals_reviewer_id_created_at_idx" ON "step_approvals"("reviewer_id", "created_at");
