-- Logic about an amount kept the number that its builder typed: dollars, which were then read as cents. It is kept as a text
-- of dollars now. Published versions are set right with the drafts: their sentences always said the dollars.
CREATE FUNCTION pg_temp.in_dollars(conditions jsonb, amounts text[]) RETURNS jsonb LANGUAGE plpgsql AS $$
BEGIN
  RETURN (
    SELECT coalesce(jsonb_agg(
      CASE
        WHEN condition ? 'conditions' THEN
          jsonb_set(condition, '{conditions}', pg_temp.in_dollars(condition -> 'conditions', amounts))
        WHEN jsonb_typeof(condition -> 'matchValue') = 'number' AND condition ->> 'sourceIdentity' = ANY (amounts) THEN
          jsonb_set(condition, '{matchValue}', to_jsonb(round((condition ->> 'matchValue')::numeric, 2)::text))
        ELSE condition
      END ORDER BY place), '[]')
    FROM jsonb_array_elements(conditions) WITH ORDINALITY AS rows (condition, place)
  );
END
$$;

ALTER TABLE logic_configs DISABLE TRIGGER logic_configs_frozen;
UPDATE logic_configs
SET conditions = pg_temp.in_dollars(logic_configs.conditions, amounts.identities)
FROM (
  SELECT flow_template_id, array_agg(identity::text) AS identities FROM fields WHERE data_type = 'money' GROUP BY 1
) AS amounts
WHERE amounts.flow_template_id = logic_configs.flow_template_id
  AND pg_temp.in_dollars(logic_configs.conditions, amounts.identities) <> logic_configs.conditions;
ALTER TABLE logic_configs ENABLE TRIGGER logic_configs_frozen;
