-- Decision 0141. What the public finds a completed submission by, apart from the search text of staff: a word that is not
-- public is in no index that a public search reads, so it can't even be noticed by the time a search takes.
CREATE TABLE "record_words" (
    "id" UUID NOT NULL,
    "master_template_id" UUID NOT NULL,
    "flow_template_id" UUID NOT NULL,
    "scoped_id" INTEGER NOT NULL,
    "is_renewal" BOOLEAN NOT NULL,
    "finished_at" TIMESTAMPTZ(3) NOT NULL,
    "custom_id" TEXT,
    "identifier" TEXT,
    "published" JSONB NOT NULL,
    "text" TEXT NOT NULL,
    -- of anything that a record's page shows; open data is tagged with it
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "record_words_pkey" PRIMARY KEY ("id")
);

-- one value per line, between line breaks, as in answer_words
CREATE FUNCTION record_words_of(record uuid) RETURNS SETOF record_words LANGUAGE sql STABLE AS $$
  SELECT r.id, r.master_template_id, s.flow_template_id, r.scoped_id, r.is_renewal, r.finished_at, v.custom_id, v.identifier,
    v.published, E'\n' || concat_ws(E'\n', v.custom_id, v.identifier, (SELECT string_agg(p.value, E'\n' ORDER BY p.key) FROM jsonb_each_text(v.published) p)) || E'\n', now()
  FROM dashboard_rows r JOIN submissions s ON s.id = r.id LEFT JOIN answer_words w ON w.id = r.id
  CROSS JOIN LATERAL (SELECT nullif(lower(s.custom_id), '') AS custom_id,
    CASE WHEN NOT r.identifier_redacted THEN nullif(lower(btrim(r.identifier)), '') END AS identifier,
    COALESCE(w.published, '{}') AS published) v
  WHERE r.id = record AND r.status = 'finished' AND r.kind = 'InitiatedFlow' AND r.finished_at IS NOT NULL
    AND s.status = 'finished' AND s.deleted_at IS NULL
$$;

INSERT INTO "record_words" SELECT w.* FROM "dashboard_rows" r CROSS JOIN LATERAL record_words_of(r."id") w
  WHERE r."status" = 'finished' AND r."kind" = 'InitiatedFlow';
ALTER TABLE "record_words" ADD CONSTRAINT "record_words_id_fkey" FOREIGN KEY ("id") REFERENCES "dashboard_rows"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "record_words_master_template_id_finished_at_id_idx" ON "record_words"("master_template_id", "finished_at" DESC, "id" DESC);
CREATE INDEX "record_words_master_template_id_scoped_id_idx" ON "record_words"("master_template_id", "scoped_id");
CREATE INDEX "record_words_parts" ON "record_words" USING GIN (word_parts("master_template_id", "text"));
CREATE INDEX "record_words_master_template_id_changed_at_idx" ON "record_words"("master_template_id", "changed_at");
-- nothing is planned by how rare a word is
ALTER INDEX "record_words_parts" ALTER COLUMN 1 SET STATISTICS 0;

CREATE FUNCTION keep_record_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  record CONSTANT uuid := CASE TG_OP WHEN 'DELETE' THEN OLD.id ELSE NEW.id END;
BEGIN
  INSERT INTO record_words SELECT w.* FROM record_words_of(record) w
  ON CONFLICT (id) DO UPDATE SET (master_template_id, flow_template_id, scoped_id, is_renewal, finished_at, custom_id, identifier, published, text, changed_at)
    = (EXCLUDED.master_template_id, EXCLUDED.flow_template_id, EXCLUDED.scoped_id, EXCLUDED.is_renewal, EXCLUDED.finished_at,
       EXCLUDED.custom_id, EXCLUDED.identifier, EXCLUDED.published, EXCLUDED.text, EXCLUDED.changed_at);
  IF NOT EXISTS (SELECT FROM record_words_of(record)) THEN
    DELETE FROM record_words WHERE id = record;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER dashboard_rows_record_listed AFTER INSERT ON dashboard_rows FOR EACH ROW
  WHEN (NEW.status = 'finished' AND NEW.kind = 'InitiatedFlow') EXECUTE FUNCTION keep_record_words();
-- an answer that is saved in an active submission costs nothing here
CREATE TRIGGER dashboard_rows_record_changed AFTER UPDATE ON dashboard_rows FOR EACH ROW
  WHEN ((OLD.status = 'finished' OR NEW.status = 'finished') AND (OLD.status, OLD.master_template_id, OLD.scoped_id, OLD.is_renewal, OLD.finished_at,
      OLD.identifier, OLD.identifier_redacted, OLD.last_edited_at)
    IS DISTINCT FROM (NEW.status, NEW.master_template_id, NEW.scoped_id, NEW.is_renewal, NEW.finished_at, NEW.identifier, NEW.identifier_redacted,
      NEW.last_edited_at))
  EXECUTE FUNCTION keep_record_words();
CREATE TRIGGER answer_words_record_added AFTER INSERT OR DELETE ON answer_words FOR EACH ROW EXECUTE FUNCTION keep_record_words();
CREATE TRIGGER answer_words_record_changed AFTER UPDATE ON answer_words FOR EACH ROW
  WHEN (OLD.published IS DISTINCT FROM NEW.published) EXECUTE FUNCTION keep_record_words();
CREATE TRIGGER submissions_record_changed AFTER UPDATE ON submissions FOR EACH ROW
  WHEN ((OLD.status = 'finished' OR NEW.status = 'finished')
    AND (OLD.status, OLD.deleted_at, OLD.custom_id, OLD.flow_template_id) IS DISTINCT FROM (NEW.status, NEW.deleted_at, NEW.custom_id, NEW.flow_template_id))
  EXECUTE FUNCTION keep_record_words();

CREATE FUNCTION note_record_output() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE record_words SET changed_at = now() WHERE id = CASE TG_OP WHEN 'DELETE' THEN OLD.submission_id ELSE NEW.submission_id END;
  RETURN NULL;
END
$$;
CREATE TRIGGER issued_outputs_record_changed AFTER INSERT OR UPDATE OR DELETE ON issued_outputs FOR EACH ROW EXECUTE FUNCTION note_record_output();
