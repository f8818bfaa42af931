import type { Pool } from 'pg';
import type { Days } from '#domain/metrics/periodProblems.ts';
import { largestWithRest, percentOf } from '#domain/metrics/shares.ts';
import { timeRangeOfDays } from '#domain/metrics/timeRangeOfDays.ts';
import { principalIds, type Principal } from '#server/access/principal.ts';
import { statement } from '#server/database/statement.ts';
import type { DashboardRow } from '#server/queries/dashboard/DashboardRow.ts';
import { countedMoney, type CountedMoney } from '#server/queries/metrics/countedMoney.ts';
import { countedSubmissions, submissionsNeedingAttention } from '#server/queries/metrics/countedSubmissions.ts';
import { issuedKinds, type IssuedKind } from '#server/queries/metrics/issuedKinds.ts';
import { metricsScope, type MetricsForm } from '#server/queries/metrics/metricsScope.ts';

/** Null means everything the viewer can see. Ids they can't see are ignored, like ids that don't exist. */
export interface MetricsRequest extends Days {
  readonly teamIds: readonly string[] | null;
  readonly formIds: readonly string[] | null;
}

interface Figure {
  readonly count: number;
  readonly percent: number | null;
}

interface Share {
  /** null for all others together */
  readonly form: MetricsForm | null;
  readonly count: number;
}

export interface Metrics {
  readonly timeZone: string;
  readonly offered: readonly MetricsForm[];
  readonly launched: Figure;
  readonly completed: Figure;
  readonly active: Figure;
  readonly overdue: Figure;
  readonly breakdown: readonly Share[];
  readonly outputs: readonly IssuedKind[];
  /** null if the viewer may not see the transactions of any of the teams */
  readonly money: CountedMoney | null;
  /** the team whose transaction lists contain all of this money, with the same days; null if no single team's do */
  readonly moneyTeamSlug: string | null;
  readonly attention: readonly DashboardRow[];
  /** the tags that mark late submissions in lists */
  readonly lateTagIds: readonly string[];
}

interface Asking {
  readonly pool: Pool;
  readonly principal: Principal;
  readonly now: Date;
}

const lateTags = statement<[teamIds: readonly string[]], { readonly id: string }>(
  'metrics_late_tags',
  `SELECT g.id FROM tags g WHERE g.team_id = ANY ($1::uuid[]) AND g.name = 'late' AND g.deleted_at IS NULL ORDER BY g.id`,
);

/** The dashboard's figures, limited to what the viewer can see. Reads a few tally rows per form. Decision 0042. */
export async function metricsOf(
  { pool, principal, now }: Asking,
  { teamIds, formIds, ...days }: MetricsRequest,
): Promise<Metrics> {
  const { timeZone, offered } = await metricsScope(pool, principal);
  const countedMetrics = offered.filter(
    ({ id, teamId }) => (teamIds === null || teamIds.includes(teamId)) && (formIds === null || formIds.includes(id)),
  );
  const [seen, withMoney] = [
    countedMetrics.filter(({ isSeen }) => isSeen),
    countedMetrics.filter(({ hasMoney }) => hasMoney),
  ];
  const idsOf = (forms: readonly MetricsForm[]): readonly string[] => forms.map(({ id }) => id);
  const stretch = timeRangeOfDays(days, timeZone);
  const [counted, outputs, money, attention, tags] = await Promise.all([
    countedSubmissions(pool, idsOf(seen), stretch, now),
    issuedKinds(pool, idsOf(seen), stretch),
    withMoney.length === 0 ? null : countedMoney(pool, idsOf(withMoney), { days, timeZone, now }),
    submissionsNeedingAttention(pool, idsOf(seen), stretch, { now, principals: principalIds(principal) }),
    lateTags.rows(pool, [[...new Set(seen.map(({ teamId }) => teamId))]]),
  ]);
  const total = (name: 'launched' | 'active' | 'completed' | 'overdue' | 'ever'): number =>
    counted.reduce((sum, form) => sum + form[name], 0);
  const launched = total('launched');
  const figure = (name: 'active' | 'completed' | 'overdue'): Figure => ({
    count: total(name),
    percent: percentOf(total(name), launched),
  });
  const countOf = new Map(counted.map((form) => [form.id, form.launched]));
  const { shown, others } = largestWithRest(
    seen.map((form) => ({ form, name: form.name, count: countOf.get(form.id) ?? 0 })),
  );
  return {
    ...{ timeZone, offered, outputs, money, attention },
    moneyTeamSlug: formIds === null ? onlyTeam(withMoney, timeZone) : null,
    launched: { count: launched, percent: percentOf(launched, total('ever')) },
    ...{ completed: figure('completed'), active: figure('active'), overdue: figure('overdue') },
    breakdown: [
      ...shown.map(({ form, count }) => ({ form, count })),
      ...(others > 0 ? [{ form: null, count: others }] : []),
    ],
    lateTagIds: tags.map(({ id }) => id),
  };
}

/** The one team of all these forms, if it has the viewer's time zone. */
function onlyTeam(forms: readonly MetricsForm[], timeZone: string): string | null {
  const [first, ...others] = forms;
  if (first?.teamTimeZone !== timeZone || others.some(({ teamId }) => teamId !== first.teamId)) return null;
  return first.teamSlug;
}
