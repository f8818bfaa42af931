-- An active row of the inbox stands in an index of its own kind; the rest have theirs, in place of one of all rows: whatever
-- is saved or done moves a row of the inbox, and writes one index less.
CREATE INDEX "inbox_rows_resting" ON "inbox_rows" ("principal_id", "last_activity_at" DESC, "submission_id" DESC)
  INCLUDE ("team_id", "master_template_id") WHERE "status" <> 'active';
DROP INDEX "inbox_rows_principal_id_last_activity_at_submission_id_idx";
