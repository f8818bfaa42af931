-- Decision 0044. What is found by its answers, by those alone who read them. Apart from what everybody finds it by, and written
-- when a step is left: an answer that is typed writes to no index of letters.
CREATE TABLE "answer_words" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "answer_words_pkey" PRIMARY KEY ("id")
);
INSERT INTO "answer_words" ("id", "team_id", "text")
  SELECT r."id", r."team_id", E'\n' || left(string_agg(left(translate(lower(w."text_value"), E'\r\n\t', '   '), 200), E'\n' ORDER BY w."id"), 1500) || E'\n'
  FROM "dashboard_rows" r JOIN "active_steps" x ON x."submission_id" = r."id" AND x."completed_at" IS NOT NULL
  JOIN "sections" c ON c."step_id" = x."step_id" JOIN "fields" d ON d."section_id" = c."id"
  JOIN "answers" w ON w."submission_id" = r."id" AND w."field_identity" = d."identity" AND w."text_value" <> ''
  GROUP BY r."id", r."team_id";
INSERT INTO "answer_words" ("id", "team_id", "text")
  SELECT r."id", r."team_id", E'\n' || left(string_agg(left(translate(lower(a.value), E'\r\n\t', '   '), 200), E'\n'), 1500) || E'\n'
  FROM "dashboard_rows" r JOIN "imported_flows" i ON i."id" = r."id" CROSS JOIN LATERAL jsonb_each_text(i."data") a
  WHERE jsonb_typeof(i."data") = 'object' AND jsonb_typeof(i."data" -> a.key) IN ('string', 'number') AND a.value <> ''
  GROUP BY r."id", r."team_id";
ALTER TABLE "answer_words" ADD CONSTRAINT "answer_words_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "answer_words" ADD CONSTRAINT "answer_words_id_fkey" FOREIGN KEY ("id") REFERENCES "dashboard_rows"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "answer_words_team_id_idx" ON "answer_words"("team_id");
CREATE INDEX "answer_words_parts" ON "answer_words" USING GIN (word_parts("team_id", "text"));
-- nothing is planned by how rare a word is
ALTER INDEX "answer_words_parts" ALTER COLUMN 1 SET STATISTICS 0;
