import { statement } from '#server/database/statement.ts';

/** Forms that anyone may find: published, not private, and of a confirmed team that is neither archived nor suspended. Decision 0105. */
const isListed = `m.status = 'published' and m.ever_published and not m.is_private
  and t.archived_at is null and t.suspended_at is null and t.let_in_at is not null`;

interface ListedForm {
  readonly id: string;
  readonly teamSlug: string;
  readonly slug: string;
  readonly changedAt: Date;
}

/** One part of the list of forms, in order of their ids, after one of them. */
export const listedForms = statement<[after: string, first: number], ListedForm>(
  'listedForms',
  `select m.id, t.slug "teamSlug", m.slug, greatest(m.updated_at, t.updated_at) "changedAt"
   from master_templates m join teams t on t.id = m.team_id
   where ${isListed} and m.id > $1::uuid
   order by m.id limit $2`,
);

/** The last id before each part but the first. */
export const listedFormParts = statement<[partSize: number, mostParts: number], { after: string }>(
  'listedFormParts',
  `select after from (
     select m.id after, row_number() over (order by m.id) place
     from master_templates m join teams t on t.id = m.team_id where ${isListed}
   ) form
   where place % $1 = 0 order by after limit $2`,
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
