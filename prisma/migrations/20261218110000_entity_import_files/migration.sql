-- Rows with problems as a workbook, to be corrected and imported again. Decision 0135.
ALTER TABLE entity_imports ADD COLUMN rejected_file_id uuid REFERENCES stored_files (id) ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE UNIQUE INDEX entity_imports_rejected_file_id_key ON entity_imports (rejected_file_id);

-- The files of imports stay for as long as their import: the daily sweep deletes only files that nothing references.
UPDATE stored_files f SET deleted_at = NULL FROM entity_imports i WHERE i.file_id = f.id AND f.deleted_at IS NOT NULL;
CREATE TRIGGER entity_imports_claim_file BEFORE INSERT OR UPDATE OF file_id ON entity_imports
  FOR EACH ROW EXECUTE FUNCTION claim_file('file_id', 'import');
CREATE TRIGGER entity_imports_claim_rejected_file BEFORE INSERT OR UPDATE OF rejected_file_id ON entity_imports
  FOR EACH ROW EXECUTE FUNCTION claim_file('rejected_file_id', 'import');

CREATE OR REPLACE FUNCTION guard_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.use IS NOT NULL AND NEW.use IS DISTINCT FROM OLD.use THEN
    RAISE EXCEPTION 'file % is kept as % for ever', OLD.id, OLD.use USING ERRCODE = 'restrict_violation';
  END IF;
  -- a file that something references can't be discarded
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
    OR EXISTS (SELECT FROM entity_imports k WHERE k.file_id = OLD.id OR k.rejected_file_id = OLD.id)
    OR EXISTS (SELECT FROM charge_disputes k WHERE k.evidence_file_id = OLD.id)
  ) THEN
    RETURN NULL;
  END IF;
  RETURN NEW;
END
$$;

-- Rows that match an archived or merged entity are reported.
CREATE INDEX entities_custom_entity_id_lower_name_archived ON entities (custom_entity_id, lower(name)) WHERE deleted_at IS NOT NULL;
