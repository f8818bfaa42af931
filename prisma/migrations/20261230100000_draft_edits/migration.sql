-- Every edit of a draft, so that it can be undone. Decision 0171.
CREATE TYPE draft_edit_kind AS ENUM ('edit', 'undo', 'redo');

CREATE TABLE draft_edits (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES teams (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  flow_template_id uuid NOT NULL REFERENCES flow_templates (id) ON DELETE CASCADE ON UPDATE CASCADE,
  user_id uuid REFERENCES users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  kind draft_edit_kind NOT NULL,
  operation text NOT NULL,
  way text NOT NULL,
  part_kind text NOT NULL,
  part_id uuid NOT NULL,
  part_name text,
  part_count integer NOT NULL,
  revision integer NOT NULL,
  typing_key text,
  undone_at timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  changed_at timestamptz(3) NOT NULL
);
CREATE UNIQUE INDEX draft_edits_flow_template_id_revision_key ON draft_edits (flow_template_id, revision);
CREATE INDEX draft_edits_user_id_flow_template_id_revision_idx ON draft_edits (user_id, flow_template_id, revision);
CREATE INDEX draft_edits_team_id_idx ON draft_edits (team_id);
CREATE INDEX draft_edits_created_at_idx ON draft_edits (created_at);

-- The rows that an edit created, changed, or deleted. They are written before their edit, which is described last.
CREATE TABLE draft_change_rows (
  edit_id uuid NOT NULL REFERENCES draft_edits (id) ON DELETE CASCADE ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED,
  seq bigserial NOT NULL,
  table_name text NOT NULL,
  row_id uuid NOT NULL,
  before jsonb,
  after jsonb,
  PRIMARY KEY (edit_id, seq)
);

-- Whole rows where a row was created or deleted, otherwise only the columns that changed.
CREATE FUNCTION journal_draft_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was jsonb;
  becomes jsonb;
BEGIN
  IF TG_OP <> 'INSERT' THEN was := to_jsonb(OLD) - 'updated_at'; END IF;
  IF TG_OP <> 'DELETE' THEN becomes := to_jsonb(NEW) - 'updated_at'; END IF;
  IF TG_OP = 'UPDATE' THEN
    IF was = becomes THEN RETURN NULL; END IF;
    IF was - 'position' = becomes - 'position' THEN
      -- shifting the siblings of a new or moved part changes nothing else, and may change many rows
      was := jsonb_build_object('position', was -> 'position');
      becomes := jsonb_build_object('position', becomes -> 'position');
    ELSE
      SELECT jsonb_object_agg(key, o.value), jsonb_object_agg(key, n.value) INTO was, becomes
      FROM jsonb_each(was) o JOIN jsonb_each(becomes) n USING (key)
      WHERE o.value IS DISTINCT FROM n.value AND (TG_NARGS = 0 OR key = ANY (TG_ARGV));
      IF was IS NULL THEN RETURN NULL; END IF;
    END IF;
  END IF;
  INSERT INTO draft_change_rows (edit_id, table_name, row_id, before, after)
  VALUES (current_setting('portico.draft_edit')::uuid, TG_TABLE_NAME, COALESCE(NEW.id, OLD.id), was, becomes);
  RETURN NULL;
END
$$;

-- The setting names the edit and lasts as long as its transaction. Without it, nothing is written.
DO $$
DECLARE part_table text;
BEGIN
  FOREACH part_table IN ARRAY ARRAY['steps', 'payment_configs', 'step_email_notifications', 'surveys', 'sections', 'fields',
    'multiple_choice_options', 'review_groups', 'step_attachments', 'step_assignment_groups', 'step_assignments',
    'subprocess_configs', 'formulas', 'logic_configs', 'configured_outputs', 'renewal_reminders'] LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW
      WHEN (current_setting(''portico.draft_edit'', true) <> '''') EXECUTE FUNCTION journal_draft_change()',
      part_table || '_journaled', part_table);
  END LOOP;
END
$$;
CREATE TRIGGER flow_templates_journaled AFTER UPDATE OF name, description, completion_message ON flow_templates FOR EACH ROW
  WHEN (current_setting('portico.draft_edit', true) <> '')
  EXECUTE FUNCTION journal_draft_change('name', 'description', 'completion_message');
CREATE TRIGGER master_templates_journaled AFTER UPDATE OF name, identifier_field_identity ON master_templates FOR EACH ROW
  WHEN (current_setting('portico.draft_edit', true) <> '')
  EXECUTE FUNCTION journal_draft_change('name', 'identifier_field_identity');
