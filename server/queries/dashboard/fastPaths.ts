import type { SubmissionCondition, SubmissionFilter } from '#domain/filter/filter.ts';
import type { SubmissionSort } from '#domain/filter/submissionSorts.ts';
import { statusOfCompletion, type SubmissionStatus } from '#domain/submission/status.ts';
import { inListSql } from '#server/queries/dashboard/conditionParts.ts';
import { conditionsSql } from '#server/queries/dashboard/conditionsSql.ts';
import type { PageFetch } from '#server/queries/dashboard/hitsPageSql.ts';
import type { RowScope } from '#server/queries/dashboard/RowScope.ts';
import type { SqlParameters } from '#server/queries/dashboard/SqlParameters.ts';
import { visibleVersionSql } from '#server/queries/dashboard/visibleForms.ts';

/** Times with an index per form and status. */
export const indexedTimes = { lastActivityAt: 'last_activity_at', createdAt: 'created_at' } as const;
export const isIndexedTime = (by: string): by is keyof typeof indexedTimes => Object.hasOwn(indexedTimes, by);

/**
 * Sort keys of those indexes, exactly as the indexes define them. Names are cut to fit an index entry; the order beyond
 * the cut doesn't matter.
 */
export const indexSortKeys = {
  lastActivityAt: `r.${indexedTimes.lastActivityAt}`,
  createdAt: `r.${indexedTimes.createdAt}`,
  number: 'r.scoped_id',
  applicant: `COALESCE(left(lower(r.applicant), 200), '')`,
} as const;
const isRun = (by: SubmissionSort): by is keyof typeof indexSortKeys => Object.hasOwn(indexSortKeys, by);
const runTypes = { lastActivityAt: 'timestamptz', createdAt: 'timestamptz', number: 'int', applicant: 'text' } as const;

const ofState = {
  active: 'active',
  finished: 'completed',
  halted: 'launched - active - completed',
  all: 'launched',
} as const;

/**
 * How many rows some forms have in a status. Submissions come from the monthly tallies, so the cost doesn't depend on
 * their number. Imported records are not in the tallies (decision 0077); they are few enough to count through an index.
 */
export const storedCountSql = (status: SubmissionStatus | null, forms: string): string =>
  `SELECT COALESCE(sum(${ofState[status ?? 'all']}), 0)::int + (SELECT count(*)::int FROM dashboard_rows
      WHERE kind = 'ImportedFlow' AND master_template_id = ANY (${forms}) ${status ? `AND status = '${status}'` : ''})
   FROM submission_tallies WHERE master_template_id = ANY (${forms}) AND grain = 'month'`;

/**
 * How many rows in a status belong to versions hidden from the viewer. Needed because the tallies cover all versions.
 */
const hiddenOf = (status: SubmissionStatus | null, versions: string): string =>
  `(SELECT count(*)::int FROM submissions hs JOIN dashboard_rows r ON r.id = hs.id
    WHERE hs.flow_template_id = ANY (${versions}) ${status ? `AND r.status = '${status}'` : ''})`;

/**
 * The opposite of a condition that excludes few rows, or null. The total is then the stored count minus the rows the
 * opposite matches.
 */
function oppositeOf(condition: SubmissionCondition): SubmissionCondition | null {
  const { field } = condition;
  if (field === 'renewal') return condition.value === 'notRenewal' ? { ...condition, value: 'renewal' } : null;
  if (field === 'import') return condition.value === 'notImported' ? { ...condition, value: 'imported' } : null;
  if (field === 'tags' || field === 'applicants' || field === 'assignees') {
    return condition.operator === 'isNot' ? { ...condition, operator: 'is' } : null;
  }
  return null;
}

interface Asking {
  readonly seen: RowScope;
  readonly put: SqlParameters;
}

/** Fast path: page and total without walking all matching rows. */
interface ShortWay {
  /** `id` and `key` of at least the first rows of the page, in any order */
  readonly hits: string;
  /** number of matching rows */
  readonly total: string;
}

/** Conditions covered by the activity index, so that non-matching entries are skipped without reading the row. */
const besideActivity: ReadonlySet<string> = new Set<SubmissionCondition['field']>([
  'completion',
  'renewal',
  'startedAt',
  'finishedAt',
  'lastActivityAt',
  'currentStep',
  'currentStepTime',
]);

/**
 * Whether the filter only matches active work, a small share of all rows, and the activity index covers all its
 * conditions.
 */
const isInHand = (filter: SubmissionFilter): boolean =>
  filter.every(({ field }) => besideActivity.has(field)) &&
  filter.some(
    (condition) =>
      (condition.field === 'completion' && condition.value === 'active') ||
      condition.field === 'currentStepTime' ||
      (condition.field === 'currentStep' && condition.operator === 'is'),
  );

/**
 * Fast path for filters that exclude few rows: walk the per-form, per-status index, and compute the total as the stored
 * count minus excluded rows. `counted` gives the rows a filter matches. Filters on active work walk the same index and
 * count separately: sorting all matches took longer than walking them twice.
 */
