-- Files of answers that stand out of reach are answers' files: kept, and nothing else ever
UPDATE stored_files f SET use = 'answer', submission_id = (SELECT s.id FROM submissions s WHERE s.id = k.submission_id)
  FROM answers_out_of_reach k WHERE k.file_id = f.id AND f.use IS NULL;
UPDATE stored_files f SET deleted_at = NULL FROM answers_out_of_reach k
  WHERE k.file_id = f.id AND f.deleted_at IS NOT NULL AND f.use = 'answer';
CREATE TRIGGER answers_out_of_reach_claim_file BEFORE INSERT OR UPDATE OF file_id ON answers_out_of_reach FOR EACH ROW EXECUTE FUNCTION claim_file('file_id', 'answer');

CREATE OR REPLACE FUNCTION guard_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.use IS NOT NULL AND NEW.use IS DISTINCT FROM OLD.use THEN
    RAISE EXCEPTION 'file % is kept as % for ever', OLD.id, OLD.use USING ERRCODE = 'restrict_violation';
  END IF;
  -- What is kept stays as it is: whoever gives it up is not the one who keeps it
  IF NEW.deleted_at IS NOT NULL AND OLD.deleted_at IS NULL AND (
    EXISTS (SELECT FROM datum_files k WHERE k.file_id = OLD.id)
    OR EXISTS (SELECT FROM repo_files k WHERE k.file_id = OLD.id)
    OR EXISTS (SELECT FROM answers_out_of_reach k WHERE k.file_id = OLD.id)
    OR EXISTS (SELECT FROM issued_outputs k WHERE k.file_id = OLD.id)
    OR EXISTS (SELECT FROM superseded_outputs k WHERE k.file_id = OLD.id)
    OR EXISTS (SELECT FROM master_template_documents k WHERE k.file_id = OLD.id)
    OR EXISTS (SELECT FROM master_templates k WHERE k.banner_file_id = OLD.id)
    OR EXISTS (SELECT FROM teams k WHERE k.banner_file_id = OLD.id OR k.logo_file_id = OLD.id)
    OR EXISTS (SELECT FROM users k WHERE k.avatar_file_id = OLD.id)
    OR EXISTS (SELECT FROM exports k WHERE k.file_id = OLD.id)
    OR EXISTS (SELECT FROM data_imports k WHERE k.file_id = OLD.id)
  ) THEN
    RETURN NULL;
  END IF;
  RETURN NEW;
END
$$;
