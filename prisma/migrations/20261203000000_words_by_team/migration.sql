-- Decision 0044. Three letters in a row, of the words of a team: a search looks among the words of those teams alone whose
-- submissions are seen. An index of trigrams first found the words of all teams: letters that are everywhere were read whole.
CREATE FUNCTION word_parts(team uuid, words text) RETURNS bigint[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
  -- dear, so that an index of it is always looked at before the words are taken apart
  COST 1000 AS $$
DECLARE
  seed CONSTANT bigint := uuid_hash_extended(team, 0);
  parts bigint[];
BEGIN
  FOR n IN 1 .. length(words) - 2 LOOP
    parts[n] := hashtextextended(substr(words, n, 3), seed);
  END LOOP;
  RETURN parts;
END
$$;
CREATE INDEX "search_rows_parts" ON "search_rows" USING GIN (word_parts("team_id", "text"));
DROP INDEX "search_rows_text_idx";
-- nothing is planned by how rare a word is
ALTER INDEX "search_rows_parts" ALTER COLUMN 1 SET STATISTICS 0;
ALTER TABLE "search_rows" ALTER COLUMN "text" SET STATISTICS -1;