export function broadFilterFastPath(
  filter: SubmissionFilter,
  by: SubmissionSort,
  { isDescending, limit, skip, after }: PageFetch,
  { seen, put, counted }: Asking & { readonly counted: (filter: SubmissionFilter) => string },
): ShortWay | null {
  if (seen.isOwn || skip > 0 || !isRun(by)) return null;
  const status = statusIn(filter);
  const completion = filter.filter(({ field }) => field === 'completion');
  const [only, ...more] = filter.filter((condition) => !completion.includes(condition));
  const opposite = only && oppositeOf(only);
  const isWide = opposite !== null && more.length === 0;
  const isWalked = isWide || (by === 'lastActivityAt' && isInHand(filter));
  if (status === undefined || !isWalked) return null;
  const forms = put.add(seen.readForms, 'uuid[]');
  const key = indexSortKeys[by];
  const [than, way] = isDescending ? ['<', 'DESC'] : ['>', 'ASC'];
  const cursor = after
    ? `AND (${key}, r.id) ${than} (${put.add(after.at, runTypes[by])}, ${put.add(after.id, 'uuid')})`
    : '';
  const hidden = seen.hiddenVersions.length > 0 ? put.add(seen.hiddenVersions, 'uuid[]') : null;
  const conditions = [...(hidden ? [visibleVersionSql('r.id', hidden)] : []), ...conditionsSql(filter, put, seen)].map(
    (text) => `AND ${text}`,
  );
  const countOf = (rows: SubmissionFilter): string => `(SELECT count(*)::int FROM (${counted(rows)}) counted)`;
  const keptOut = `${hidden ? ` - ${hiddenOf(status, hidden)}` : ''}${opposite ? ` - ${countOf([...completion, opposite])}` : ''}`;
  return {
    hits: `SELECT run.id, run.key FROM unnest(${forms}) AS form(id) CROSS JOIN unnest(enum_range(NULL::submission_status)) AS state(status)
      CROSS JOIN LATERAL (
        SELECT r.id, ${key} AS key FROM dashboard_rows r
        WHERE r.master_template_id = form.id AND r.status = state.status ${conditions.join(' ')} ${cursor}
        ORDER BY ${key} ${way}, r.id ${way} LIMIT ${put.add(limit, 'int')}
      ) run`,
    total: isWide ? `(${storedCountSql(status, forms)})${keptOut}` : countOf(filter),
  };
}

/** The one status the filter asks for; null for all, undefined if there are several conditions. */
function statusIn(filter: SubmissionFilter): SubmissionStatus | null | undefined {
  const [first, ...more] = filter.filter((condition) => condition.field === 'completion');
  if (more.length > 0) return undefined;
  return first ? statusOfCompletion[first.value] : null;
}

/**
 * Fast path for responsibility, status, and form, which inbox rows hold: few rows, stored together. Returns each
 * matching `id` with its `key` once.
 */
export function inboxFastPath(filter: SubmissionFilter, by: SubmissionSort, { seen, put }: Asking): string | null {
  if (by !== 'lastActivityAt') return null;
  const status = statusIn(filter);
  let principals = seen.isOwn ? seen.principals : null;
  const forms: Extract<SubmissionCondition, { readonly field: 'forms' }>[] = [];
  for (const condition of filter) {
    if (condition.field === 'assignees' && condition.operator === 'is' && principals === null)
      principals = condition.value;
    else if (condition.field === 'forms') forms.push(condition);
    else if (condition.field !== 'completion' && condition.field !== 'assignedToMe') return null;
  }
  if (principals === null || status === undefined) return null;
  const { isOwn, readForms, hiddenVersions, teams, withheldTeams } = seen;
  const conditions = [
    `i.principal_id = ANY (${put.add(principals, 'uuid[]')})`,
    !isOwn && `i.master_template_id = ANY (${put.add(readForms, 'uuid[]')})`,
    !isOwn && hiddenVersions.length > 0 && visibleVersionSql('i.submission_id', put.add(hiddenVersions, 'uuid[]')),
    teams && `i.team_id = ANY (${put.add(teams, 'uuid[]')})`,
    withheldTeams.length > 0 && `i.team_id <> ALL (${put.add(withheldTeams, 'uuid[]')})`,
    ...forms.map(({ operator, value }) => inListSql('i.master_template_id', operator, put.add(value, 'uuid[]'))),
  ].filter(Boolean);
  // active rows and all others each have a partial index
  const runs = (status ? [`= '${status}'`] : [`= 'active'`, `<> 'active'`]).map(
    (is) =>
      `SELECT i.submission_id AS id, i.last_activity_at AS key FROM inbox_rows i WHERE i.status ${is} AND ${conditions.join(' AND ')}`,
  );
  return `SELECT DISTINCT id, key FROM (${runs.join(' UNION ALL ')}) own`;
}
