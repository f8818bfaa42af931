ALTER TYPE entity_change_kind ADD VALUE 'merged';
ALTER TYPE entity_change_kind ADD VALUE 'unmerged';

-- Where a merged entity went, so that references to it still lead somewhere.
ALTER TABLE entities ADD COLUMN merged_into_id uuid REFERENCES entities ON DELETE SET NULL;
CREATE INDEX entities_merged_into_id_idx ON entities (merged_into_id);

-- A merge of two entities, with what it moved and replaced, so that it can be undone.
CREATE TABLE entity_merges (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES teams ON DELETE RESTRICT,
  survivor_id uuid NOT NULL REFERENCES entities ON DELETE CASCADE,
  merged_id uuid NOT NULL REFERENCES entities ON DELETE CASCADE,
  moved jsonb NOT NULL,
  created_by_id uuid REFERENCES users ON DELETE RESTRICT,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  undone_by_id uuid REFERENCES users ON DELETE RESTRICT,
  undone_at timestamptz(3)
);
CREATE INDEX entity_merges_team_id_idx ON entity_merges (team_id);
CREATE INDEX entity_merges_survivor_id_idx ON entity_merges (survivor_id, id);
CREATE INDEX entity_merges_merged_id_idx ON entity_merges (merged_id);
CREATE INDEX entity_merges_created_by_id_idx ON entity_merges (created_by_id);
CREATE INDEX entity_merges_undone_by_id_idx ON entity_merges (undone_by_id);
