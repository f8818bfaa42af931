-- A list of discussions begins with the one in which somebody spoke last.
ALTER TABLE "discussions" ADD COLUMN "last_said_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
UPDATE "discussions" d SET "last_said_at" = GREATEST(d."created_at",
  (SELECT max(c."created_at") FROM "discussion_comments" c WHERE c."discussion_id" = d."id" AND c."deleted_at" IS NULL));

-- A comment can be put another way by whoever wrote it.
ALTER TABLE "discussion_comments" ADD COLUMN "edited_at" TIMESTAMPTZ(3);

-- Up to when somebody has read what is said in a discussion.
CREATE TABLE "discussion_reads" (
    "user_id" UUID NOT NULL,
    "discussion_id" UUID NOT NULL,
    "read_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "discussion_reads_pkey" PRIMARY KEY ("user_id","discussion_id")
);
CREATE INDEX "discussion_reads_discussion_id_idx" ON "discussion_reads"("discussion_id");
ALTER TABLE "discussion_reads" ADD CONSTRAINT "discussion_reads_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "discussion_reads" ADD CONSTRAINT "discussion_reads_discussion_id_fkey" FOREIGN KEY ("discussion_id") REFERENCES "discussions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Who spoke so far has read what was said before.
INSERT INTO "discussion_reads" ("user_id", "discussion_id", "read_at")
SELECT said."user_id", said."discussion_id", max(said."created_at") FROM (
  SELECT d."user_id", d."id" AS "discussion_id", d."created_at" FROM "discussions" d
  UNION ALL
  SELECT c."user_id", c."discussion_id", c."created_at" FROM "discussion_comments" c
) said
GROUP BY said."user_id", said."discussion_id";
