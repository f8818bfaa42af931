-- A team's logo and banner: what they show, their sizes, and the part of the banner that is visible. Decision 0100.
ALTER TABLE teams
  ADD COLUMN logo_alt TEXT,
  ADD COLUMN logo_width INTEGER,
  ADD COLUMN logo_height INTEGER,
  ADD COLUMN banner_alt TEXT,
  ADD COLUMN banner_width INTEGER,
  ADD COLUMN banner_height INTEGER,
  ADD COLUMN banner_x INTEGER,
  ADD COLUMN banner_y INTEGER,
  ADD COLUMN banner_w INTEGER,
  ADD COLUMN banner_h INTEGER,
  ADD COLUMN banner_focus_x INTEGER NOT NULL DEFAULT 50,
  ADD COLUMN banner_focus_y INTEGER NOT NULL DEFAULT 50;

ALTER TABLE teams ADD CONSTRAINT teams_logo_size CHECK (
  logo_file_id IS NULL OR (logo_width > 0 AND logo_height > 0) IS TRUE
);
ALTER TABLE teams ADD CONSTRAINT teams_banner_crop CHECK (
  banner_file_id IS NULL
  OR (banner_x >= 0 AND banner_y >= 0 AND banner_w > 0 AND banner_h > 0
    AND banner_x + banner_w <= banner_width AND banner_y + banner_h <= banner_height) IS TRUE
);
ALTER TABLE teams ADD CONSTRAINT teams_banner_focus CHECK (
  banner_focus_x BETWEEN 0 AND 100 AND banner_focus_y BETWEEN 0 AND 100
);
