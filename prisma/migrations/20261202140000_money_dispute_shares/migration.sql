-- A dispute takes no more from a team than refunds have left of the payment, however much the bank takes from the platform. As
-- domain/payment/disputeShares.ts reads it.
CREATE FUNCTION dispute_shares(obligation uuid, leaving_out uuid[])
  RETURNS TABLE (thing text, at timestamptz, way money_way, cents bigint) LANGUAGE sql STABLE AS $$
  WITH entries AS (
    SELECT e.id, e.kind::text AS kind, e.amount_cents, e.occurred_at, e.charge_id, c.method::text AS method,
      split_part(e.kind::text, '_', 1) AS family, COALESCE(regexp_replace(e.external_id, '/[^/]*$', ''), e.id::text) AS thing,
      CASE WHEN e.kind IN ('charge_succeeded', 'refund_failed', 'dispute_lost') THEN 2
        WHEN e.kind IN ('charge_failed', 'refund_succeeded', 'dispute_won') THEN 1 ELSE 0 END AS rank
    FROM ledger_entries e LEFT JOIN charges c ON c.id = e.charge_id
    WHERE e.obligation_id = obligation AND e.id <> ALL (leaving_out)
  ), latest AS (
    SELECT DISTINCT ON (family, thing) kind, thing, amount_cents, method, charge_id,
      min(occurred_at) OVER (PARTITION BY family, thing) AS begun_at
    FROM entries WHERE family IN ('charge', 'refund', 'dispute') ORDER BY family, thing, rank DESC, id
  ), disputed AS (
    SELECT thing, begun_at, method, amount_cents, sum(amount_cents) OVER taken AS upto,
      (SELECT GREATEST(0, COALESCE(sum(CASE l.kind WHEN 'charge_succeeded' THEN l.amount_cents ELSE -l.amount_cents END), 0))
       FROM latest l WHERE l.charge_id IS NOT DISTINCT FROM d.charge_id AND l.kind IN ('charge_succeeded', 'refund_succeeded')) AS left_over
    FROM latest d WHERE kind IN ('dispute_opened', 'dispute_lost')
    WINDOW taken AS (PARTITION BY charge_id ORDER BY begun_at, thing COLLATE "C")
  )
  SELECT thing, begun_at, COALESCE(method, 'card')::money_way,
    (LEAST(left_over, upto) - LEAST(left_over, upto - amount_cents))::bigint FROM disputed
$$;
-- Of one dispute; null of one that takes nothing any more.
CREATE FUNCTION dispute_share(obligation uuid, dispute text) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT s.cents FROM dispute_shares(obligation, '{}') s WHERE s.thing = dispute
$$;

CREATE TEMPORARY TABLE counted_before ON COMMIT DROP AS
SELECT o.id AS obligation_id, m.at, m.way, sum(m.disputed) AS disputed
FROM (SELECT DISTINCT obligation_id AS id FROM ledger_entries WHERE kind IN ('dispute_opened', 'dispute_lost')) o
CROSS JOIN LATERAL money_moves(o.id, '{}') m WHERE m.disputed <> 0 GROUP BY 1, 2, 3;

CREATE OR REPLACE FUNCTION money_moves(obligation uuid, leaving_out uuid[])
  RETURNS TABLE (at timestamptz, way money_way, collected bigint, refunded bigint, disputed bigint) LANGUAGE sql STABLE AS $$
  WITH entries AS (
    SELECT e.id, e.kind::text AS kind, e.amount_cents, e.occurred_at, e.reverses, c.method::text AS method,
      split_part(e.kind::text, '_', 1) AS family, COALESCE(regexp_replace(e.external_id, '/[^/]*$', ''), e.id::text) AS thing,
      CASE WHEN e.kind IN ('charge_succeeded', 'refund_failed') THEN 2
        WHEN e.kind IN ('charge_failed', 'refund_succeeded') THEN 1 ELSE 0 END AS rank
    FROM ledger_entries e LEFT JOIN charges c ON c.id = e.charge_id
    WHERE e.obligation_id = obligation AND e.id <> ALL (leaving_out)
  ), latest AS (
    SELECT DISTINCT ON (family, thing) kind, amount_cents, method, occurred_at
    FROM entries WHERE family IN ('charge', 'refund') ORDER BY family, thing, rank DESC, id
  )
  SELECT occurred_at, COALESCE(method, 'card')::money_way, amount_cents, 0::bigint, 0::bigint FROM latest WHERE kind = 'charge_succeeded'
  UNION ALL SELECT occurred_at, COALESCE(method, 'card')::money_way, 0, amount_cents, 0 FROM latest WHERE kind = 'refund_succeeded'
  UNION ALL SELECT s.at, s.way, 0, 0, s.cents FROM dispute_shares(obligation, leaving_out) s
  UNION ALL SELECT e.occurred_at, e.kind::money_way, e.amount_cents, 0, 0 FROM entries e
    WHERE e.kind IN ('check', 'cash') AND NOT EXISTS (SELECT FROM entries r WHERE r.reverses = e.id)
$$;

-- What was there before.
INSERT INTO money_tallies AS t (master_template_id, grain, starts_at, way, disputed_cents)
SELECT s.master_template_id, p.grain, p.starts_at, d.way, sum(d.disputed)
FROM (SELECT obligation_id, at, way, -disputed AS disputed FROM counted_before
  UNION ALL SELECT o.id, m.at, m.way, m.disputed FROM (SELECT DISTINCT obligation_id AS id FROM counted_before) o
  CROSS JOIN LATERAL money_moves(o.id, '{}') m) d
JOIN obligations o ON o.id = d.obligation_id JOIN submissions s ON s.id = o.submission_id
CROSS JOIN LATERAL tally_places(d.at) p GROUP BY 1, 2, 3, 4 HAVING sum(d.disputed) <> 0
ON CONFLICT (master_template_id, grain, starts_at, way) DO UPDATE SET disputed_cents = t.disputed_cents + EXCLUDED.disputed_cents;
