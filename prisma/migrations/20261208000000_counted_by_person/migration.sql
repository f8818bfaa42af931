-- The total of one's own active list is counted in an index of the person alone: to count the rows of somebody who holds ten thousand in
-- the index of the list, which says much more of each, took three quarters of their page. Decision 0079.
CREATE INDEX "inbox_rows_counting" ON "inbox_rows" ("principal_id") WHERE "status" = 'active' AND "earlier_ids" IS NULL;
CREATE INDEX "inbox_rows_perhaps_counting" ON "inbox_rows" ("principal_id") INCLUDE ("earlier_ids")
  WHERE "status" = 'active' AND "earlier_ids" IS NOT NULL;
