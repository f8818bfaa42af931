-- A file belongs to one use ever, and what is kept cannot be given up. Held here, whoever writes.
CREATE TYPE "file_use" AS ENUM ('answer', 'repoFile', 'output', 'document', 'options', 'formBanner', 'teamBanner', 'teamLogo', 'avatar', 'export', 'import');

ALTER TABLE "stored_files" ADD COLUMN "use" "file_use",
  ADD COLUMN "submission_id" UUID,
  ADD COLUMN "is_active" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submissions"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- The quotas add up what stands in these
DROP INDEX "stored_files_team_id_idx";
DROP INDEX "stored_files_uploaded_by_id_idx";
CREATE INDEX "stored_files_team_id_byte_size_idx" ON "stored_files"("team_id", "byte_size");
CREATE INDEX "stored_files_submission_id_byte_size_idx" ON "stored_files"("submission_id", "byte_size");
CREATE INDEX "stored_files_uploaded_by_id_created_at_byte_size_idx" ON "stored_files"("uploaded_by_id", "created_at", "byte_size");
-- Few wait for the scanner at any time
CREATE INDEX stored_files_checking ON stored_files (created_at) WHERE state = 'checking';

-- Documents that were issued are kept when others follow them
CREATE TABLE "superseded_outputs" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "issued_output_id" UUID NOT NULL,
    "file_id" UUID NOT NULL,
    "superseded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "superseded_outputs_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "superseded_outputs_file_id_key" ON "superseded_outputs"("file_id");
CREATE INDEX "superseded_outputs_team_id_idx" ON "superseded_outputs"("team_id");
CREATE INDEX "superseded_outputs_issued_output_id_idx" ON "superseded_outputs"("issued_output_id");
ALTER TABLE "superseded_outputs" ADD CONSTRAINT "superseded_outputs_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "superseded_outputs" ADD CONSTRAINT "superseded_outputs_issued_output_id_fkey" FOREIGN KEY ("issued_output_id") REFERENCES "issued_outputs"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "superseded_outputs" ADD CONSTRAINT "superseded_outputs_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "stored_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What is kept already
UPDATE stored_files f SET use = 'answer', submission_id = k.submission_id FROM datum_files k WHERE k.file_id = f.id;
UPDATE stored_files f SET use = 'repoFile', submission_id = k.submission_id FROM repo_files k WHERE k.file_id = f.id AND f.use IS NULL;
UPDATE stored_files f SET use = 'output', submission_id = k.submission_id FROM issued_outputs k WHERE k.file_id = f.id AND f.use IS NULL;
UPDATE stored_files f SET use = 'document' FROM master_template_documents k WHERE k.file_id = f.id AND f.use IS NULL;
UPDATE stored_files f SET use = 'formBanner' FROM master_templates k WHERE k.banner_file_id = f.id AND f.use IS NULL;
UPDATE stored_files f SET use = 'teamBanner' FROM teams k WHERE k.banner_file_id = f.id AND f.use IS NULL;
UPDATE stored_files f SET use = 'teamLogo' FROM teams k WHERE k.logo_file_id = f.id AND f.use IS NULL;
UPDATE stored_files f SET use = 'avatar' FROM users k WHERE k.avatar_file_id = f.id AND f.use IS NULL;
UPDATE stored_files f SET use = 'export' FROM exports k WHERE k.file_id = f.id AND f.use IS NULL;
UPDATE stored_files f SET use = 'import' FROM data_imports k WHERE k.file_id = f.id AND f.use IS NULL;
-- Evidence that was given up through something else is there again
UPDATE stored_files f SET deleted_at = NULL
  WHERE f.deleted_at IS NOT NULL AND f.use IN ('answer', 'repoFile', 'output');

