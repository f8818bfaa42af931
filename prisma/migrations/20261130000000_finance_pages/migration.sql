-- Finance reads what came and went of a team page by page, the newest first: one list of what went through the payment
-- provider, one of what was handed over. Each has an index in its order that holds nothing else.
CREATE INDEX "ledger_entries_online" ON "ledger_entries" ("team_id", "occurred_at", "id")
  WHERE "kind" IN ('charge_succeeded', 'refund_succeeded', 'dispute_opened', 'dispute_lost');
CREATE INDEX "ledger_entries_by_hand" ON "ledger_entries" ("team_id", "occurred_at", "id") WHERE "kind" IN ('check', 'cash');
