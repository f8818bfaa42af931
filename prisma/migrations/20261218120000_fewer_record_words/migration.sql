-- Deleting ten thousand active submissions looked for the public words of each, twice. Only finished ones have any.
CREATE OR REPLACE FUNCTION keep_record_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  record CONSTANT uuid := CASE TG_OP WHEN 'DELETE' THEN OLD.id ELSE NEW.id END;
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM record_words WHERE id = record) THEN
    RETURN NULL;
  END IF;
  INSERT INTO record_words SELECT w.* FROM record_words_of(record) w
  ON CONFLICT (id) DO UPDATE SET (master_template_id, flow_template_id, scoped_id, is_renewal, finished_at, custom_id, identifier, published, text, changed_at)
    = (EXCLUDED.master_template_id, EXCLUDED.flow_template_id, EXCLUDED.scoped_id, EXCLUDED.is_renewal, EXCLUDED.finished_at,
       EXCLUDED.custom_id, EXCLUDED.identifier, EXCLUDED.published, EXCLUDED.text, EXCLUDED.changed_at);
  IF NOT FOUND THEN
    DELETE FROM record_words WHERE id = record;
  END IF;
  RETURN NULL;
END
$$;
