import type { Pool } from 'pg';
import type { ChoiceSource, ConditionSource } from '#domain/filter/defineCondition.ts';
import { idsIn, type OutputFilter, type SubmissionFilter } from '#domain/filter/filter.ts';
import { teamIdsOf, type Principal } from '#server/access/principal.ts';
import { batchConcurrent } from '#server/database/batchConcurrent.ts';
import { likeText } from '#server/database/likeText.ts';
import { statement, type Statement } from '#server/database/statement.ts';
import { visibleVersionSql, visibleRowsOf, visibleForms } from '#server/queries/dashboard/visibleForms.ts';

/** Something a condition refers to, as people know it. */
export interface FilterChoice {
  readonly id: string;
  readonly name: string;
  /** tells it apart from others with the same name */
  readonly hint: string | null;
  /** the form a step or field belongs to */
  readonly formId: string | null;
}

type Params = [
  forms: readonly string[],
  teams: readonly string[],
  ids: readonly string[] | null,
  like: string | null,
  most: number,
  hiddenVersions: readonly string[],
];

const choosing = (name: string, text: string): Statement<Params, FilterChoice> => statement(`filter_${name}`, text);

/** Matches by id if ids are given, and by a part of the name if a term is given. */
const wanted = (id: string, ...names: readonly string[]): string =>
  `($3::uuid[] IS NULL OR ${id} = ANY ($3::uuid[])) AND ($4::text IS NULL OR ${names.map((one) => `${one} ILIKE $4::text`).join(' OR ')})`;
/** References the parameters a statement doesn't use, because all statements share one parameter list. */
const taken = `$2::uuid[] IS NOT NULL AND $5::int > 0 AND $6::uuid[] IS NOT NULL`;

/** Form parts, each from the latest version that has it. */
const partOf = (table: string, joins: string): string =>
  `SELECT DISTINCT ON (x.identity) x.identity AS id, COALESCE(x.name, '') AS name, t.name AS hint, t.id AS "formId"
   FROM ${table} x ${joins} JOIN flow_templates v ON v.id = p.flow_template_id AND v.kind = 'published'
   JOIN master_templates t ON t.id = v.master_template_id
   WHERE t.id = ANY ($1::uuid[]) AND x.identity = ANY ($3::uuid[]) AND $4::text IS NULL AND ${taken}
   ORDER BY x.identity, v.published_at DESC LIMIT $5::int`;

/**
 * What the viewer may choose or name. Limited to the forms whose submissions they see as staff, and to their own teams.
 */
const sources = {
  forms: choosing(
    'forms',
    `SELECT t.id, t.name, NULL AS hint, NULL::uuid AS "formId" FROM master_templates t
     WHERE t.id = ANY ($1::uuid[]) AND ${taken} AND ${wanted('t.id', 't.name')} ORDER BY t.name, t.id LIMIT $5::int`,
  ),
  tags: choosing(
    'tags',
    `SELECT g.id, g.name, NULL AS hint, NULL::uuid AS "formId" FROM tags g
     WHERE g.team_id IN (SELECT t.team_id FROM master_templates t WHERE t.id = ANY ($1::uuid[])) AND g.deleted_at IS NULL
       AND ${taken} AND ${wanted('g.id', 'g.name')} ORDER BY g.name, g.id LIMIT $5::int`,
  ),
  applicants: choosing(
    'applicants',
    `SELECT u.id, u.name, u.email AS hint, NULL::uuid AS "formId" FROM users u
     WHERE ${wanted('u.id', 'u.name', 'u.email')} AND ${taken} AND EXISTS (
       SELECT FROM applicant_attachments a JOIN dashboard_rows r ON r.id = a.submission_id
       WHERE a.user_id = u.id AND r.master_template_id = ANY ($1::uuid[]) AND ${visibleVersionSql('r.id', '$6::uuid[]')})
     ORDER BY u.name, u.id LIMIT $5::int`,
  ),
  assignees: choosing(
    'assignees',
    `SELECT found.* FROM (
       SELECT u.id, u.name, u.email AS hint, NULL::uuid AS "formId" FROM users u WHERE u.deactivated_at IS NULL AND u.id IN (
         SELECT m.user_id FROM role_members m WHERE m.team_id = ANY ($2::uuid[])
         UNION SELECT f.user_id FROM master_template_memberships f WHERE f.master_template_id = ANY ($1::uuid[]))
       UNION ALL
       SELECT o.id, o.name, e.name AS hint, NULL::uuid FROM roles o JOIN teams e ON e.id = o.team_id
       WHERE o.team_id = ANY ($2::uuid[]) AND o.archived_at IS NULL
     ) found WHERE ${taken} AND ${wanted('found.id', 'found.name', 'found.hint')} ORDER BY found.name, found.id LIMIT $5::int`,
  ),
  imports: choosing(
    'imports',
    `SELECT d.id, f.filename AS name, to_char(d.created_at, 'YYYY-MM-DD') AS hint, d.master_template_id AS "formId"
     FROM data_imports d JOIN stored_files f ON f.id = d.file_id
     WHERE d.imported_count > 0 AND d.master_template_id = ANY ($1::uuid[]) AND ${taken} AND ${wanted('d.id', 'f.filename')}
     ORDER BY d.created_at DESC, d.id LIMIT $5::int`,
  ),
  outputKinds: choosing(
    'output_kinds',
    `SELECT kind.* FROM (
       SELECT DISTINCT ON (c.identity) c.identity AS id, c.name, t.name AS hint, t.id AS "formId"
       FROM configured_outputs c JOIN flow_templates v ON v.id = c.flow_template_id AND v.kind = 'published'
       JOIN master_templates t ON t.id = v.master_template_id WHERE t.id = ANY ($1::uuid[])
       ORDER BY c.identity, v.published_at DESC
     ) kind WHERE ${taken} AND ${wanted('kind.id', 'kind.name')} ORDER BY kind.name, kind.hint, kind.id LIMIT $5::int`,
  ),
  steps: choosing('steps', partOf('steps', 'JOIN steps p ON p.id = x.id')),
  fields: choosing(
    'fields',
    partOf('fields', 'JOIN sections c ON c.id = x.section_id JOIN steps p ON p.id = c.step_id'),
  ),
  options: choosing(
    'options',
    partOf(
      'multiple_choice_options',
      'JOIN fields d ON d.id = x.field_id JOIN sections c ON c.id = d.section_id JOIN steps p ON p.id = c.step_id',
    ),
  ),
} satisfies Record<ConditionSource | 'fields', Statement<Params, FilterChoice>>;
type Source = keyof typeof sources;
type Named = readonly [Source, readonly string[]];

