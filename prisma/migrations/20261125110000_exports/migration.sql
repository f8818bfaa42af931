-- Files that people ask for: in which format, what they hold, and the bulk exports that they are runs of.
CREATE TYPE "export_format" AS ENUM ('csv', 'xlsx');
ALTER TABLE "exports"
  ADD COLUMN "format" "export_format" NOT NULL DEFAULT 'csv',
  ADD COLUMN "reach" JSONB,
  ADD COLUMN "row_count" INTEGER,
  ADD COLUMN "failure" TEXT,
  ADD COLUMN "batch_export_template_id" UUID;
ALTER TABLE "exports" ADD CONSTRAINT "exports_batch_export_template_id_fkey" FOREIGN KEY ("batch_export_template_id")
  REFERENCES "batch_export_templates"("id") ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX "exports_user_id_created_at_idx" ON "exports"("user_id", "created_at");
CREATE INDEX "exports_batch_export_template_id_idx" ON "exports"("batch_export_template_id");
CREATE INDEX "exports_created_at_idx" ON "exports"("created_at");

-- A schedule counts from when it was set, and runs once a month.
ALTER TABLE "batch_export_templates" ADD COLUMN "scheduled_since" TIMESTAMPTZ(3), ADD COLUMN "last_scheduled_on" DATE;
UPDATE "batch_export_templates" SET "scheduled_since" = "updated_at" WHERE "scheduled_day" IS NOT NULL;
CREATE INDEX "batch_export_templates_scheduled_day_idx" ON "batch_export_templates"("scheduled_day");
