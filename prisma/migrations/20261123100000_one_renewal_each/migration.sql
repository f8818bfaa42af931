-- An output has one renewal: two that were asked for at once are one.
CREATE UNIQUE INDEX submissions_one_renewal ON submissions (renewed_output_id) WHERE renewed_output_id IS NOT NULL AND deleted_at IS NULL;
