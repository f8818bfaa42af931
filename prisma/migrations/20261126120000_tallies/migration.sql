-- What a form has brought, counted while it happens: by triggers, in the transaction that changes what is counted, so that no
-- writer can forget it. Each fact stands in a quarter of an hour, a day and a month of UTC: days of any zone are put together of
-- few rows, and exactly. Decision 0042.
CREATE TYPE "tally_grain" AS ENUM ('quarter', 'day', 'month');
CREATE TYPE "money_way" AS ENUM ('card', 'us_bank_account', 'check', 'cash');

CREATE TABLE "submission_tallies" (
  "master_template_id" UUID NOT NULL,
  "grain" "tally_grain" NOT NULL,
  "starts_at" TIMESTAMPTZ(3) NOT NULL,
  "launched" INTEGER NOT NULL DEFAULT 0,
  "active" INTEGER NOT NULL DEFAULT 0,
  "completed" INTEGER NOT NULL DEFAULT 0,
  CONSTRAINT "submission_tallies_pkey" PRIMARY KEY ("master_template_id", "grain", "starts_at")
);
CREATE TABLE "output_tallies" (
  "master_template_id" UUID NOT NULL,
  "grain" "tally_grain" NOT NULL,
  "starts_at" TIMESTAMPTZ(3) NOT NULL,
  "output_identity" UUID NOT NULL,
  "issued" INTEGER NOT NULL DEFAULT 0,
  CONSTRAINT "output_tallies_pkey" PRIMARY KEY ("master_template_id", "grain", "starts_at", "output_identity")
);
CREATE TABLE "money_tallies" (
  "master_template_id" UUID NOT NULL,
  "grain" "tally_grain" NOT NULL,
  "starts_at" TIMESTAMPTZ(3) NOT NULL,
  "way" "money_way" NOT NULL,
  "collected_cents" BIGINT NOT NULL DEFAULT 0,
  "renewal_cents" BIGINT NOT NULL DEFAULT 0,
  "refunded_cents" BIGINT NOT NULL DEFAULT 0,
  "disputed_cents" BIGINT NOT NULL DEFAULT 0,
  CONSTRAINT "money_tallies_pkey" PRIMARY KEY ("master_template_id", "grain", "starts_at", "way")
);
ALTER TABLE "submission_tallies" ADD CONSTRAINT "submission_tallies_master_template_id_fkey" FOREIGN KEY ("master_template_id")
  REFERENCES "master_templates"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "output_tallies" ADD CONSTRAINT "output_tallies_master_template_id_fkey" FOREIGN KEY ("master_template_id")
  REFERENCES "master_templates"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "money_tallies" ADD CONSTRAINT "money_tallies_master_template_id_fkey" FOREIGN KEY ("master_template_id")
  REFERENCES "master_templates"("id") ON DELETE CASCADE ON UPDATE CASCADE;
-- counted up in place again and again
ALTER TABLE "submission_tallies" SET (fillfactor = 60, autovacuum_vacuum_scale_factor = 0.02);
ALTER TABLE "output_tallies" SET (fillfactor = 70);
ALTER TABLE "money_tallies" SET (fillfactor = 70);

-- Where a moment is counted; the finest last, as the others are locked first and in the same order everywhere.
CREATE FUNCTION tally_places(at timestamptz) RETURNS TABLE (grain tally_grain, starts_at timestamptz) LANGUAGE sql IMMUTABLE AS $$
  VALUES ('month'::tally_grain, date_trunc('month', at, 'UTC')), ('day', date_trunc('day', at, 'UTC')),
    ('quarter', date_bin('15 minutes', at, '2000-01-01 00:00:00Z'))
$$;

-- Submissions are counted where they were launched, by what has become of them, as lists have them.
CREATE FUNCTION count_submissions(form uuid, at timestamptz, launched int, active int, completed int) RETURNS void LANGUAGE sql AS $$
  INSERT INTO submission_tallies AS t (master_template_id, grain, starts_at, launched, active, completed)
  SELECT form, p.grain, p.starts_at, $3, $4, $5 FROM tally_places(at) p
  ON CONFLICT (master_template_id, grain, starts_at) DO UPDATE
    SET launched = t.launched + EXCLUDED.launched, active = t.active + EXCLUDED.active, completed = t.completed + EXCLUDED.completed
$$;
CREATE FUNCTION count_listed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
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
CREATE FUNCTION count_moved() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was_active int := (OLD.status = 'active')::int;
  was_completed int := (OLD.status = 'finished')::int;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (OLD.master_template_id, OLD.created_at) IS NOT DISTINCT FROM (NEW.master_template_id, NEW.created_at) THEN
      PERFORM count_submissions(NEW.master_template_id, NEW.created_at, 0, (NEW.status = 'active')::int - was_active,
        (NEW.status = 'finished')::int - was_completed);
      RETURN NULL;
    END IF;
    PERFORM count_submissions(NEW.master_template_id, NEW.created_at, 1, (NEW.status = 'active')::int, (NEW.status = 'finished')::int);
  END IF;
  PERFORM count_submissions(OLD.master_template_id, OLD.created_at, -1, -was_active, -was_completed);
  RETURN NULL;