const mostChoices = 50;
const mostNames = 500;

interface Asking {
  readonly pool: Pool;
  readonly principal: Principal;
}

/** Choices for a condition: those that contain the term, or the first ones if there is no term. */
export async function filterChoices(
  { pool, principal }: Asking,
  source: ChoiceSource,
  term: string,
): Promise<readonly FilterChoice[]> {
  const { forms, hiddenVersions } = visibleRowsOf(await visibleForms(pool, principal));
  const like = term === '' ? null : `%${likeText(term)}%`;
  return sources[source].rows(pool, [forms, teamsSeen(principal), null, like, mostChoices, hiddenVersions]);
}

/** Names for the ids in a filter. Ids the viewer may not know about are left out. */
export const filterNames = (
  asking: Asking,
  filter: SubmissionFilter | OutputFilter,
): Promise<readonly FilterChoice[]> => namesOf(asking, namedIn(filter));

async function namesOf({ pool, principal }: Asking, named: readonly Named[]): Promise<readonly FilterChoice[]> {
  if (named.length === 0) return [];
  const { forms, hiddenVersions } = visibleRowsOf(await visibleForms(pool, principal));
  const found = await Promise.all(
    named.map(([source, ids]) =>
      sources[source].rows(pool, [
        forms,
        teamsSeen(principal),
        ids.slice(0, mostNames),
        null,
        mostNames,
        hiddenVersions,
      ]),
    ),
  );
  return found.flat();
}

/** Sources that belong to a single form. */
const partsOfForms: readonly Source[] = ['forms', 'steps', 'fields', 'imports', 'outputKinds'];

/** Tells whether a filter refers to a form the viewer can no longer see. Concurrent calls are batched. */
export function createLostFilterCheck(asking: Asking): (filter: SubmissionFilter | OutputFilter) => Promise<boolean> {
  const nameOf = batchConcurrent(async (keys: readonly string[]) => {
    const known = new Map<string, FilterChoice>();
    for (const source of partsOfForms) {
      const ids = keys.flatMap((key) => (key.startsWith(`${source} `) ? [key.slice(source.length + 1)] : []));
      for (let from = 0; from < ids.length; from += mostNames)
        for (const choice of await namesOf(asking, [[source, ids.slice(from, from + mostNames)]]))
          known.set(`${source} ${choice.id}`, choice);
    }
    return known;
  });
  return async (filter) => {
    const parts = namedIn(filter).filter(([source]) => partsOfForms.includes(source));
    const names = await Promise.all(parts.flatMap(([source, ids]) => ids.map((id) => nameOf(`${source} ${id}`))));
    return names.some((name) => name === undefined);
  };
}

const teamsSeen = (principal: Principal): readonly string[] =>
  teamIdsOf(principal).filter((id) => !principal.withheldTeamIds.includes(id));

/** The ids a filter refers to, by source. */
function namedIn(filter: SubmissionFilter | OutputFilter): Named[] {
  const ids = new Map<Source, Set<string>>();
  const add = (source: Source, more: readonly string[]): void =>
    void ids.set(source, new Set([...(ids.get(source) ?? []), ...more]));
  for (const condition of filter) {
    if ('identity' in condition) add('fields', [condition.identity]);
    const named = idsIn(condition);
    if (named) add(named.source, named.ids);
  }
  return [...ids].map(([source, those]) => [source, [...those]]);
}
