-- What does not fit: where money and its submission, or the provider and the ledger, tell different things. Each reason is
-- read from an index that holds what could have it and nothing else.
CREATE TYPE "unfit_step_kind" AS ENUM ('paid_not_advanced', 'advanced_unpaid');
CREATE TABLE "unfit_steps" (
    "active_step_id" UUID NOT NULL,
    "submission_id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "kind" "unfit_step_kind" NOT NULL,
    "amount_cents" BIGINT,
    "since" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "unfit_steps_pkey" PRIMARY KEY ("active_step_id")
);
CREATE INDEX "unfit_steps_team_id_kind_since_idx" ON "unfit_steps"("team_id", "kind", "since");
CREATE INDEX "unfit_steps_submission_id_idx" ON "unfit_steps"("submission_id");
ALTER TABLE "unfit_steps" ADD CONSTRAINT "unfit_steps_team_id_fkey" FOREIGN KEY ("team_id")
  REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "unfit_steps" ADD CONSTRAINT "unfit_steps_submission_id_fkey" FOREIGN KEY ("submission_id")
  REFERENCES "submissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "unfit_steps" ADD CONSTRAINT "unfit_steps_active_step_id_fkey" FOREIGN KEY ("active_step_id")
  REFERENCES "active_steps"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A bank account that is verified by small deposits outlives an attempt.
ALTER TABLE "payment_intents" ADD COLUMN "verifying_since" TIMESTAMPTZ(3);
CREATE INDEX "payment_intents_live" ON "payment_intents" ("team_id", "created_at", "id")
  WHERE "state" = 'live' AND "verifying_since" IS NULL;
CREATE INDEX "payment_intents_verifying" ON "payment_intents" ("team_id", "verifying_since", "id")
  WHERE "state" = 'live' AND "verifying_since" IS NOT NULL;
CREATE INDEX "refunds_open" ON "refunds" ("team_id", "requested_at", "id") WHERE "state" IN ('requested', 'approved', 'failed');

-- What was told and not looked at yet, by what it is of.
ALTER TABLE "provider_events" ADD COLUMN "intent_id" TEXT, ADD COLUMN "charge_id" TEXT;
CREATE INDEX "provider_events_waiting" ON "provider_events" ("received_at") WHERE "processed_at" IS NULL;

-- As far as the lists know it; each submission writes the whole of it with its next change.
INSERT INTO "unfit_steps" ("active_step_id", "submission_id", "team_id", "kind", "amount_cents", "since")
SELECT x.id, x.submission_id, x.team_id, 'advanced_unpaid', b.amount_cents, x.completed_at
FROM "dashboard_rows" r
JOIN "obligations" b ON b.submission_id = r.id
JOIN "active_steps" x ON x.id = b.active_step_id AND x.completed_at IS NOT NULL AND x.step_identity IS DISTINCT FROM r.current_step_identity
JOIN "steps" p ON p.id = x.step_id AND p.generic_type = 'Step'
WHERE r.is_unpaid AND NOT EXISTS (SELECT FROM "ledger_entries" e WHERE e.obligation_id = b.id);
