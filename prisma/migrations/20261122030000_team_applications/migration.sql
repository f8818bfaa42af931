ALTER TABLE "teams"
    ADD COLUMN "let_in_at" TIMESTAMPTZ(3),
    ADD COLUMN "suspended_at" TIMESTAMPTZ(3),
    ADD COLUMN "suspension_reason" TEXT,
    ADD COLUMN "no_fee" BOOLEAN NOT NULL DEFAULT false,
    ADD COLUMN "custom_fee_percentage" DECIMAL(5,2);

-- Teams that are there already were taken for the town's own so far
UPDATE "teams" SET "let_in_at" = "created_at";

CREATE TABLE "former_team_slugs" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "former_team_slugs_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "former_team_slugs_slug_key" ON "former_team_slugs"("slug");
CREATE INDEX "former_team_slugs_team_id_idx" ON "former_team_slugs"("team_id");
ALTER TABLE "former_team_slugs" ADD CONSTRAINT "former_team_slugs_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "former_team_slugs" ADD CONSTRAINT former_team_slugs_lower_case CHECK (slug = lower(slug));

CREATE TYPE "team_application_state" AS ENUM ('waiting', 'approved', 'declined');

CREATE TABLE "team_applications" (
    "id" UUID NOT NULL,
    "applicant_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "slug" TEXT,
    "purpose" TEXT NOT NULL,
    "state" "team_application_state" NOT NULL DEFAULT 'waiting',
    "decline_reason" TEXT,
    "decided_by_id" UUID,
    "decided_at" TIMESTAMPTZ(3),
    "team_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "team_applications_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "team_applications_applicant_id_idx" ON "team_applications"("applicant_id");
CREATE INDEX "team_applications_decided_by_id_idx" ON "team_applications"("decided_by_id");
CREATE INDEX "team_applications_team_id_idx" ON "team_applications"("team_id");
CREATE INDEX "team_applications_state_created_at_idx" ON "team_applications"("state", "created_at");
ALTER TABLE "team_applications" ADD CONSTRAINT "team_applications_applicant_id_fkey" FOREIGN KEY ("applicant_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "team_applications" ADD CONSTRAINT "team_applications_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "team_applications" ADD CONSTRAINT "team_applications_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- One open wish a person: whoever asks again changes nothing by asking
CREATE UNIQUE INDEX team_applications_one_waiting ON team_applications (applicant_id) WHERE state = 'waiting';

-- Read a page at a time, newest first, by what somebody looks for
DROP INDEX "audit_entries_at_idx";
DROP INDEX "audit_entries_team_id_at_idx";
DROP INDEX "audit_entries_actor_id_at_idx";
CREATE INDEX "audit_entries_at_id_idx" ON "audit_entries"("at", "id");
CREATE INDEX "audit_entries_kind_at_id_idx" ON "audit_entries"("kind", "at", "id");
CREATE INDEX "audit_entries_team_id_at_id_idx" ON "audit_entries"("team_id", "at", "id");
CREATE INDEX "audit_entries_team_id_kind_at_id_idx" ON "audit_entries"("team_id", "kind", "at", "id");
CREATE INDEX "audit_entries_actor_id_at_id_idx" ON "audit_entries"("actor_id", "at", "id");
CREATE INDEX "audit_entries_subject_id_at_id_idx" ON "audit_entries"("subject_id", "at", "id");
