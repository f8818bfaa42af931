-- Decision 0077. Records of the past count in no figure. Nobody moves a row between what is taken out here and the first that is
-- counted by the functions below.
LOCK TABLE dashboard_rows IN SHARE ROW EXCLUSIVE MODE;
UPDATE standing_tallies t SET count = t.count - g.count
FROM (SELECT master_template_id, status, COALESCE(current_step_identity, '00000000-0000-0000-0000-000000000000'::uuid) AS step, count(*) AS count
  FROM dashboard_rows WHERE kind = 'ImportedFlow' AND status IN ('active', 'halted') GROUP BY 1, 2, 3) g
WHERE t.master_template_id = g.master_template_id AND t.status = g.status AND t.step_identity = g.step;
UPDATE submission_tallies t SET launched = t.launched - g.launched, active = t.active - g.active, completed = t.completed - g.completed
FROM (SELECT r.master_template_id, p.grain, p.starts_at, count(*) AS launched, count(*) FILTER (WHERE r.status = 'active') AS active,
    count(*) FILTER (WHERE r.status = 'finished') AS completed
  FROM dashboard_rows r CROSS JOIN LATERAL tally_places(r.created_at) p WHERE r.kind = 'ImportedFlow' GROUP BY 1, 2, 3) g
WHERE t.master_template_id = g.master_template_id AND t.grain = g.grain AND t.starts_at = g.starts_at;

CREATE OR REPLACE FUNCTION count_listed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO standing_tallies AS t (master_template_id, status, step_identity, count)
  SELECT master_template_id, status, COALESCE(current_step_identity, '00000000-0000-0000-0000-000000000000'::uuid), count(*) FROM added
  WHERE kind = 'InitiatedFlow' AND status IN ('active', 'halted') GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (master_template_id, status, step_identity) DO UPDATE SET count = t.count + EXCLUDED.count;
  -- what is listed anew comes as one statement, of many rows when a town is filled
  INSERT INTO submission_tallies AS t (master_template_id, grain, starts_at, launched, active, completed)
  SELECT a.master_template_id, p.grain, p.starts_at, count(*), count(*) FILTER (WHERE a.status = 'active'),
    count(*) FILTER (WHERE a.status = 'finished')
  FROM added a CROSS JOIN LATERAL tally_places(a.created_at) p WHERE a.kind = 'InitiatedFlow' GROUP BY 1, 2, 3 ORDER BY 1, 2 DESC, 3
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
    WHERE kind = 'InitiatedFlow' AND status IN ('active', 'halted') GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (master_template_id, status, step_identity) DO UPDATE SET count = t.count + EXCLUDED.count;
    INSERT INTO submission_tallies AS t (master_template_id, grain, starts_at, launched, active, completed)
    SELECT g.master_template_id, p.grain, p.starts_at, -count(*), -count(*) FILTER (WHERE g.status = 'active'),
      -count(*) FILTER (WHERE g.status = 'finished')
    FROM was g CROSS JOIN LATERAL tally_places(g.created_at) p WHERE g.kind = 'InitiatedFlow' GROUP BY 1, 2, 3 ORDER BY 1, 2 DESC, 3
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
    SELECT master_template_id, status, current_step_identity, 1 AS by FROM became WHERE kind = 'InitiatedFlow'
    UNION ALL
    SELECT master_template_id, status, current_step_identity, -1 FROM was WHERE kind = 'InitiatedFlow'
  ) moves
  WHERE status IN ('active', 'halted') GROUP BY 1, 2, 3 HAVING sum(by) <> 0 ORDER BY 1, 2, 3
  ON CONFLICT (master_template_id, status, step_identity) DO UPDATE SET count = t.count + EXCLUDED.count;
  INSERT INTO submission_tallies AS t (master_template_id, grain, starts_at, launched, active, completed)
  SELECT m.master_template_id, p.grain, p.starts_at, sum(m.launched), sum(m.active), sum(m.completed)
  FROM (
    SELECT master_template_id, created_at, sum(by) AS launched, sum(by * (status = 'active')::int) AS active,
      sum(by * (status = 'finished')::int) AS completed
    FROM (
      SELECT master_template_id, created_at, status, 1 AS by FROM became WHERE kind = 'InitiatedFlow'
      UNION ALL
      SELECT master_template_id, created_at, status, -1 FROM was WHERE kind = 'InitiatedFlow'
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
