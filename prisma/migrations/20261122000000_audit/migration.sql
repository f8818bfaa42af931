CREATE TYPE "actor_kind" AS ENUM ('anonymous', 'person', 'token', 'system');

CREATE TABLE "audit_entries" (
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "kind" TEXT NOT NULL,
    "team_id" UUID,
    "actor_kind" "actor_kind" NOT NULL,
    "actor_id" UUID,
    "token_id" UUID,
    "subject_type" TEXT,
    "subject_id" UUID,
    "address" TEXT,
    "user_agent" TEXT,
    "request_id" TEXT,
    "data" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "audit_entries_at_idx" ON "audit_entries"("at");
CREATE INDEX "audit_entries_team_id_at_idx" ON "audit_entries"("team_id", "at");
CREATE INDEX "audit_entries_actor_id_at_idx" ON "audit_entries"("actor_id", "at");

-- It is read by whoever looks for what somebody wanted to hide
CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE ON audit_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_entries_keep_all BEFORE TRUNCATE ON audit_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
