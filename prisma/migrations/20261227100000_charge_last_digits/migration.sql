-- Receipts name the card or bank account by its last digits. Unknown for earlier charges until the provider reports them
-- again. Decision 0158.
ALTER TABLE "charges" ADD COLUMN "last_digits" TEXT;
