-- Records are found by any part of their name, while somebody waits: towns keep tens of thousands of parcels.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX "entities_name_idx" ON "entities" USING GIN ("name" gin_trgm_ops);
