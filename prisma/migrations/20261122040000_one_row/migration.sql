CREATE TABLE "answers_out_of_reach" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "submission_id" UUID NOT NULL,
    "source" TEXT NOT NULL,
    "row" JSONB NOT NULL,
    "file_id" UUID,
    "moved_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "answers_out_of_reach_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "answers_out_of_reach_file_id_idx" ON "answers_out_of_reach"("file_id");
ALTER TABLE "answers_out_of_reach" ADD CONSTRAINT "answers_out_of_reach_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Rows that no form has were shown to some readers and not to others. They are kept whole, where nothing reads them.
LOCK TABLE answers, datum_files IN SHARE ROW EXCLUSIVE MODE;
INSERT INTO answers_out_of_reach (id, team_id, submission_id, source, row)
  SELECT gen_random_uuid(), r.team_id, w.submission_id, 'answer_revisions', to_jsonb(r)
  FROM answer_revisions r JOIN answers w ON w.id = r.answer_id WHERE w.row_path <> '';
INSERT INTO answers_out_of_reach (id, team_id, submission_id, source, row)
  SELECT gen_random_uuid(), w.team_id, w.submission_id, 'answers', to_jsonb(w) FROM answers w WHERE w.row_path <> '';
INSERT INTO answers_out_of_reach (id, team_id, submission_id, source, row, file_id)
  SELECT gen_random_uuid(), d.team_id, d.submission_id, 'datum_files', to_jsonb(d), d.file_id FROM datum_files d WHERE d.row_path <> '';
DELETE FROM answer_revisions r USING answers w WHERE w.id = r.answer_id AND w.row_path <> '';
DELETE FROM answers WHERE row_path <> '';
DELETE FROM datum_files WHERE row_path <> '';
DO $$
DECLARE moved record;
BEGIN
  SELECT count(*) FILTER (WHERE source = 'answers') AS answers, count(*) FILTER (WHERE source = 'datum_files') AS files,
    count(DISTINCT submission_id) AS submissions INTO moved FROM answers_out_of_reach;
  IF moved.submissions > 0 THEN
    RAISE NOTICE '% answers and % files of % submissions stood in rows that no form has. They are in answers_out_of_reach.',
      moved.answers, moved.files, moved.submissions;
  END IF;
END
$$;

-- Until sections repeat. The application says it kindly; this is the second line.
ALTER TABLE answers ADD CONSTRAINT answers_only_row CHECK (row_path = '');
ALTER TABLE datum_files ADD CONSTRAINT datum_files_only_row CHECK (row_path = '');
