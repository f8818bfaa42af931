-- Where the payer says what the small deposits were.
ALTER TABLE "payment_intents" ADD COLUMN "verification_url" TEXT;
