-- Who has a draft open, and where in it. Worth nothing after a crash, so it isn't logged. Decision 0160.
CREATE UNLOGGED TABLE draft_editors (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  tab text NOT NULL,
  flow_template_id uuid NOT NULL REFERENCES flow_templates (id) ON DELETE CASCADE ON UPDATE CASCADE,
  step_id uuid,
  part_kind text,
  part_id uuid,
  seen_at timestamptz(3) NOT NULL,
  PRIMARY KEY (user_id, tab)
);
CREATE INDEX draft_editors_flow_template_id_seen_at_idx ON draft_editors (flow_template_id, seen_at);
CREATE INDEX draft_editors_seen_at_idx ON draft_editors (seen_at);

-- An edit that could not be undone, because someone else had changed the same parts. The next undo goes past it.
ALTER TABLE draft_edits ADD COLUMN skipped_at timestamptz(3);

-- Whether the draft differed from the published version before the edit. Unknown for earlier edits.
ALTER TABLE draft_edits ADD COLUMN was_modified boolean;
