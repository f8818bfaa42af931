-- Decision 0044. By number and by applicant a list of any length is walked to its page, as it is by when something happened.
CREATE INDEX "dashboard_rows_numbered" ON "dashboard_rows" ("master_template_id", "status", "scoped_id", "id");
-- longer names do not fit into an index
CREATE INDEX "dashboard_rows_named" ON "dashboard_rows" ("master_template_id", "status", (COALESCE(left(lower("applicant"), 200), '')), "id");
