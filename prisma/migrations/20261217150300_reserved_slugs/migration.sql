-- Addresses that became reserved after teams and forms could take them. What has one now gets the same address with the
-- first free ending, because its page could not be reached any more.
DO $$
DECLARE
  taken record;
  ending integer;
BEGIN
  FOR taken IN SELECT id, slug FROM teams WHERE lower(slug) IN ('live', 'ready', 'parse_text') LOOP
    ending := 2;
    WHILE EXISTS (SELECT FROM teams WHERE lower(slug) = lower(taken.slug) || '-' || ending)
      OR EXISTS (SELECT FROM former_team_slugs WHERE slug = lower(taken.slug) || '-' || ending) LOOP
      ending := ending + 1;
    END LOOP;
    UPDATE teams SET slug = taken.slug || '-' || ending WHERE id = taken.id;
  END LOOP;
  FOR taken IN SELECT id, team_id, slug FROM master_templates WHERE lower(slug) = 'status' LOOP
    ending := 2;
    WHILE EXISTS (SELECT FROM master_templates
      WHERE team_id = taken.team_id AND lower(slug) = lower(taken.slug) || '-' || ending) LOOP
      ending := ending + 1;
    END LOOP;
    UPDATE master_templates SET slug = taken.slug || '-' || ending WHERE id = taken.id;
  END LOOP;
END
$$;
