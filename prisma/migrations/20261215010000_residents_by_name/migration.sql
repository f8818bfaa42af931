-- Staff find the accounts of residents by the start of a name or email address. Decision 0097.
CREATE INDEX "users_name_idx" ON "users" USING GIN ("name" gin_trgm_ops);
CREATE INDEX "users_email_prefix_idx" ON "users" ("email" text_pattern_ops);
