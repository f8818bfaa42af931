-- Decision 0048. The form under which an output is listed, beside it, so that a list of outputs goes through one index; null
-- when its submission was deleted. Older servers do not know of it, so the database fills it.
ALTER TABLE "issued_outputs" ADD COLUMN "listed_form_id" UUID;

UPDATE issued_outputs o SET listed_form_id = s.master_template_id FROM submissions s WHERE s.id = o.submission_id AND s.deleted_at IS NULL;

ALTER TABLE "issued_outputs" ADD CONSTRAINT "issued_outputs_listed_form_id_fkey" FOREIGN KEY ("listed_form_id")
  REFERENCES "master_templates"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE FUNCTION list_output() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- waits for whoever deletes the submission at the same time, and sees that they did
  SELECT s.master_template_id INTO NEW.listed_form_id FROM submissions s WHERE s.id = NEW.submission_id AND s.deleted_at IS NULL FOR SHARE;
  RETURN NEW;
END
$$;
CREATE TRIGGER issued_outputs_listed BEFORE INSERT ON issued_outputs FOR EACH ROW EXECUTE FUNCTION list_output();

CREATE FUNCTION list_outputs_of_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE issued_outputs SET listed_form_id = CASE WHEN NEW.deleted_at IS NULL THEN NEW.master_template_id END WHERE submission_id = NEW.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER submissions_unlisted AFTER UPDATE OF deleted_at ON submissions FOR EACH ROW
  WHEN ((OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL)) EXECUTE FUNCTION list_outputs_of_deleted();

CREATE INDEX "issued_outputs_listed_idx" ON "issued_outputs"("listed_form_id", "issued_at", "expires_at", "revoked_at", "id");
CREATE INDEX "issued_outputs_listed_form_id_expires_at_idx" ON "issued_outputs"("listed_form_id", "expires_at");
