import type { Pool } from 'pg';
import { batchConcurrent } from '#server/database/batchConcurrent.ts';
import { statement } from '#server/database/statement.ts';

interface FormAddress {
  readonly teamSlug: string;
  readonly slug: string;
}

/** PostgreSQL's own row versions, which every change of a row changes, however it is made. */
const revisions = statement<[string[], string[]], { teamSlug: string; slug: string; revision: string }>(
  'publicFormRevision',
  `select t.slug "teamSlug", m.slug,
     concat_ws(' ', t.xmin, m.xmin,
       (select max(v.version) from flow_templates v where v.master_template_id = m.id and v.kind = 'published'),
       (select string_agg(f.xmin::text, ',' order by f.id) from master_template_faqs f where f.master_template_id = m.id),
       -- the page names the forms that the finder combines with this one
       (select concat_ws(' ', d.xmin, (select string_agg(o.xmin::text, ',' order by o.id) from master_templates o where o.id = any (array(
           select (named.id #>> '{}')::uuid from jsonb_path_query(d.published, 'strict $.**.formId') named(id)
           union select (named.id #>> '{}')::uuid from jsonb_path_query(d.published, '$.combinations[*].formIds[*]') named(id)))))
         from team_finders d where d.team_id = m.team_id and d.published_at is not null)
     ) revision
   from unnest($1::text[], $2::text[]) place (team_slug, slug)
   join teams t on t.slug = place.team_slug and t.archived_at is null
   join master_templates m on m.team_id = t.id and m.slug = place.slug`,
);

const keyOf = ({ teamSlug, slug }: FormAddress): string => `${teamSlug}/${slug}`;

/**
 * What a form's public page shows has changed if this differs: its team, its settings, its questions and answers, its
 * published version, the team's finder, or the forms that the finder names. Undefined if no form has exactly this address. Concurrent requests share one statement.
 */
export function createFormRevisions(pool: Pick<Pool, 'query'>): (form: FormAddress) => Promise<string | undefined> {
  const read = batchConcurrent<string, string>(async (keys) => {
    const places = keys.map((key) => key.split('/'));
    const rows = await revisions.rows(pool, [places.map(([team = '']) => team), places.map(([, slug = '']) => slug)]);
    return new Map(rows.map((row) => [keyOf(row), row.revision]));
  });
  return (form) => read(keyOf(form));
}
