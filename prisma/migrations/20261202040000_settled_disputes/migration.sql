-- A disputed payment is taken back from the account of its team, and passed on again when the dispute is won.
ALTER TABLE "charge_disputes"
  ADD COLUMN "take_back_at" TIMESTAMPTZ(3),
  ADD COLUMN "taken_back_at" TIMESTAMPTZ(3),
  ADD COLUMN "taken_back_cents" BIGINT,
  ADD COLUMN "passed_on_at" TIMESTAMPTZ(3),
  ADD COLUMN "passed_on_transfer" TEXT;

-- What may still have to be moved.
CREATE INDEX "charge_disputes_unsettled" ON "charge_disputes" ("opened_at") WHERE "taken_back_at" IS NULL OR "passed_on_at" IS NULL;