-- Whatever keeps a file claims it: the row of the file is locked by that, so of two claims at once one is refused
CREATE FUNCTION claim_file() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kept uuid := (to_jsonb(NEW) ->> TG_ARGV[0])::uuid;
BEGIN
  IF kept IS NULL OR (TG_OP = 'UPDATE' AND kept::text IS NOT DISTINCT FROM to_jsonb(OLD) ->> TG_ARGV[0]) THEN
    RETURN NEW;
  END IF;
  UPDATE stored_files SET use = TG_ARGV[1]::file_use
    WHERE id = kept AND deleted_at IS NULL AND (use IS NULL OR use = TG_ARGV[1]::file_use);
  IF NOT FOUND THEN
    RAISE EXCEPTION 'file % is not there to be kept as %', kept, TG_ARGV[1] USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER users_claim_avatar BEFORE INSERT OR UPDATE OF avatar_file_id ON users FOR EACH ROW EXECUTE FUNCTION claim_file('avatar_file_id', 'avatar');
CREATE TRIGGER teams_claim_logo BEFORE INSERT OR UPDATE OF logo_file_id ON teams FOR EACH ROW EXECUTE FUNCTION claim_file('logo_file_id', 'teamLogo');
CREATE TRIGGER teams_claim_banner BEFORE INSERT OR UPDATE OF banner_file_id ON teams FOR EACH ROW EXECUTE FUNCTION claim_file('banner_file_id', 'teamBanner');
CREATE TRIGGER master_templates_claim_banner BEFORE INSERT OR UPDATE OF banner_file_id ON master_templates FOR EACH ROW EXECUTE FUNCTION claim_file('banner_file_id', 'formBanner');
CREATE TRIGGER master_template_documents_claim_file BEFORE INSERT OR UPDATE OF file_id ON master_template_documents FOR EACH ROW EXECUTE FUNCTION claim_file('file_id', 'document');
CREATE TRIGGER datum_files_claim_file BEFORE INSERT OR UPDATE OF file_id ON datum_files FOR EACH ROW EXECUTE FUNCTION claim_file('file_id', 'answer');
CREATE TRIGGER repo_files_claim_file BEFORE INSERT OR UPDATE OF file_id ON repo_files FOR EACH ROW EXECUTE FUNCTION claim_file('file_id', 'repoFile');
CREATE TRIGGER issued_outputs_claim_file BEFORE INSERT OR UPDATE OF file_id ON issued_outputs FOR EACH ROW EXECUTE FUNCTION claim_file('file_id', 'output');
CREATE TRIGGER superseded_outputs_claim_file BEFORE INSERT OR UPDATE OF file_id ON superseded_outputs FOR EACH ROW EXECUTE FUNCTION claim_file('file_id', 'output');
CREATE TRIGGER exports_claim_file BEFORE INSERT OR UPDATE OF file_id ON exports FOR EACH ROW EXECUTE FUNCTION claim_file('file_id', 'export');
CREATE TRIGGER data_imports_claim_file BEFORE INSERT OR UPDATE OF file_id ON data_imports FOR EACH ROW EXECUTE FUNCTION claim_file('file_id', 'import');

-- Looked at when the row is locked, so that a claim that came first is seen
CREATE FUNCTION guard_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.use IS NOT NULL AND NEW.use IS DISTINCT FROM OLD.use THEN
    RAISE EXCEPTION 'file % is kept as % for ever', OLD.id, OLD.use USING ERRCODE = 'restrict_violation';
  END IF;
  -- What is kept stays as it is: whoever gives it up is not the one who keeps it
  IF NEW.deleted_at IS NOT NULL AND OLD.deleted_at IS NULL AND (
    EXISTS (SELECT FROM datum_files k WHERE k.file_id = OLD.id)
    OR EXISTS (SELECT FROM repo_files k WHERE k.file_id = OLD.id)
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
CREATE TRIGGER stored_files_guard BEFORE UPDATE OF use, deleted_at ON stored_files FOR EACH ROW EXECUTE FUNCTION guard_file();
