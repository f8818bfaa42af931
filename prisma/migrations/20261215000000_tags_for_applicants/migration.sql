-- Applicants see the tags of their submissions unless their team turns it off. Teams that are there already tagged
-- submissions when only staff saw tags, so nothing is shown to applicants until these teams turn it on. Decision 0096.
ALTER TABLE teams ADD COLUMN shows_tags_to_applicants boolean NOT NULL DEFAULT true;
UPDATE teams SET shows_tags_to_applicants = false;
