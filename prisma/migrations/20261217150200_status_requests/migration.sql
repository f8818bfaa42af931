-- Requests to see the status of a submission without an account. A row exists for every request, whether or not its
-- number and email address match, so that both take the same work. Decision 0114.
CREATE TABLE status_requests (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES teams (id) ON DELETE CASCADE ON UPDATE CASCADE,
  token_hash text NOT NULL,
  code_signature text,
  submission_id uuid REFERENCES submissions (id) ON DELETE CASCADE ON UPDATE CASCADE,
  user_id uuid REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  email text,
  attempts integer NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  expires_at timestamptz(3) NOT NULL,
  opened_at timestamptz(3)
);
CREATE UNIQUE INDEX status_requests_token_hash_key ON status_requests (token_hash);
CREATE INDEX status_requests_team_id_idx ON status_requests (team_id);
CREATE INDEX status_requests_submission_id_idx ON status_requests (submission_id);
CREATE INDEX status_requests_user_id_idx ON status_requests (user_id);
CREATE INDEX status_requests_expires_at_idx ON status_requests (expires_at);

-- People also look for the number that a form's own numbering gave.
CREATE INDEX submissions_custom_id ON submissions (team_id, lower(custom_id)) WHERE custom_id IS NOT NULL;
