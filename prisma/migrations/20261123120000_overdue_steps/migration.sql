-- When the people in whose hands a step became overdue were told of it.
ALTER TABLE "step_intervals" ADD COLUMN "overdue_told_at" TIMESTAMPTZ(3);

CREATE INDEX "step_intervals_not_told_idx" ON "step_intervals" ("due_at")
  WHERE "ended_at" IS NULL AND "overdue_told_at" IS NULL AND "due_at" IS NOT NULL;
