-- A survey of a step is answered at an address of its own, which cannot be guessed. Steps that stand already get theirs.
ALTER TABLE "active_steps" ADD COLUMN "survey_token" TEXT;
UPDATE "active_steps" SET "survey_token" = replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
WHERE "step_id" IN (SELECT "step_id" FROM "surveys");
CREATE UNIQUE INDEX "active_steps_survey_token_key" ON "active_steps"("survey_token");

-- Responses are numbered where they are read: at their step of their submission.
DROP INDEX "survey_submissions_survey_id_scoped_id_key";
DROP INDEX "survey_submissions_active_step_id_idx";
CREATE UNIQUE INDEX "survey_submissions_active_step_id_scoped_id_key" ON "survey_submissions"("active_step_id", "scoped_id");
CREATE INDEX "survey_submissions_survey_id_idx" ON "survey_submissions"("survey_id");
