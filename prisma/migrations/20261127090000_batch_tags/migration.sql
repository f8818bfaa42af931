-- Several tags at once, and not the same at each submission
ALTER TABLE "batch_items" ADD COLUMN "tag_names" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];
UPDATE "batch_items" i SET "tag_names" = ARRAY[b.tag_name] FROM "batches" b WHERE b.id = i.batch_id AND b.tag_name IS NOT NULL;
