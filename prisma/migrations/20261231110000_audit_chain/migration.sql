-- Audit entries in a chain of hashes, so that a changed, removed, inserted, or reordered one is found. Decision 0176.
CREATE TABLE audit_seals (
  position bigint PRIMARY KEY,
  entry_id uuid NOT NULL,
  hash bytea NOT NULL,
  salts jsonb NOT NULL,
  erased jsonb NOT NULL DEFAULT '{}',
  sealed_at timestamptz(3) NOT NULL
);
CREATE UNIQUE INDEX audit_seals_entry_id_key ON audit_seals (entry_id);
CREATE TRIGGER audit_seals_append_only BEFORE UPDATE OR DELETE ON audit_seals FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_seals_keep_all BEFORE TRUNCATE ON audit_seals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Entries that wait for their place in the chain. Written in the entry's transaction, so that none is skipped, whatever order they commit in.
CREATE TABLE audit_unsealed (
  entry_id uuid PRIMARY KEY
);

CREATE FUNCTION queue_audit_seal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit_unsealed (entry_id) SELECT id FROM added;
  RETURN NULL;
END
$$;
CREATE TRIGGER audit_entries_queued AFTER INSERT ON audit_entries REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION queue_audit_seal();
