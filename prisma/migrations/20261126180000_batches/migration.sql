-- The same deed for many submissions, done by a job one after the other
CREATE TYPE "batch_action" AS ENUM ('tag', 'untag', 'assign', 'unassign', 'halt', 'resume', 'delete');
CREATE TYPE "batch_outcome" AS ENUM ('waiting', 'done', 'same', 'refused');

CREATE TABLE "batches" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "job_id" UUID NOT NULL,
    "action" "batch_action" NOT NULL,
    "tag_name" TEXT,
    "asker" JSONB NOT NULL,
    "undoes_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "batches_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "batch_items" (
    "batch_id" UUID NOT NULL,
    "submission_id" UUID NOT NULL,
    "outcome" "batch_outcome" NOT NULL DEFAULT 'waiting',
    "refusal" TEXT,
    "params" JSONB,

    CONSTRAINT "batch_items_pkey" PRIMARY KEY ("batch_id","submission_id")
);

CREATE UNIQUE INDEX "batches_job_id_key" ON "batches"("job_id");
CREATE UNIQUE INDEX "batches_undoes_id_key" ON "batches"("undoes_id");
CREATE INDEX "batches_user_id_idx" ON "batches"("user_id");
CREATE INDEX "batches_created_at_idx" ON "batches"("created_at");
CREATE INDEX "batch_items_batch_id_outcome_submission_id_idx" ON "batch_items"("batch_id", "outcome", "submission_id");
CREATE INDEX "batch_items_submission_id_idx" ON "batch_items"("submission_id");

ALTER TABLE "batches" ADD CONSTRAINT "batches_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "batches" ADD CONSTRAINT "batches_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "batches" ADD CONSTRAINT "batches_undoes_id_fkey" FOREIGN KEY ("undoes_id") REFERENCES "batches"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "batch_items" ADD CONSTRAINT "batch_items_batch_id_fkey" FOREIGN KEY ("batch_id") REFERENCES "batches"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "batch_items" ADD CONSTRAINT "batch_items_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
