import type { SubmissionCondition, SubmissionFilter } from '#domain/filter/filter.ts';
import type { SubmissionSort } from '#domain/filter/submissionSorts.ts';
import { statusOfCompletion, type SubmissionStatus } from '#domain/submission/status.ts';
import { listed } from '#server/queries/dashboard/conditionParts.ts';
import { conditionsText } from '#server/queries/dashboard/conditionsText.ts';
import type { PartWanted } from '#server/queries/dashboard/pageOfHits.ts';
import type { Seen } from '#server/queries/dashboard/Seen.ts';
import type { SqlParameters } from '#server/queries/dashboard/SqlParameters.ts';
import { isOfSeenVersion } from '#server/queries/dashboard/visibleForms.ts';

/** In which order there is an index run of each form in each state. */
export const moments = { lastActivityAt: 'last_activity_at', createdAt: 'created_at' } as const;
export const isMoment = (by: string): by is keyof typeof moments => Object.hasOwn(moments, by);

/**
 * By what else rows are ordered there, as the columns of those indexes have it. Longer names do not fit into one; nobody sees
 * that they are in no order behind that.
 */
export const runKeys = {
  lastActivityAt: `r.${moments.lastActivityAt}`,
  createdAt: `r.${moments.createdAt}`,
  number: 'r.scoped_id',
  applicant: `COALESCE(left(lower(r.applicant), 200), '')`,
} as const;
const isRun = (by: SubmissionSort): by is keyof typeof runKeys => Object.hasOwn(runKeys, by);
const runTypes = { lastActivityAt: 'timestamptz', createdAt: 'timestamptz', number: 'int', applicant: 'text' } as const;

const ofState = {
  active: 'active',
  finished: 'completed',
  halted: 'launched - active - completed',
  all: 'launched',
} as const;

/**
 * How many rows some forms have in a state. Of submissions that is kept by the month: a hundred thousand are counted as fast as
 * any. Records of the past stand in no figure (0077), and are few enough to be counted in an index of their own.
 */
export const talliedOf = (status: SubmissionStatus | null, forms: string): string =>
  `SELECT COALESCE(sum(${ofState[status ?? 'all']}), 0)::int + (SELECT count(*)::int FROM dashboard_rows
      WHERE kind = 'ImportedFlow' AND master_template_id = ANY (${forms}) ${status ? `AND status = '${status}'` : ''})
   FROM submission_tallies WHERE master_template_id = ANY (${forms}) AND grain = 'month'`;

/** How many rows in a state are of versions that are hidden from the viewer: the tallies count the submissions of all versions. */
const hiddenOf = (status: SubmissionStatus | null, versions: string): string =>
  `(SELECT count(*)::int FROM submissions hs JOIN dashboard_rows r ON r.id = hs.id
    WHERE hs.flow_template_id = ANY (${versions}) ${status ? `AND r.status = '${status}'` : ''})`;

/** What a condition keeps out, where that is little: by how many there are of those, what is left is counted. */
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
  readonly seen: Seen;
  readonly put: SqlParameters;
}

/** How a list is answered without going through all that a filter leaves. */
interface ShortWay {
  /** `id` and `key` of at least the first rows of the page, in any order */
  readonly hits: string;
  /** how many are left */
  readonly total: string;
}

/** What stands in the index of a list by activity, beside its order: no row is read to be passed over. */
const besideActivity: ReadonlySet<string> = new Set<SubmissionCondition['field']>([
  'completion',
  'renewal',
  'startedAt',
  'finishedAt',
  'lastActivityAt',
  'currentStep',
  'currentStepTime',
]);

/** Of all there ever was little is in hand, and of that what is asked for stands in the index. */
const isInHand = (filter: SubmissionFilter): boolean =>
  filter.every(({ field }) => besideActivity.has(field)) &&
  filter.some(
    (condition) =>
      (condition.field === 'completion' && condition.value === 'active') ||
      condition.field === 'currentStepTime' ||
      (condition.field === 'currentStep' && condition.operator === 'is'),
  );

/**
 * Nearly everything is left by what keeps little out, and all of a state where nothing else is asked: of each form in each
 * state the page is walked to, and the total is that of the forms, which is kept, without those that are kept out; `counted`
 * are the rows that a filter leaves. What is in hand is walked through, too, and only counted: to put all of it in order took
 * longer than to go through it twice.
 */
export function wideWay(
  filter: SubmissionFilter,
  by: SubmissionSort,
  { isDescending, limit, skip, after }: PartWanted,
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
  const key = runKeys[by];
  const [than, way] = isDescending ? ['<', 'DESC'] : ['>', 'ASC'];
  const cursor = after
    ? `AND (${key}, r.id) ${than} (${put.add(after.at, runTypes[by])}, ${put.add(after.id, 'uuid')})`
    : '';
  const hidden = seen.hiddenVersions.length > 0 ? put.add(seen.hiddenVersions, 'uuid[]') : null;
  const conditions = [...(hidden ? [isOfSeenVersion('r.id', hidden)] : []), ...conditionsText(filter, put, seen)].map(
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
    total: isWide ? `(${talliedOf(status, forms)})${keptOut}` : countOf(filter),
  };
}

/** The only state that is asked for; null for all, undefined where several are. */
function statusIn(filter: SubmissionFilter): SubmissionStatus | null | undefined {
  const [first, ...more] = filter.filter((condition) => condition.field === 'completion');
  if (more.length > 0) return undefined;
  return first ? statusOfCompletion[first.value] : null;
}

/**
 * Who is responsible, in which state, of which form: all that stands in the rows of an inbox, which are few and lie beside
 * each other. The `id` and `key` of those that are left, each once.
 */
export function inboxWay(filter: SubmissionFilter, by: SubmissionSort, { seen, put }: Asking): string | null {
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
    !isOwn && hiddenVersions.length > 0 && isOfSeenVersion('i.submission_id', put.add(hiddenVersions, 'uuid[]')),
    teams && `i.team_id = ANY (${put.add(teams, 'uuid[]')})`,
    withheldTeams.length > 0 && `i.team_id <> ALL (${put.add(withheldTeams, 'uuid[]')})`,
    ...forms.map(({ operator, value }) => listed('i.master_template_id', operator, put.add(value, 'uuid[]'))),
  ].filter(Boolean);
  // active rows and the others stand in an index each
  const runs = (status ? [`= '${status}'`] : [`= 'active'`, `<> 'active'`]).map(
    (is) =>
      `SELECT i.submission_id AS id, i.last_activity_at AS key FROM inbox_rows i WHERE i.status ${is} AND ${conditions.join(' AND ')}`,
  );
  return `SELECT DISTINCT id, key FROM (${runs.join(' UNION ALL ')}) own`;
}
