-- Whoever is responsible for a submission twice, alone and through a role, counts it once: at the row of whoever comes first of them.
-- So a row says who comes before it, and rows are counted in the index, without finding out which of them belong together.
-- Decision 0079.
ALTER TABLE "inbox_rows" ADD COLUMN "earlier_ids" UUID[];
UPDATE inbox_rows i SET earlier_ids = e.ids
FROM (
  SELECT principal_id, submission_id, array_agg(principal_id) OVER (
    PARTITION BY submission_id ORDER BY principal_id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS ids
  FROM inbox_rows
) e
WHERE i.principal_id = e.principal_id AND i.submission_id = e.submission_id AND e.ids IS NOT NULL;
DROP INDEX "inbox_rows_active";
CREATE INDEX "inbox_rows_active" ON "inbox_rows" ("principal_id", "last_activity_at" DESC, "submission_id" DESC)
  INCLUDE ("team_id", "master_template_id", "earlier_ids") WHERE "status" = 'active';
DROP INDEX "inbox_rows_resting";
CREATE INDEX "inbox_rows_resting" ON "inbox_rows" ("principal_id", "last_activity_at" DESC, "submission_id" DESC)
  INCLUDE ("team_id", "master_template_id", "earlier_ids") WHERE "status" <> 'active';
