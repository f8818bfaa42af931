-- Payments that hold more money than is owed, written with the dashboard rows of their submission. Decision 0084.
CREATE TABLE "overpayments" (
    "obligation_id" UUID NOT NULL,
    "submission_id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "amount_cents" BIGINT NOT NULL,
    "charge_id" UUID,
    "refund_cents" BIGINT,
    "since" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "overpayments_pkey" PRIMARY KEY ("obligation_id")
);
CREATE INDEX "overpayments_team_id_since_idx" ON "overpayments"("team_id", "since");
CREATE INDEX "overpayments_submission_id_idx" ON "overpayments"("submission_id");
CREATE INDEX "overpayments_charge_id_idx" ON "overpayments"("charge_id");
ALTER TABLE "overpayments" ADD CONSTRAINT "overpayments_obligation_id_fkey" FOREIGN KEY ("obligation_id")
  REFERENCES "obligations"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "overpayments" ADD CONSTRAINT "overpayments_submission_id_fkey" FOREIGN KEY ("submission_id")
  REFERENCES "submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "overpayments" ADD CONSTRAINT "overpayments_team_id_fkey" FOREIGN KEY ("team_id")
  REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "overpayments" ADD CONSTRAINT "overpayments_charge_id_fkey" FOREIGN KEY ("charge_id")
  REFERENCES "charges"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Payments of a fixed amount for which a check or cash and a charge, or two charges, were taken until now. All other
-- overpayments are found with the next change of their submission.
WITH charged AS (
  SELECT c.id, c.obligation_id, c.amount_cents
      - CASE WHEN f.constituent_pays_fee THEN COALESCE(i.fee_cents + i.platform_fee_cents, 0) ELSE 0 END AS net,
    c.amount_cents AS whole, (SELECT min(e.created_at) FROM ledger_entries e WHERE e.charge_id = c.id AND e.kind = 'charge_succeeded') AS at
  FROM charges c
  JOIN obligations o ON o.id = c.obligation_id
  JOIN active_steps x ON x.id = o.active_step_id
  JOIN payment_configs f ON f.step_id = x.step_id
  LEFT JOIN payment_intents i ON i.id = c.payment_intent_id
  WHERE o.amount_cents IS NOT NULL
    AND EXISTS (SELECT FROM ledger_entries e WHERE e.charge_id = c.id AND e.kind = 'charge_succeeded')
    AND NOT EXISTS (SELECT FROM ledger_entries e WHERE e.charge_id = c.id
      AND e.kind IN ('refund_pending', 'refund_succeeded', 'refund_failed', 'dispute_opened', 'dispute_won', 'dispute_lost'))
), handed AS (
  SELECT e.obligation_id, sum(e.amount_cents) AS cents
  FROM ledger_entries e
  WHERE e.kind IN ('check', 'cash') AND NOT EXISTS (SELECT FROM ledger_entries r WHERE r.reverses = e.id)
  GROUP BY 1
), held AS (
  SELECT c.obligation_id, sum(c.net) + COALESCE(max(h.cents), 0) AS cents, max(c.at) AS since, (array_agg(c.id ORDER BY c.at DESC))[1] AS last_id
  FROM charged c LEFT JOIN handed h ON h.obligation_id = c.obligation_id GROUP BY 1
)
INSERT INTO "overpayments" ("obligation_id", "submission_id", "team_id", "amount_cents", "charge_id", "refund_cents", "since")
SELECT o.id, o.submission_id, o.team_id, h.cents - o.amount_cents, h.last_id,
  CASE WHEN h.cents - o.amount_cents >= c.net THEN c.whole ELSE LEAST(h.cents - o.amount_cents, c.whole) END, h.since
FROM held h JOIN obligations o ON o.id = h.obligation_id JOIN charged c ON c.id = h.last_id
WHERE h.cents > o.amount_cents;
