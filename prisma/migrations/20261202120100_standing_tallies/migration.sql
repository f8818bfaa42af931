-- Decision 0042. Where the open submissions of a form stand, kept in the transaction that moves them: to count a million in an
-- index takes a fifth of a second. One that is open and at no step is counted under the id of zeros. These rows are taken before
-- those of the other tallies, and in one order.
CREATE TABLE "standing_tallies" (
  "master_template_id" UUID NOT NULL,
  "status" "submission_status" NOT NULL,
  "step_identity" UUID NOT NULL,
  "count" INTEGER NOT NULL,
  CONSTRAINT "standing_tallies_pkey" PRIMARY KEY ("master_template_id", "status", "step_identity")
);
ALTER TABLE "standing_tallies" ADD CONSTRAINT "standing_tallies_master_template_id_fkey" FOREIGN KEY ("master_template_id")
  REFERENCES "master_templates"("id") ON DELETE CASCADE ON UPDATE CASCADE;
-- counted up in place again and again
ALTER TABLE "standing_tallies" SET (fillfactor = 60, autovacuum_vacuum_scale_factor = 0.02);

-- nobody moves one between what is counted here and the first that is counted by the functions below
LOCK TABLE dashboard_rows IN SHARE ROW EXCLUSIVE MODE;
INSERT INTO standing_tallies (master_template_id, status, step_identity, count)
SELECT master_template_id, status, COALESCE(current_step_identity, '00000000-0000-0000-0000-000000000000'::uuid), count(*) FROM dashboard_rows
WHERE status IN ('active', 'halted') GROUP BY 1, 2, 3;

CREATE OR REPLACE FUNCTION count_listed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO standing_tallies AS t (master_template_id, status, step_identity, count)
  SELECT master_template_id, status, COALESCE(current_step_identity, '00000000-0000-0000-0000-000000000000'::uuid), count(*) FROM added
  WHERE status IN ('active', 'halted') GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (master_template_id, status, step_identity) DO UPDATE SET count = t.count + EXCLUDED.count;
  -- what is listed anew comes as one statement, of many rows when a town is filled
  INSERT INTO submission_tallies AS t (master_template_id, grain, starts_at, launched, active, completed)
  SELECT a.master_template_id, p.grain, p.starts_at, count(*), count(*) FILTER (WHERE a.status = 'active'),
    count(*) FILTER (WHERE a.status = 'finished')
  FROM added a CROSS JOIN LATERAL tally_places(a.created_at) p GROUP BY 1, 2, 3 ORDER BY 1, 2 DESC, 3
  ON CONFLICT (master_template_id, grain, starts_at) DO UPDATE
    SET launched = t.launched + EXCLUDED.launched, active = t.active + EXCLUDED.active, completed = t.completed + EXCLUDED.completed;
  RETURN NULL;
END
$$;
CREATE OR REPLACE FUNCTION count_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    INSERT INTO standing_tallies AS t (master_template_id, status, step_identity, count)
    SELECT master_template_id, status, COALESCE(current_step_identity, '00000000-0000-0000-0000-000000000000'::uuid), -count(*) FROM was
    WHERE status IN ('active', 'halted') GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (master_template_id, status, step_identity) DO UPDATE SET count = t.count + EXCLUDED.count;
    INSERT INTO submission_tallies AS t (master_template_id, grain, starts_at, launched, active, completed)
    SELECT g.master_template_id, p.grain, p.starts_at, -count(*), -count(*) FILTER (WHERE g.status = 'active'),
      -count(*) FILTER (WHERE g.status = 'finished')
    FROM was g CROSS JOIN LATERAL tally_places(g.created_at) p GROUP BY 1, 2, 3 ORDER BY 1, 2 DESC, 3
    ON CONFLICT (master_template_id, grain, starts_at) DO UPDATE
      SET launched = t.launched + EXCLUDED.launched, active = t.active + EXCLUDED.active, completed = t.completed + EXCLUDED.completed;
    RETURN NULL;
  END IF;
  -- an answer that is saved moves nothing, and is done here; the same many of each kind move nothing together
  IF NOT EXISTS (
    SELECT status, created_at, master_template_id, current_step_identity FROM became
    EXCEPT ALL SELECT status, created_at, master_template_id, current_step_identity FROM was
  ) THEN
    RETURN NULL;
  END IF;
  INSERT INTO standing_tallies AS t (master_template_id, status, step_identity, count)
  SELECT master_template_id, status, COALESCE(current_step_identity, '00000000-0000-0000-0000-000000000000'::uuid), sum(by)
  FROM (
    SELECT master_template_id, status, current_step_identity, 1 AS by FROM became
    UNION ALL
    SELECT master_template_id, status, current_step_identity, -1 FROM was
  ) moves
  WHERE status IN ('active', 'halted') GROUP BY 1, 2, 3 HAVING sum(by) <> 0 ORDER BY 1, 2, 3
  ON CONFLICT (master_template_id, status, step_identity) DO UPDATE SET count = t.count + EXCLUDED.count;
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
