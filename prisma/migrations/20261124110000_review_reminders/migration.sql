-- A third party who was asked for a review is reminded at most once in a while, whoever presses the button.
ALTER TABLE "review_requests" ADD COLUMN "reminded_at" TIMESTAMPTZ(3);
