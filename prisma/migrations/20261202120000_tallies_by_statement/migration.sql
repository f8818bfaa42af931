-- Decision 0042. What becomes of many submissions in one statement is counted once for all of them: counted one by one, each
-- would write the same few tallies again, and look through all that were written before in its transaction.
CREATE OR REPLACE FUNCTION count_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    INSERT INTO submission_tallies AS t (master_template_id, grain, starts_at, launched, active, completed)
    SELECT g.master_template_id, p.grain, p.starts_at, -count(*), -count(*) FILTER (WHERE g.status = 'active'),
      -count(*) FILTER (WHERE g.status = 'finished')
    FROM was g CROSS JOIN LATERAL tally_places(g.created_at) p GROUP BY 1, 2, 3 ORDER BY 1, 2 DESC, 3
    ON CONFLICT (master_template_id, grain, starts_at) DO UPDATE
      SET launched = t.launched + EXCLUDED.launched, active = t.active + EXCLUDED.active, completed = t.completed + EXCLUDED.completed;
    RETURN NULL;
  END IF;
  -- an answer that is saved moves nothing, and is done here; the same many of each kind move nothing together
  IF NOT EXISTS (SELECT status, created_at, master_template_id FROM became EXCEPT ALL SELECT status, created_at, master_template_id FROM was) THEN
    RETURN NULL;
  END IF;
  INSERT INTO submission_tallies AS t (master_template_id, grain, starts_at, launched, active, completed)
  SELECT m.master_template_id, p.grain, p.starts_at, sum(m.launched), sum(m.active), sum(m.completed)
  FROM (
    SELECT master_template_id, created_at, sum(by) AS launched, sum(by * (status = 'active')::int) AS active,
      sum(by * (status = 'finished')::int) AS completed
    FROM (
      SELECT master_template_id, created_at, status, 1 AS by FROM became
      UNION ALL
      SELECT master_template_id, created_at, status, -1 FROM was
    ) moves
    GROUP BY 1, 2
  ) m CROSS JOIN LATERAL tally_places(m.created_at) p
  GROUP BY 1, 2, 3
  HAVING (sum(m.launched), sum(m.active), sum(m.completed)) <> (0, 0, 0)
  ORDER BY 1, 2 DESC, 3
  ON CONFLICT (master_template_id, grain, starts_at) DO UPDATE
    SET launched = t.launched + EXCLUDED.launched, active = t.active + EXCLUDED.active, completed = t.completed + EXCLUDED.completed;
  RETURN NULL;
END
$$;

DROP TRIGGER dashboard_rows_moved ON dashboard_rows;
DROP TRIGGER dashboard_rows_gone ON dashboard_rows;
CREATE TRIGGER dashboard_rows_moved AFTER UPDATE ON dashboard_rows REFERENCING OLD TABLE AS was NEW TABLE AS became
  FOR EACH STATEMENT EXECUTE FUNCTION count_moved();
CREATE TRIGGER dashboard_rows_gone AFTER DELETE ON dashboard_rows REFERENCING OLD TABLE AS was
  FOR EACH STATEMENT EXECUTE FUNCTION count_moved();
