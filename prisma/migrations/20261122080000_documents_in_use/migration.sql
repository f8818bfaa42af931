-- From now on an output is made of a document only while that is published and covers the version. What outputs of
-- published versions were made of so far goes on being used.
WITH used AS (
  SELECT o.document_id AS id, min(v.version) AS first, max(v.version) AS last
  FROM configured_outputs o JOIN flow_templates v ON v.id = o.flow_template_id
  WHERE v.kind = 'published' AND o.document_id IS NOT NULL
  GROUP BY o.document_id
)
UPDATE master_template_documents d SET
  published_at = coalesce(d.published_at, now()),
  start_version = least(coalesce(d.start_version, 1), used.first),
  stop_version = CASE WHEN d.latest THEN d.stop_version ELSE greatest(d.stop_version, used.last) END
FROM used WHERE used.id = d.id AND d.file_id IS NOT NULL;

-- A field starts as its settings say.
ALTER TABLE fields ALTER COLUMN autofill_on_renewal SET DEFAULT false;
