-- Decision 0103. The words a form is found by on its town's public page: its name, its other names, its category, and its
-- description. The database keeps them, because older servers don't know of them.
ALTER TABLE "master_templates" ADD COLUMN "also_known_as" TEXT, ADD COLUMN "portal_words" tsvector;

-- Each text in the stems of English, so that "permits" finds "permit", and as written, so that typing "buildi" finds "building"
CREATE FUNCTION portal_words(words text, weight "char") RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT setweight(to_tsvector('pg_catalog.english', words) || to_tsvector('pg_catalog.simple', words), weight)
$$;

CREATE FUNCTION find_form_by_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.portal_words := portal_words(NEW.name, 'A')
    || portal_words(COALESCE(NEW.also_known_as, ''), 'B')
    || portal_words(COALESCE((SELECT c.name FROM template_categories c WHERE c.id = NEW.category_id), ''), 'C')
    || portal_words(left(regexp_replace(COALESCE(NEW.description, ''), '<[^>]*>|&[a-zA-Z0-9#]+;', ' ', 'g'), 20000), 'D');
  RETURN NEW;
END
$$;
CREATE TRIGGER master_templates_found BEFORE INSERT OR UPDATE OF name, also_known_as, description, category_id ON master_templates
  FOR EACH ROW EXECUTE FUNCTION find_form_by_words();

CREATE FUNCTION find_forms_of_category() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE master_templates SET category_id = NEW.id WHERE category_id = NEW.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER template_categories_found AFTER UPDATE OF name ON template_categories
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION find_forms_of_category();

UPDATE master_templates SET name = name;

CREATE INDEX "master_templates_portal_words_idx" ON "master_templates" USING GIN ("portal_words")
  WHERE "ever_published" AND NOT "is_private" AND "status" <> 'archived';
-- Misspelled words are found by their likeness to the names of forms.
CREATE INDEX "master_templates_portal_names_idx" ON "master_templates" USING GIN ((name || ' ' || COALESCE(also_known_as, '')) gin_trgm_ops)
  WHERE "ever_published" AND NOT "is_private" AND "status" <> 'archived';
-- The start page lists and searches the towns of an installation.
CREATE INDEX "teams_name_idx" ON "teams" USING GIN ("name" gin_trgm_ops);
