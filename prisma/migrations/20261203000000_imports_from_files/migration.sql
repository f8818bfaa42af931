-- Decision 0077. What an import has found and brought, and from which row of its file a record came.
ALTER TABLE "data_imports"
  ADD COLUMN "flow_template_id" UUID,
  ADD COLUMN "suggested" JSONB NOT NULL DEFAULT '{}',
  ADD COLUMN "refused_count" INTEGER,
  ADD COLUMN "problem_count" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "imported_count" INTEGER NOT NULL DEFAULT 0;
CREATE INDEX "data_imports_flow_template_id_idx" ON "data_imports"("flow_template_id");
CREATE INDEX "data_imports_master_template_id_created_at_id_idx" ON "data_imports"("master_template_id", "created_at", "id");
ALTER TABLE "data_imports" ADD CONSTRAINT "data_imports_flow_template_id_fkey" FOREIGN KEY ("flow_template_id")
  REFERENCES "flow_templates"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "imported_flows"
  ADD COLUMN "row_number" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "applicant_email" TEXT,
  ADD COLUMN "finished_at" TIMESTAMPTZ(3);
UPDATE imported_flows i SET row_number = n.row_number
FROM (SELECT id, row_number() OVER (PARTITION BY data_import_id ORDER BY id) AS row_number FROM imported_flows) n WHERE n.id = i.id;
CREATE UNIQUE INDEX "imported_flows_data_import_id_row_number_key" ON "imported_flows"("data_import_id", "row_number");
