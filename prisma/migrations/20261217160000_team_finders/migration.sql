-- "Which permit do I need?" Decision 0117.
CREATE TABLE "team_finders" (
    "id" UUID NOT NULL,
    "team_id" UUID NOT NULL,
    "draft" JSONB NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "published" JSONB,
    "published_at" TIMESTAMPTZ(3),
    "published_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "team_finders_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "team_finders_team_id_key" ON "team_finders"("team_id");
CREATE INDEX "team_finders_published_by_id_idx" ON "team_finders"("published_by_id");
ALTER TABLE "team_finders" ADD CONSTRAINT "team_finders_team_id_fkey" FOREIGN KEY ("team_id") REFERENCES "teams"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "team_finders" ADD CONSTRAINT "team_finders_published_by_id_fkey" FOREIGN KEY ("published_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The address of the finder, `/{team}/finder`, was free for forms before.
UPDATE "master_templates" SET "slug" = 'finder-' || "id" WHERE lower("slug") = 'finder';
