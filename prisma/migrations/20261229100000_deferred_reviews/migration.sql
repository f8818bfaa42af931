-- Reviews that can still be undone. Decision 0166.
CREATE TABLE deferred_reviews (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES teams (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  submission_id uuid NOT NULL REFERENCES submissions (id) ON DELETE CASCADE ON UPDATE CASCADE,
  active_step_id uuid NOT NULL REFERENCES active_steps (id) ON DELETE CASCADE ON UPDATE CASCADE,
  review_group_id uuid NOT NULL REFERENCES review_groups (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  reviewer_id uuid NOT NULL REFERENCES users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  role_id uuid REFERENCES roles (id) ON DELETE CASCADE ON UPDATE CASCADE,
  outcome review_outcome NOT NULL,
  comment text NOT NULL,
  typed_name text NOT NULL,
  signature_image text,
  is_certified boolean NOT NULL,
  seen text,
  actor jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  records_at timestamptz(3) NOT NULL,
  ended_because text
);
CREATE UNIQUE INDEX deferred_reviews_active_step_id_review_group_id_reviewer_id_key
  ON deferred_reviews (active_step_id, review_group_id, reviewer_id);
CREATE INDEX deferred_reviews_team_id_idx ON deferred_reviews (team_id);
CREATE INDEX deferred_reviews_submission_id_idx ON deferred_reviews (submission_id);
CREATE INDEX deferred_reviews_review_group_id_idx ON deferred_reviews (review_group_id);
CREATE INDEX deferred_reviews_reviewer_id_idx ON deferred_reviews (reviewer_id);
CREATE INDEX deferred_reviews_role_id_idx ON deferred_reviews (role_id);
