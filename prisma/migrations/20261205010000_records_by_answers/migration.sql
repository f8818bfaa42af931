-- Decision 0044. By what a filter finds the answers of an earlier record, as of a submission: {identity: {text, number, time}}
ALTER TABLE "imported_flows" ADD COLUMN "found_by" JSONB NOT NULL DEFAULT '{}';
UPDATE "imported_flows" i SET "found_by" = COALESCE((
  SELECT jsonb_object_agg(a.key, jsonb_strip_nulls(jsonb_build_object(
    'text', CASE WHEN d."data_type" = 'phone' THEN regexp_replace(a.value #>> '{}', '\D', '', 'g')
      WHEN d."data_type" <> 'money' AND jsonb_typeof(a.value) IN ('string', 'number') THEN left(lower(a.value #>> '{}'), 1000) END,
    'number', CASE WHEN jsonb_typeof(a.value) = 'number' THEN (a.value #>> '{}')::numeric / CASE WHEN d."data_type" = 'money' THEN 100 ELSE 1 END END,
    'time', CASE WHEN a.value #>> '{}' ~ '^\d{4}-\d\d-\d\d([T ]|$)' THEN a.value #>> '{}' END)))
  FROM jsonb_each(i."data") a JOIN "data_imports" m ON m."id" = i."data_import_id"
  JOIN "fields" d ON d."flow_template_id" = m."flow_template_id" AND d."identity"::text = a.key), '{}')
  WHERE jsonb_typeof(i."data") = 'object';