END
$$;
CREATE TRIGGER dashboard_rows_listed AFTER INSERT ON dashboard_rows REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_listed();
-- an answer that is saved touches none of these, and costs nothing here
CREATE TRIGGER dashboard_rows_moved AFTER UPDATE ON dashboard_rows FOR EACH ROW
  WHEN ((OLD.status, OLD.created_at, OLD.master_template_id) IS DISTINCT FROM (NEW.status, NEW.created_at, NEW.master_template_id))
  EXECUTE FUNCTION count_moved();
CREATE TRIGGER dashboard_rows_gone AFTER DELETE ON dashboard_rows FOR EACH ROW EXECUTE FUNCTION count_moved();

-- Outputs are counted when they were issued, revoked or not, while their submission is there.
CREATE FUNCTION count_output(submission uuid, identity uuid, at timestamptz, by int) RETURNS void LANGUAGE sql AS $$
  INSERT INTO output_tallies AS t (master_template_id, grain, starts_at, output_identity, issued)
  SELECT s.master_template_id, p.grain, p.starts_at, identity, by
  FROM submissions s CROSS JOIN LATERAL tally_places(at) p WHERE s.id = submission
  ON CONFLICT (master_template_id, grain, starts_at, output_identity) DO UPDATE SET issued = t.issued + EXCLUDED.issued
$$;
CREATE FUNCTION count_issued() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- waits for whoever deletes the submission at the same time, and sees that they did
  PERFORM 1 FROM submissions WHERE id = CASE TG_OP WHEN 'INSERT' THEN NEW.submission_id ELSE OLD.submission_id END
    AND deleted_at IS NULL FOR SHARE;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  IF TG_OP <> 'INSERT' AND OLD.issued_at IS NOT NULL THEN
    PERFORM count_output(OLD.submission_id, OLD.output_identity, OLD.issued_at, -1);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.issued_at IS NOT NULL THEN
    PERFORM count_output(NEW.submission_id, NEW.output_identity, NEW.issued_at, 1);
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER issued_outputs_added AFTER INSERT ON issued_outputs FOR EACH ROW WHEN (NEW.issued_at IS NOT NULL) EXECUTE FUNCTION count_issued();
CREATE TRIGGER issued_outputs_moved AFTER UPDATE ON issued_outputs FOR EACH ROW
  WHEN ((OLD.issued_at, OLD.output_identity) IS DISTINCT FROM (NEW.issued_at, NEW.output_identity)) EXECUTE FUNCTION count_issued();
CREATE TRIGGER issued_outputs_gone AFTER DELETE ON issued_outputs FOR EACH ROW WHEN (OLD.issued_at IS NOT NULL) EXECUTE FUNCTION count_issued();
CREATE FUNCTION count_outputs_of_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_output(o.submission_id, o.output_identity, o.issued_at, CASE WHEN NEW.deleted_at IS NULL THEN 1 ELSE -1 END)
  FROM issued_outputs o WHERE o.submission_id = NEW.id AND o.issued_at IS NOT NULL;
  RETURN NULL;
END
$$;
CREATE TRIGGER submissions_deleted AFTER UPDATE OF deleted_at ON submissions FOR EACH ROW
  WHEN ((OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL)) EXECUTE FUNCTION count_outputs_of_deleted();

-- What the entries about one payment come to, whatever was told in whatever order: as domain/payment/ledger.ts reads them.
CREATE FUNCTION money_moves(obligation uuid, leaving_out uuid[])
  RETURNS TABLE (at timestamptz, way money_way, collected bigint, refunded bigint, disputed bigint) LANGUAGE sql STABLE AS $$
  WITH entries AS (
    SELECT e.id, e.kind::text AS kind, e.amount_cents, e.occurred_at, e.reverses, c.method::text AS method,
      split_part(e.kind::text, '_', 1) AS family, COALESCE(regexp_replace(e.external_id, '/[^/]*$', ''), e.id::text) AS thing,
      CASE WHEN e.kind IN ('charge_succeeded', 'refund_failed', 'dispute_lost') THEN 2
        WHEN e.kind IN ('charge_failed', 'refund_succeeded', 'dispute_won') THEN 1 ELSE 0 END AS rank
    FROM ledger_entries e LEFT JOIN charges c ON c.id = e.charge_id
    WHERE e.obligation_id = obligation AND e.id <> ALL (leaving_out)
  ), latest AS (
    SELECT DISTINCT ON (family, thing) kind, amount_cents, method, occurred_at,
      min(occurred_at) OVER (PARTITION BY family, thing) AS begun_at
    FROM entries WHERE family IN ('charge', 'refund', 'dispute') ORDER BY family, thing, rank DESC, id
  )
  SELECT occurred_at, COALESCE(method, 'card')::money_way, amount_cents, 0::bigint, 0::bigint FROM latest WHERE kind = 'charge_succeeded'
  UNION ALL SELECT occurred_at, COALESCE(method, 'card')::money_way, 0, amount_cents, 0 FROM latest WHERE kind = 'refund_succeeded'
  UNION ALL SELECT begun_at, COALESCE(method, 'card')::money_way, 0, 0, amount_cents FROM latest WHERE kind IN ('dispute_opened', 'dispute_lost')
  UNION ALL SELECT e.occurred_at, e.kind::money_way, e.amount_cents, 0, 0 FROM entries e
    WHERE e.kind IN ('check', 'cash') AND NOT EXISTS (SELECT FROM entries r WHERE r.reverses = e.id)
