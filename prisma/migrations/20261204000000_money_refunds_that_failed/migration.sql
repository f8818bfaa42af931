-- How much of the fees went back to a team with refunds that failed afterwards depends on which had failed by when, of which nobody is
-- told: a dispute leaves the team what they can have brought at most. As domain/payment/disputeShares.ts reads it.
CREATE TEMPORARY TABLE counted_before ON COMMIT DROP AS
SELECT o.id AS obligation_id, m.at, m.way, sum(m.disputed) AS disputed
FROM (SELECT DISTINCT obligation_id AS id FROM ledger_entries WHERE kind IN ('dispute_opened', 'dispute_lost')) o
CROSS JOIN LATERAL money_moves(o.id, '{}') m WHERE m.disputed <> 0 GROUP BY 1, 2, 3;

CREATE OR REPLACE FUNCTION dispute_shares(obligation uuid, leaving_out uuid[])
  RETURNS TABLE (thing text, at timestamptz, way money_way, cents bigint) LANGUAGE sql STABLE AS $$
  WITH entries AS (
    SELECT e.id, e.kind::text AS kind, e.amount_cents, e.occurred_at, e.charge_id, c.method::text AS method,
      c.amount_cents AS whole, c.fee_cents AS fee,
      split_part(e.kind::text, '_', 1) AS family, COALESCE(regexp_replace(e.external_id, '/[^/]*$', ''), e.id::text) AS thing,
      CASE WHEN e.kind IN ('charge_succeeded', 'refund_failed', 'dispute_lost') THEN 2
        WHEN e.kind IN ('charge_failed', 'refund_succeeded', 'dispute_won') THEN 1 ELSE 0 END AS rank
    FROM ledger_entries e LEFT JOIN charges c ON c.id = e.charge_id
    WHERE e.obligation_id = obligation AND e.id <> ALL (leaving_out)
  ), latest AS (
    SELECT DISTINCT ON (family, thing) kind, thing, amount_cents, method, charge_id, whole, fee,
      min(occurred_at) OVER (PARTITION BY family, thing) AS begun_at
    FROM entries WHERE family IN ('charge', 'refund', 'dispute') ORDER BY family, thing, rank DESC, id
  ), made AS (
    SELECT * FROM latest l WHERE kind = 'refund_succeeded' OR (kind = 'refund_failed' AND NOT EXISTS (SELECT FROM refunds r
      WHERE r.charge_id = l.charge_id AND r.id::text = l.thing AND r.provider_refund_id IS NULL))
  ), refunded AS (
    SELECT charge_id, COALESCE(sum(amount_cents) FILTER (WHERE kind = 'refund_succeeded'), 0) AS went, max(whole) AS whole, max(fee) AS fee,
      bool_or(kind = 'refund_failed') AS has_failed, sum(CASE WHEN whole > 0 THEN (amount_cents * fee + whole - 1) / whole END) AS most
    FROM made GROUP BY charge_id
  ), disputed AS (
    SELECT d.thing, d.begun_at, d.method, d.amount_cents, sum(d.amount_cents) OVER taken AS upto,
      GREATEST(0, (SELECT COALESCE(sum(l.amount_cents), 0) FROM latest l
          WHERE l.charge_id IS NOT DISTINCT FROM d.charge_id AND l.kind = 'charge_succeeded')
        - COALESCE(r.went, 0) - CASE WHEN r.has_failed AND r.whole > 0 THEN LEAST(r.fee, r.most) - div(LEAST(r.whole, r.went) * r.fee, r.whole) ELSE 0 END) AS left_over
    FROM latest d LEFT JOIN refunded r ON r.charge_id IS NOT DISTINCT FROM d.charge_id WHERE d.kind IN ('dispute_opened', 'dispute_lost')
    WINDOW taken AS (PARTITION BY d.charge_id ORDER BY d.begun_at, d.thing COLLATE "C")
  )
  SELECT thing, begun_at, COALESCE(method, 'card')::money_way,
    (LEAST(left_over, upto) - LEAST(left_over, upto - amount_cents))::bigint FROM disputed
$$;

INSERT INTO money_tallies AS t (master_template_id, grain, starts_at, way, disputed_cents)
SELECT s.master_template_id, p.grain, p.starts_at, d.way, sum(d.disputed)
FROM (SELECT obligation_id, at, way, -disputed AS disputed FROM counted_before
  UNION ALL SELECT o.id, m.at, m.way, m.disputed FROM (SELECT DISTINCT obligation_id AS id FROM counted_before) o
  CROSS JOIN LATERAL money_moves(o.id, '{}') m) d
JOIN obligations o ON o.id = d.obligation_id JOIN submissions s ON s.id = o.submission_id
CROSS JOIN LATERAL tally_places(d.at) p GROUP BY 1, 2, 3, 4 HAVING sum(d.disputed) <> 0
ON CONFLICT (master_template_id, grain, starts_at, way) DO UPDATE SET disputed_cents = t.disputed_cents + EXCLUDED.disputed_cents;
UPDATE "charges" SET "settle_since" = CURRENT_TIMESTAMP WHERE "settle_since" IS NULL
  AND "id" IN (SELECT charge_id FROM "ledger_entries" WHERE kind = 'refund_failed')
  AND "id" IN (SELECT charge_id FROM "ledger_entries" WHERE kind IN ('dispute_opened', 'dispute_lost'));
