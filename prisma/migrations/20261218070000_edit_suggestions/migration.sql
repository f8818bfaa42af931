-- Who suggested a change that staff accepted.
ALTER TABLE entity_changes ADD COLUMN suggested_by_id uuid REFERENCES users ON DELETE RESTRICT;
CREATE INDEX entity_changes_suggested_by_id_idx ON entity_changes (suggested_by_id);

-- The submission and the field that an entity was created for, so that the applicant sees it before the answer is saved.
ALTER TABLE entities
  ADD COLUMN created_in_submission_id uuid REFERENCES submissions ON DELETE SET NULL,
  ADD COLUMN created_for_field_identity uuid;
CREATE INDEX entities_created_in_submission_id_idx ON entities (created_in_submission_id);

-- Lists of a team's requests: open ones first, and newest first within them.
CREATE INDEX edit_suggestions_requests_team_id_resolved_at_id_idx ON edit_suggestions_requests (team_id, resolved_at, id);
