-- What the filters of the submissions list ask: at which step, and since when it is over
ALTER TABLE "dashboard_rows" ADD COLUMN "current_step_identity" UUID, ADD COLUMN "finished_at" TIMESTAMPTZ(3);
UPDATE "dashboard_rows" r SET "current_step_identity" = CASE WHEN s."status" = 'finished' THEN NULL ELSE s."current_step_identity" END, "finished_at" = s."finished_at"
  FROM "submissions" s WHERE s."id" = r."id";

-- What a submission is found by stands apart: a row of the list is written with every answer, its words hardly ever change
CREATE TABLE "search_rows" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "scoped_id" INTEGER NOT NULL,
    "names" TEXT[] NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "search_rows_pkey" PRIMARY KEY ("id")
);
INSERT INTO "search_rows" ("id", "team_id", "scoped_id", "names", "text")
  SELECT r."id", r."team_id", r."scoped_id",
    array_remove(ARRAY[lower(s."custom_id"), lower(r."identifier"), lower(r."applicant")], NULL),
    lower(concat_ws(' ', r."scoped_id", s."custom_id", r."identifier", r."applicant"))
  FROM "dashboard_rows" r LEFT JOIN "submissions" s ON s."id" = r."id";
ALTER TABLE "search_rows" ADD CONSTRAINT "search_rows_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "search_rows" ADD CONSTRAINT "search_rows_id_fkey" FOREIGN KEY ("id") REFERENCES "dashboard_rows"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "search_rows_text_idx" ON "search_rows" USING GIN ("text" gin_trgm_ops);
CREATE INDEX "search_rows_names_idx" ON "search_rows" USING GIN ("names");
CREATE INDEX "search_rows_scoped_id_idx" ON "search_rows"("scoped_id");
CREATE INDEX "search_rows_team_id_idx" ON "search_rows"("team_id");
