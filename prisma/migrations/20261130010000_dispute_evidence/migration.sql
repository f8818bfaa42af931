-- What a team answered to a dispute: its words and one file, kept as they were sent, and who sent them.
ALTER TYPE "file_use" ADD VALUE 'evidence';
ALTER TABLE "charge_disputes"
  ADD COLUMN "evidence_text" TEXT,
  ADD COLUMN "evidence_file_id" UUID,
  ADD COLUMN "evidence_sent_at" TIMESTAMPTZ(3),
  ADD COLUMN "evidence_sent_by_id" UUID;
ALTER TABLE "charge_disputes" ADD CONSTRAINT "charge_disputes_evidence_file_id_fkey" FOREIGN KEY ("evidence_file_id")
  REFERENCES "stored_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "charge_disputes" ADD CONSTRAINT "charge_disputes_evidence_sent_by_id_fkey" FOREIGN KEY ("evidence_sent_by_id")
  REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE UNIQUE INDEX "charge_disputes_evidence_file_id_key" ON "charge_disputes"("evidence_file_id");
CREATE INDEX "charge_disputes_evidence_sent_by_id_idx" ON "charge_disputes"("evidence_sent_by_id");
-- pages of a team, the newest first
CREATE INDEX "charge_disputes_team_id_opened_at_id_idx" ON "charge_disputes"("team_id", "opened_at", "id");
CREATE TRIGGER charge_disputes_claim_file BEFORE INSERT OR UPDATE OF evidence_file_id ON charge_disputes
  FOR EACH ROW EXECUTE FUNCTION claim_file('evidence_file_id', 'evidence');

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
    OR EXISTS (SELECT FROM charge_disputes k WHERE k.evidence_file_id = OLD.id)
  ) THEN
    RETURN NULL;
  END IF;
  RETURN NEW;
END
$$;
