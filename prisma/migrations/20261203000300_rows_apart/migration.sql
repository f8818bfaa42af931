-- Decision 0044. What few rows of a list are, a renewal or a record from elsewhere, is found and counted among these alone.
CREATE INDEX "dashboard_rows_apart" ON "dashboard_rows" ("master_template_id", "status", "last_activity_at", "id", "kind", "is_renewal")
  WHERE "is_renewal" OR "kind" = 'ImportedFlow';
