CREATE TYPE "identity_challenge_purpose" AS ENUM ('second_step', 'passkey_sign_in', 'confirm', 'add_passkey', 'add_authenticator_app');

ALTER TABLE "sessions" ADD COLUMN "confirmed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  ADD COLUMN "factor_at" TIMESTAMPTZ(3);
UPDATE "sessions" SET "confirmed_at" = "created_at";

ALTER TABLE "teams" ADD COLUMN "second_factor_required" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "api_tokens" ADD COLUMN "made_with_factor" BOOLEAN NOT NULL DEFAULT false;

CREATE TABLE "passkeys" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "credential_id" TEXT NOT NULL,
    "public_key" BYTEA NOT NULL,
    "counter" BIGINT NOT NULL DEFAULT 0,
    "transports" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "passkeys_pkey" PRIMARY KEY ("id")
);
CREATE TABLE "authenticator_apps" (
    "user_id" UUID NOT NULL,
    "sealed_secret" TEXT NOT NULL,
    "last_step" BIGINT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "authenticator_apps_pkey" PRIMARY KEY ("user_id")
);
CREATE TABLE "recovery_codes" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "code_hash" TEXT NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "recovery_codes_pkey" PRIMARY KEY ("id")
);
CREATE TABLE "identity_challenges" (
    "id" UUID NOT NULL,
    "user_id" UUID,
    "purpose" "identity_challenge_purpose" NOT NULL,
    "token_hash" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "identity_challenges_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "passkeys_credential_id_key" ON "passkeys"("credential_id");
CREATE INDEX "passkeys_user_id_idx" ON "passkeys"("user_id");
CREATE UNIQUE INDEX "recovery_codes_code_hash_key" ON "recovery_codes"("code_hash");
CREATE INDEX "recovery_codes_user_id_idx" ON "recovery_codes"("user_id");
CREATE UNIQUE INDEX "identity_challenges_token_hash_key" ON "identity_challenges"("token_hash");
CREATE INDEX "identity_challenges_user_id_idx" ON "identity_challenges"("user_id");
CREATE INDEX "identity_challenges_expires_at_idx" ON "identity_challenges"("expires_at");

ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "authenticator_apps" ADD CONSTRAINT "authenticator_apps_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "identity_challenges" ADD CONSTRAINT "identity_challenges_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A session that no longer counts as one with a second factor loses the roles of teams that ask for it
CREATE TRIGGER sessions_access AFTER UPDATE OF factor_at ON sessions FOR EACH ROW
  WHEN (OLD.factor_at IS NOT NULL AND NEW.factor_at IS NULL) EXECUTE FUNCTION tell_lost_access('user_id', 'user');

-- From the moment when a team asks for it, its roles are lost wherever no second factor was passed
CREATE FUNCTION tell_roles_withheld() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO event_outboxes (topic, payload)
  SELECT 'access', jsonb_build_object('key', 'role:' || id) FROM roles WHERE team_id = NEW.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER teams_access AFTER UPDATE OF second_factor_required ON teams FOR EACH ROW
  WHEN (NOT OLD.second_factor_required AND NEW.second_factor_required) EXECUTE FUNCTION tell_roles_withheld();
