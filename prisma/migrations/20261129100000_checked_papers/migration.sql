-- Decision 0062. What is printed on the paper of an output, by which anybody asks whether it is valid; null until a paper is
-- made, and for papers of before until theirs is made again.
ALTER TABLE "issued_outputs" ADD COLUMN "check_code" TEXT;
CREATE UNIQUE INDEX "issued_outputs_check_code_key" ON "issued_outputs"("check_code");

-- Whether whoever checks it reads the name of its holder.
ALTER TABLE "configured_outputs" ADD COLUMN "check_shows_holder" BOOLEAN NOT NULL DEFAULT false;
