-- Choices of a field. Only multiple choice fields have any.
ALTER TABLE custom_entity_fields ADD COLUMN options text[] NOT NULL DEFAULT '{}';

-- Every write to an entity counts up its revision, so that two people who edit it at once notice each other.
ALTER TABLE entities ADD COLUMN revision integer NOT NULL DEFAULT 0;

-- What hints at duplicates: values without case, spaces, and punctuation.
ALTER TABLE entity_field_values ADD COLUMN comparable text NOT NULL DEFAULT '';
CREATE INDEX entity_field_values_custom_entity_field_id_comparable_idx ON entity_field_values (custom_entity_field_id, comparable);

CREATE TYPE entity_change_kind AS ENUM (
  'created', 'name', 'field', 'note', 'contact_added', 'contact_removed', 'archived', 'restored'
);

-- The history of an entity. Fields are named as they were called at the time, because they can be renamed and deleted.
CREATE TABLE entity_changes (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES teams ON DELETE RESTRICT,
  entity_id uuid NOT NULL REFERENCES entities ON DELETE CASCADE,
  kind entity_change_kind NOT NULL,
  custom_entity_field_id uuid REFERENCES custom_entity_fields ON DELETE SET NULL,
  field_name text,
  before text,
  after text,
  user_id uuid REFERENCES users ON DELETE RESTRICT,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX entity_changes_entity_id_id_idx ON entity_changes (entity_id, id);
CREATE INDEX entity_changes_team_id_idx ON entity_changes (team_id);
CREATE INDEX entity_changes_user_id_idx ON entity_changes (user_id);
CREATE INDEX entity_changes_custom_entity_field_id_idx ON entity_changes (custom_entity_field_id);

-- Lists of a team's and of one kind's entities, by name.
CREATE INDEX entities_team_id_name_id_idx ON entities (team_id, name, id);
CREATE INDEX entities_custom_entity_id_name_id_idx ON entities (custom_entity_id, name, id);
