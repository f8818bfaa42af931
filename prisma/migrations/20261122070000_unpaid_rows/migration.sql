ALTER TABLE "dashboard_rows" ADD COLUMN "is_unpaid" BOOLEAN NOT NULL DEFAULT false;
