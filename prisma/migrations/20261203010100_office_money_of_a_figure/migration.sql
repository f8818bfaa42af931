-- Decision 0063. Figures of money lead to lists of exactly what they count. What decides it beside the kind of an entry stands with it,
-- so that each list is one stretch of one index. Older servers do not know of it, so the database fills it.
ALTER TABLE "ledger_entries" ADD COLUMN "for_renewal" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "ledger_entries" ADD COLUMN "by_bank" BOOLEAN NOT NULL DEFAULT false;

CREATE FUNCTION place_ledger_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.for_renewal := COALESCE((SELECT s.is_renewal FROM obligations o JOIN submissions s ON s.id = o.submission_id WHERE o.id = NEW.obligation_id), false);
  NEW.by_bank := COALESCE((SELECT c.method = 'us_bank_account' FROM charges c WHERE c.id = NEW.charge_id), false);
  RETURN NEW;
END
$$;
CREATE TRIGGER ledger_entries_placed BEFORE INSERT ON ledger_entries FOR EACH ROW EXECUTE FUNCTION place_ledger_entry();

-- What was there before. Nothing that an entry says is changed.
ALTER TABLE ledger_entries DISABLE TRIGGER ledger_entries_append_only;
UPDATE ledger_entries e SET for_renewal = true FROM obligations o JOIN submissions s ON s.id = o.submission_id
WHERE o.id = e.obligation_id AND s.is_renewal;
UPDATE ledger_entries e SET by_bank = true FROM charges c WHERE c.id = e.charge_id AND c.method = 'us_bank_account';
ALTER TABLE ledger_entries ENABLE TRIGGER ledger_entries_append_only;

CREATE INDEX "ledger_entries_paid" ON "ledger_entries" ("team_id", "by_bank", "occurred_at", "id") WHERE "kind" = 'charge_succeeded';
CREATE INDEX "ledger_entries_refunded" ON "ledger_entries" ("team_id", "occurred_at", "id") WHERE "kind" = 'refund_succeeded';
CREATE INDEX "ledger_entries_disputed" ON "ledger_entries" ("team_id", "occurred_at", "id") WHERE "kind" IN ('dispute_opened', 'dispute_lost');
CREATE INDEX "ledger_entries_checks" ON "ledger_entries" ("team_id", "occurred_at", "id") WHERE "kind" = 'check';
CREATE INDEX "ledger_entries_cash" ON "ledger_entries" ("team_id", "occurred_at", "id") WHERE "kind" = 'cash';
CREATE INDEX "ledger_entries_renewed" ON "ledger_entries" ("team_id", "occurred_at", "id")
  WHERE "for_renewal" AND "kind" = 'charge_succeeded';
CREATE INDEX "ledger_entries_renewed_by_hand" ON "ledger_entries" ("team_id", "occurred_at", "id")
  WHERE "for_renewal" AND "kind" IN ('check', 'cash');
