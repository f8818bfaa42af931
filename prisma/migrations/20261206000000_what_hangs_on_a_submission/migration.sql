-- Decision 0078. What hangs on a submission is of its team: the submission says so, and nothing is looked for by the team of a part.
-- Each row that is written asks after one thing less and stands in one index less.
ALTER TABLE "activities" DROP CONSTRAINT "activities_team_id_fkey";
ALTER TABLE "active_steps" DROP CONSTRAINT "active_steps_team_id_fkey";
ALTER TABLE "answer_revisions" DROP CONSTRAINT "answer_revisions_team_id_fkey";
ALTER TABLE "answer_words" DROP CONSTRAINT "answer_words_team_id_fkey";
ALTER TABLE "answers" DROP CONSTRAINT "answers_team_id_fkey";
ALTER TABLE "applicant_attachments" DROP CONSTRAINT "applicant_attachments_team_id_fkey";
ALTER TABLE "dashboard_rows" DROP CONSTRAINT "dashboard_rows_team_id_fkey";
ALTER TABLE "inbox_rows" DROP CONSTRAINT "inbox_rows_team_id_fkey";
ALTER TABLE "search_rows" DROP CONSTRAINT "search_rows_team_id_fkey";
ALTER TABLE "skipped_tasks" DROP CONSTRAINT "skipped_tasks_team_id_fkey";
ALTER TABLE "step_intervals" DROP CONSTRAINT "step_intervals_team_id_fkey";
ALTER TABLE "submission_attachments" DROP CONSTRAINT "submission_attachments_team_id_fkey";
ALTER TABLE "taggings" DROP CONSTRAINT "taggings_team_id_fkey";
ALTER TABLE "inbox_rows" DROP CONSTRAINT "inbox_rows_master_template_id_fkey";
ALTER TABLE "step_intervals" DROP CONSTRAINT "step_intervals_submission_id_fkey";
DROP INDEX "activities_team_id_idx";
DROP INDEX "active_steps_team_id_idx";
DROP INDEX "answer_revisions_team_id_idx";
DROP INDEX "answer_words_team_id_idx";
DROP INDEX "answers_team_id_idx";
DROP INDEX "applicant_attachments_team_id_idx";
DROP INDEX "dashboard_rows_team_id_idx";
DROP INDEX "inbox_rows_team_id_idx";
DROP INDEX "search_rows_team_id_idx";
DROP INDEX "skipped_tasks_team_id_idx";
DROP INDEX "step_intervals_team_id_idx";
DROP INDEX "submission_attachments_team_id_idx";
DROP INDEX "taggings_team_id_idx";
DROP INDEX "inbox_rows_master_template_id_idx";

-- An item of a batch is a note of what was asked for: what is gone by then is told so.
ALTER TABLE "batch_items" DROP CONSTRAINT "batch_items_submission_id_fkey";
DROP INDEX "batch_items_submission_id_idx";

-- People are never deleted, so nobody looks for what they did by them. A submission that is halted is written in place.
DROP INDEX "activities_actor_id_idx";
DROP INDEX "answers_saved_by_id_idx";
DROP INDEX "answer_revisions_saved_by_id_idx";
DROP INDEX "submission_attachments_added_by_id_idx";
DROP INDEX "taggings_created_by_id_idx";
DROP INDEX "active_steps_locked_by_id_idx";
DROP INDEX "submissions_halted_by_id_idx";
DROP INDEX "submissions_deleted_by_id_idx";

-- The other index of the same begins with it
DROP INDEX "active_steps_completed_by_id_idx";

-- Nearly no tag is that of an imported record
DROP INDEX "taggings_tag_id_imported_flow_id_key";
DROP INDEX "taggings_imported_flow_id_idx";
CREATE UNIQUE INDEX "taggings_one_import" ON "taggings" ("imported_flow_id", "tag_id") WHERE "imported_flow_id" IS NOT NULL;
