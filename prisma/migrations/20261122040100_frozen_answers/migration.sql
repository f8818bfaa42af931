CREATE TABLE "frozen_answers" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "submission_id" UUID NOT NULL,
    "digest" TEXT NOT NULL,
    "answers" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "frozen_answers_pkey" PRIMARY KEY ("id")
);
CREATE TABLE "answer_acceptances" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "submission_id" UUID NOT NULL,
    "active_step_id" UUID NOT NULL,
    "frozen_answers_id" UUID NOT NULL,
    "accepted_by_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "answer_acceptances_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "frozen_answers_submission_id_digest_key" ON "frozen_answers"("submission_id", "digest");
CREATE INDEX "frozen_answers_team_id_idx" ON "frozen_answers"("team_id");
CREATE INDEX "answer_acceptances_team_id_idx" ON "answer_acceptances"("team_id");
CREATE INDEX "answer_acceptances_submission_id_idx" ON "answer_acceptances"("submission_id");
CREATE INDEX "answer_acceptances_active_step_id_idx" ON "answer_acceptances"("active_step_id");
CREATE INDEX "answer_acceptances_frozen_answers_id_idx" ON "answer_acceptances"("frozen_answers_id");
CREATE INDEX "answer_acceptances_accepted_by_id_idx" ON "answer_acceptances"("accepted_by_id");
ALTER TABLE "frozen_answers" ADD CONSTRAINT "frozen_answers_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "frozen_answers" ADD CONSTRAINT "frozen_answers_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submissions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "answer_acceptances" ADD CONSTRAINT "answer_acceptances_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "answer_acceptances" ADD CONSTRAINT "answer_acceptances_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submissions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "answer_acceptances" ADD CONSTRAINT "answer_acceptances_active_step_id_fkey" FOREIGN KEY ("active_step_id") REFERENCES "active_steps"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "answer_acceptances" ADD CONSTRAINT "answer_acceptances_frozen_answers_id_fkey" FOREIGN KEY ("frozen_answers_id") REFERENCES "frozen_answers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "answer_acceptances" ADD CONSTRAINT "answer_acceptances_accepted_by_id_fkey" FOREIGN KEY ("accepted_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What was signed, approved, paid and issued points to the answers that were there; null for what happened before
ALTER TABLE "signings" ADD COLUMN "frozen_answers_id" UUID;
CREATE INDEX "signings_frozen_answers_id_idx" ON "signings"("frozen_answers_id");
ALTER TABLE "signings" ADD CONSTRAINT "signings_frozen_answers_id_fkey" FOREIGN KEY ("frozen_answers_id") REFERENCES "frozen_answers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "step_approvals" ADD COLUMN "frozen_answers_id" UUID;
CREATE INDEX "step_approvals_frozen_answers_id_idx" ON "step_approvals"("frozen_answers_id");
ALTER TABLE "step_approvals" ADD CONSTRAINT "step_approvals_frozen_answers_id_fkey" FOREIGN KEY ("frozen_answers_id") REFERENCES "frozen_answers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "payment_intents" ADD COLUMN "frozen_answers_id" UUID;
CREATE INDEX "payment_intents_frozen_answers_id_idx" ON "payment_intents"("frozen_answers_id");
ALTER TABLE "payment_intents" ADD CONSTRAINT "payment_intents_frozen_answers_id_fkey" FOREIGN KEY ("frozen_answers_id") REFERENCES "frozen_answers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "issued_outputs" ADD COLUMN "frozen_answers_id" UUID;
CREATE INDEX "issued_outputs_frozen_answers_id_idx" ON "issued_outputs"("frozen_answers_id");
ALTER TABLE "issued_outputs" ADD CONSTRAINT "issued_outputs_frozen_answers_id_fkey" FOREIGN KEY ("frozen_answers_id") REFERENCES "frozen_answers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Once something was approved, a saved answer may be a change since then, which is listed. What was approved before this stands
-- for any answers, so that nothing has to be filled in.
ALTER TABLE "submissions" ADD COLUMN "approved_at" TIMESTAMPTZ(3);

-- Evidence is added, never changed
CREATE TRIGGER frozen_answers_append_only BEFORE UPDATE OR DELETE ON frozen_answers FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER frozen_answers_keep_all BEFORE TRUNCATE ON frozen_answers FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER answer_acceptances_append_only BEFORE UPDATE OR DELETE ON answer_acceptances FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER answer_acceptances_keep_all BEFORE TRUNCATE ON answer_acceptances FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
