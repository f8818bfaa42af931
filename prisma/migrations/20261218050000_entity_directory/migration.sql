-- The directory lists a team's or a kind's entities by name, the archived ones apart.
CREATE INDEX entities_team_active_idx ON entities (team_id, name, id) WHERE deleted_at IS NULL;
CREATE INDEX entities_kind_active_idx ON entities (custom_entity_id, name, id) WHERE deleted_at IS NULL;
CREATE INDEX entities_team_archived_idx ON entities (team_id, name, id) WHERE deleted_at IS NOT NULL;
CREATE INDEX entities_kind_archived_idx ON entities (custom_entity_id, name, id) WHERE deleted_at IS NOT NULL;

-- Finds entities by the start of a phone number, license number, or email. The range operators need the byte order.
CREATE INDEX entity_field_values_team_id_comparable_idx ON entity_field_values (team_id, comparable text_pattern_ops);
