-- A tag that was deleted is taken off its submissions by and by: it may be on a hundred thousand of them.
ALTER TABLE "tags" ADD COLUMN "deleted_at" TIMESTAMPTZ(3);
CREATE INDEX tags_deleted ON tags (deleted_at) WHERE deleted_at IS NOT NULL;
