-- Steps that someone will read about in their next daily summary. Rows are deleted when it is sent.
CREATE TABLE summary_items (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  team_id uuid NOT NULL REFERENCES teams (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  submission_id uuid NOT NULL REFERENCES submissions (id) ON DELETE CASCADE ON UPDATE CASCADE,
  active_step_id uuid NOT NULL REFERENCES active_steps (id) ON DELETE CASCADE ON UPDATE CASCADE,
  is_overdue boolean NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);

-- One row per person and step; a step that becomes overdue before the summary is sent updates it. Also the order in which
-- due summaries are read.
CREATE UNIQUE INDEX summary_items_user_id_team_id_active_step_id_key ON summary_items (user_id, team_id, active_step_id);
CREATE INDEX summary_items_team_id_idx ON summary_items (team_id);
CREATE INDEX summary_items_submission_id_idx ON summary_items (submission_id);
CREATE INDEX summary_items_active_step_id_idx ON summary_items (active_step_id);
