import { statement } from '#server/database/statement.ts';

/** A confirmed team that is neither archived nor suspended. Decision 0105. */
const isOpen = 't.archived_at is null and t.suspended_at is null and t.let_in_at is not null';

/** A form that anyone may find. */
const isListed = `m.status = 'published' and m.ever_published and not m.is_private`;

/**
 * What search engines should find, each with an id: forms, portals with forms, finders, and search
 * pages that find something.
 */
const listed = `
  select m.id, '/' || t.slug || '/' || m.slug path, greatest(m.updated_at, t.updated_at) "changedAt"
  from master_templates m join teams t on t.id = m.team_id where ${isListed} and ${isOpen} and m.id > $1::uuid
  union all
  select t.id, '/' || t.slug, t.updated_at from teams t
  where ${isOpen} and t.id > $1::uuid
    and exists (select from master_templates m where m.team_id = t.id and ${isListed})
  union all
  select f.id, '/' || t.slug || '/finder', greatest(f.published_at, t.updated_at)
  from team_finders f join teams t on t.id = f.team_id
  where ${isOpen} and f.published_at is not null
    and jsonb_array_length(f.published -> 'questions') > 0 and f.id > $1::uuid
  union all
  select p.id, '/search_pages/' || p.slug, greatest(p.created_at, t.updated_at)
  from search_pages p join teams t on t.id = p.team_id
  where ${isOpen} and p.id > $1::uuid and exists (
    select from search_page_items i join master_templates m on m.id = i.master_template_id
    where i.search_page_id = p.id and m.ever_published and m.publicly_searchable and not m.is_private
  )`;

interface ListedPage {
  readonly id: string;
  readonly path: string;
  readonly changedAt: Date;
}

/** One part of the list, in order of the ids, after one of them. */
export const listedPages = statement<[after: string, first: number], ListedPage>(
  'listedPages',
  `select id, path, "changedAt" from (${listed}) page order by id limit $2`,
);

/** The last id before each part but the first. */
export const listedPageParts = statement<[after: string, partSize: number, mostParts: number], { after: string }>(
  'listedPageParts',
  `select id after from (select id, row_number() over (order by id) place from (${listed}) page) placed
   where place % $2 = 0 order by id limit $3`,
);

interface PreviewedPage {
  readonly team: string;
  readonly color: string;
  readonly form: string | null;
}

/** What a link preview shows of a form's public page, or of a team that has one. */
export const previewedPage = statement<[teamSlug: string, slug: string | null], PreviewedPage>(
  'previewedPage',
  `select t.name team, t.color, case when $2::text is null then null else m.name end form
   from teams t join master_templates m on m.team_id = t.id and m.ever_published
   where t.slug = $1 and t.archived_at is null and ($2::text is null or m.slug = $2)
   limit 1`,
);
