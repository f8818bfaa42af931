-- Imports of entities from files. Decision 0130.
CREATE TABLE entity_imports (
  id uuid PRIMARY KEY,
  team_id uuid NOT NULL REFERENCES teams (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  custom_entity_id uuid NOT NULL REFERENCES custom_entities (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  created_by_id uuid NOT NULL REFERENCES users (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  file_id uuid NOT NULL REFERENCES stored_files (id) ON DELETE RESTRICT ON UPDATE CASCADE,
  status import_status NOT NULL DEFAULT 'uploaded',
  mappings jsonb,
  columns jsonb NOT NULL DEFAULT '[]',
  suggested jsonb NOT NULL DEFAULT '{}',
  row_count integer NOT NULL DEFAULT 0,
  refused_count integer,
  problem_count integer NOT NULL DEFAULT 0,
  error_rows jsonb NOT NULL DEFAULT '[]',
  done_row integer NOT NULL DEFAULT 0,
  created_count integer NOT NULL DEFAULT 0,
  updated_count integer NOT NULL DEFAULT 0,
  unchanged_count integer NOT NULL DEFAULT 0,
  job_id uuid REFERENCES jobs (id) ON DELETE SET NULL ON UPDATE CASCADE,
  undone_at timestamptz(3),
  kept_count integer,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  finished_at timestamptz(3)
);
CREATE UNIQUE INDEX entity_imports_file_id_key ON entity_imports (file_id);
CREATE INDEX entity_imports_team_id_created_at_id_idx ON entity_imports (team_id, created_at, id);
CREATE INDEX entity_imports_custom_entity_id_idx ON entity_imports (custom_entity_id);
CREATE INDEX entity_imports_created_by_id_idx ON entity_imports (created_by_id);
CREATE INDEX entity_imports_job_id_idx ON entity_imports (job_id);

-- What an import did to each entity, so that it can be undone. Rows that changed nothing have no entry.
CREATE TABLE entity_import_rows (
  id uuid PRIMARY KEY,
  entity_import_id uuid NOT NULL REFERENCES entity_imports (id) ON DELETE CASCADE ON UPDATE CASCADE,
  row_number integer NOT NULL,
  entity_id uuid NOT NULL REFERENCES entities (id) ON DELETE CASCADE ON UPDATE CASCADE,
  is_new boolean NOT NULL,
  revision integer NOT NULL,
  before jsonb NOT NULL
);
CREATE UNIQUE INDEX entity_import_rows_entity_import_id_row_number_key ON entity_import_rows (entity_import_id, row_number);
CREATE INDEX entity_import_rows_entity_id_idx ON entity_import_rows (entity_id);

-- Which import made a change, for the history.
ALTER TABLE entity_changes ADD COLUMN entity_import_id uuid REFERENCES entity_imports (id) ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX entity_changes_entity_import_id_idx ON entity_changes (entity_import_id);

-- Imports recognize entities by name.
CREATE INDEX entities_custom_entity_id_lower_name ON entities (custom_entity_id, lower(name)) WHERE deleted_at IS NULL;
