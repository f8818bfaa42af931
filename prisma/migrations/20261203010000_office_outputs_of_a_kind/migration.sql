-- Decision 0048. The list of outputs is filtered by what they are, whichever version of the form issued them.
CREATE INDEX "issued_outputs_of_kind" ON "issued_outputs" ("output_identity", "issued_at", "id");
