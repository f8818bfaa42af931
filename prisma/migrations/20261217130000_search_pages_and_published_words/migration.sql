-- Decision 0108. The answers that a record may be found by in public, as lowercase text by field. Null until they are written:
-- the sweep writes them for records that were completed before.
ALTER TABLE "answer_words" ADD COLUMN "published" JSONB;
CREATE INDEX "answer_words_unpublished" ON "answer_words"("id") WHERE "published" IS NULL;

-- Decision 0110. What people may do with a team's open data; null for the default sentence.
ALTER TABLE "teams" ADD COLUMN "open_data_license" TEXT;
