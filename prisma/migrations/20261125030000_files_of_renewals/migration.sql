-- A renewal has the files of its answers for itself: a row of its own over the same bytes. One row has taken them into the store,
-- others carry them on.
ALTER TABLE "stored_files" ADD COLUMN "is_carried" BOOLEAN NOT NULL DEFAULT false;
DROP INDEX "stored_files_key_key";
CREATE UNIQUE INDEX stored_files_one_taken_in ON stored_files (key) WHERE NOT is_carried;
CREATE INDEX "stored_files_key_idx" ON "stored_files"("key");

-- Bytes that are carried are in the store once, and count once for their team
DROP INDEX "stored_files_team_id_byte_size_idx";
CREATE INDEX "stored_files_team_id_is_carried_byte_size_idx" ON "stored_files"("team_id", "is_carried", "byte_size");

-- The row that took the bytes in may go first: the oldest that still has them follows it
CREATE FUNCTION hand_over_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE stored_files SET is_carried = false WHERE id = (
    SELECT id FROM stored_files WHERE key = OLD.key ORDER BY deleted_at IS NOT NULL, created_at, id LIMIT 1
  );
  RETURN NULL;
END
$$;
CREATE TRIGGER stored_files_hand_over AFTER DELETE ON stored_files
  FOR EACH ROW WHEN (NOT OLD.is_carried) EXECUTE FUNCTION hand_over_file();
