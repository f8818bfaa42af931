-- The status that the provider reports for a charge and this version doesn't know. People read it as pending.
ALTER TABLE "charges" ADD COLUMN "unknown_status" TEXT;
