-- What finance needs to close a month: the fees of what came online, counted while it happens as the rest of the money is, and
-- what the provider paid out to the bank of a team.
ALTER TABLE "money_tallies"
  ADD COLUMN "provider_fee_cents" BIGINT NOT NULL DEFAULT 0,
  ADD COLUMN "platform_fee_cents" BIGINT NOT NULL DEFAULT 0;

-- The fees of one payment: withheld when it came, given back with each refund in its share, so that the shares of all add up to
-- the whole. As domain/metrics/feeMoves.ts reads them.
CREATE FUNCTION fee_moves(obligation uuid, leaving_out uuid[])
  RETURNS TABLE (at timestamptz, way money_way, provider bigint, platform bigint) LANGUAGE sql STABLE AS $$
  WITH entries AS (
    SELECT e.id, e.kind::text AS kind, e.amount_cents, e.occurred_at, e.charge_id, c.method::text AS method, c.amount_cents AS whole,
      c.fee_cents AS fee, LEAST(COALESCE(i.fee_cents, c.fee_cents), c.fee_cents) AS provider_fee,
      split_part(e.kind::text, '_', 1) AS family, COALESCE(regexp_replace(e.external_id, '/[^/]*$', ''), e.id::text) AS thing,
      CASE WHEN e.kind IN ('charge_succeeded', 'refund_failed') THEN 2
        WHEN e.kind IN ('charge_failed', 'refund_succeeded') THEN 1 ELSE 0 END AS rank
    FROM ledger_entries e JOIN charges c ON c.id = e.charge_id LEFT JOIN payment_intents i ON i.id = c.payment_intent_id
    WHERE e.obligation_id = obligation AND e.id <> ALL (leaving_out) AND c.fee_cents > 0 AND c.amount_cents > 0
  ), latest AS (
    SELECT DISTINCT ON (family, thing) * FROM entries WHERE family IN ('charge', 'refund') ORDER BY family, thing, rank DESC, id
  ), refunded AS (
    SELECT *, LEAST(whole, sum(amount_cents) OVER given)::bigint AS upto, LEAST(whole, sum(amount_cents) OVER given - amount_cents)::bigint AS before
    FROM latest WHERE kind = 'refund_succeeded' WINDOW given AS (PARTITION BY charge_id ORDER BY occurred_at, thing COLLATE "C")
  )
  SELECT occurred_at, method::money_way, provider_fee, fee - provider_fee FROM latest WHERE kind = 'charge_succeeded'
  UNION ALL SELECT occurred_at, method::money_way, before * provider_fee / whole - upto * provider_fee / whole,
    (before * fee / whole - upto * fee / whole) - (before * provider_fee / whole - upto * provider_fee / whole) FROM refunded
$$;
CREATE FUNCTION count_fees() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO money_tallies AS t (master_template_id, grain, starts_at, way, provider_fee_cents, platform_fee_cents)
  SELECT s.master_template_id, p.grain, p.starts_at, d.way, sum(d.provider), sum(d.platform)
  FROM (SELECT obligation_id, array_agg(id) AS entries FROM added WHERE kind IN ('charge_succeeded', 'refund_succeeded', 'refund_failed') GROUP BY 1) changed
  JOIN obligations o ON o.id = changed.obligation_id JOIN submissions s ON s.id = o.submission_id
  CROSS JOIN LATERAL (
    SELECT m.at, m.way, m.provider, m.platform FROM fee_moves(o.id, '{}') m
    UNION ALL SELECT m.at, m.way, -m.provider, -m.platform FROM fee_moves(o.id, changed.entries) m
  ) d
  CROSS JOIN LATERAL tally_places(d.at) p
  GROUP BY 1, 2, 3, 4 HAVING sum(d.provider) <> 0 OR sum(d.platform) <> 0
  ORDER BY 1, 2 DESC, 3, 4
  ON CONFLICT (master_template_id, grain, starts_at, way) DO UPDATE
    SET provider_fee_cents = t.provider_fee_cents + EXCLUDED.provider_fee_cents,
      platform_fee_cents = t.platform_fee_cents + EXCLUDED.platform_fee_cents;
  RETURN NULL;
END
$$;
-- after the money itself: the rows of a form are taken in the same order
CREATE TRIGGER ledger_entries_fees_counted AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_fees();

-- What was there before.
INSERT INTO money_tallies AS t (master_template_id, grain, starts_at, way, provider_fee_cents, platform_fee_cents)
SELECT s.master_template_id, p.grain, p.starts_at, m.way, sum(m.provider), sum(m.platform)
FROM obligations o JOIN submissions s ON s.id = o.submission_id
CROSS JOIN LATERAL fee_moves(o.id, '{}') m CROSS JOIN LATERAL tally_places(m.at) p GROUP BY 1, 2, 3, 4
ON CONFLICT (master_template_id, grain, starts_at, way) DO UPDATE
  SET provider_fee_cents = EXCLUDED.provider_fee_cents, platform_fee_cents = EXCLUDED.platform_fee_cents;

CREATE TABLE "payouts" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "provider_payout_id" TEXT NOT NULL,
    "amount_cents" BIGINT NOT NULL,
    "status" TEXT NOT NULL,
    "failure_message" TEXT,
    "begun_at" TIMESTAMPTZ(3) NOT NULL,
    "arrives_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payouts_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "payouts_provider_payout_id_key" ON "payouts"("provider_payout_id");
CREATE INDEX "payouts_team_id_begun_at_id_idx" ON "payouts"("team_id", "begun_at", "id");
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_team_id_fkey" FOREIGN KEY ("team_id")
  REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
