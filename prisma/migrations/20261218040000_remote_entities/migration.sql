-- Which field of a remote layer a field shows.
ALTER TABLE custom_entity_fields ADD COLUMN remote_key text;

-- When a remote entity was last read, and since when its service no longer has it.
ALTER TABLE entities ADD COLUMN refreshed_at timestamptz(3);
ALTER TABLE entities ADD COLUMN missing_since timestamptz(3);
CREATE INDEX entities_refreshed_at_idx ON entities (refreshed_at);