$$;
CREATE FUNCTION count_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO money_tallies AS t (master_template_id, grain, starts_at, way, collected_cents, renewal_cents, refunded_cents, disputed_cents)
  SELECT s.master_template_id, p.grain, p.starts_at, d.way, sum(d.collected), sum(d.collected * s.is_renewal::int), sum(d.refunded), sum(d.disputed)
  FROM (SELECT obligation_id, array_agg(id) AS entries FROM added GROUP BY 1) changed
  JOIN obligations o ON o.id = changed.obligation_id JOIN submissions s ON s.id = o.submission_id
  CROSS JOIN LATERAL (
    SELECT m.at, m.way, m.collected, m.refunded, m.disputed FROM money_moves(o.id, '{}') m
    UNION ALL SELECT m.at, m.way, -m.collected, -m.refunded, -m.disputed FROM money_moves(o.id, changed.entries) m
  ) d
  CROSS JOIN LATERAL tally_places(d.at) p
  GROUP BY 1, 2, 3, 4 HAVING sum(d.collected) <> 0 OR sum(d.refunded) <> 0 OR sum(d.disputed) <> 0
  ORDER BY 1, 2 DESC, 3, 4
  ON CONFLICT (master_template_id, grain, starts_at, way) DO UPDATE
    SET collected_cents = t.collected_cents + EXCLUDED.collected_cents, renewal_cents = t.renewal_cents + EXCLUDED.renewal_cents,
      refunded_cents = t.refunded_cents + EXCLUDED.refunded_cents, disputed_cents = t.disputed_cents + EXCLUDED.disputed_cents;
  RETURN NULL;
END
$$;
CREATE TRIGGER ledger_entries_counted AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_money();

-- What was there before.
INSERT INTO submission_tallies (master_template_id, grain, starts_at, launched, active, completed)
SELECT r.master_template_id, p.grain, p.starts_at, count(*), count(*) FILTER (WHERE r.status = 'active'), count(*) FILTER (WHERE r.status = 'finished')
FROM dashboard_rows r CROSS JOIN LATERAL tally_places(r.created_at) p GROUP BY 1, 2, 3;
INSERT INTO output_tallies (master_template_id, grain, starts_at, output_identity, issued)
SELECT s.master_template_id, p.grain, p.starts_at, o.output_identity, count(*)
FROM issued_outputs o JOIN submissions s ON s.id = o.submission_id AND s.deleted_at IS NULL CROSS JOIN LATERAL tally_places(o.issued_at) p
WHERE o.issued_at IS NOT NULL GROUP BY 1, 2, 3, 4;
INSERT INTO money_tallies (master_template_id, grain, starts_at, way, collected_cents, renewal_cents, refunded_cents, disputed_cents)
SELECT s.master_template_id, p.grain, p.starts_at, m.way, sum(m.collected), sum(m.collected * s.is_renewal::int), sum(m.refunded), sum(m.disputed)
FROM obligations o JOIN submissions s ON s.id = o.submission_id
CROSS JOIN LATERAL money_moves(o.id, '{}') m CROSS JOIN LATERAL tally_places(m.at) p GROUP BY 1, 2, 3, 4;

-- Overdue is by the clock, and what needs attention is what has waited for longest: both are read where they stand.
CREATE INDEX dashboard_rows_due ON dashboard_rows (master_template_id, due_at) INCLUDE (created_at)
  WHERE status = 'active' AND due_at IS NOT NULL;
CREATE INDEX dashboard_rows_waiting ON dashboard_rows (master_template_id, current_step_since) INCLUDE (created_at)
  WHERE status = 'active' AND NOT is_external;
-- What a configured output is called now.
CREATE INDEX "configured_outputs_identity_idx" ON configured_outputs (identity);

-- What a job was asked for, where nothing else keeps it.
ALTER TABLE "jobs" ADD COLUMN "request" JSONB;
