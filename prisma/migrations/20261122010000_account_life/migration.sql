ALTER TABLE "sessions" ADD COLUMN "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

CREATE TABLE "known_devices" (
    "id" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "known_devices_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "known_devices_user_id_idx" ON "known_devices"("user_id");
CREATE INDEX "known_devices_seen_at_idx" ON "known_devices"("seen_at");

ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Links of before may have been mailed about accounts that nobody showed to be theirs: none of them gives an account away
UPDATE "account_tokens" t SET "expires_at" = CURRENT_TIMESTAMP FROM "users" u
WHERE u."id" = t."user_id" AND t."used_at" IS NULL AND t."expires_at" > CURRENT_TIMESTAMP
  AND t."purpose" = 'reset_password' AND u."email_verified_at" IS NULL;
