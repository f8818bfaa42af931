-- Decision 0044. A list that is asked for an answer begins with the answers to that question. Not by what they say: nothing of
-- an answer that is saved again stands in an index, so that writing it stays cheap.
CREATE INDEX "answers_field_identity_submission_id_idx" ON "answers" ("field_identity", "submission_id");
