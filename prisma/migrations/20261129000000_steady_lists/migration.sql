-- Lists that nothing moves: a page from its cursor on is one run of an index, however far away it is.
CREATE INDEX "dashboard_rows_started" ON "dashboard_rows" ("master_template_id", "status", "created_at", "id");
CREATE INDEX "issued_outputs_made" ON "issued_outputs" ("listed_form_id", "created_at", "id");
