import type { Pool } from 'pg';
import { withImplied } from '#domain/access/relations.ts';
import { teamIdsOf, teamRelations, workerId, type Principal } from '#server/access/principal.ts';
import { statement } from '#server/database/statement.ts';
import { wholeFormIds } from '#server/queries/dashboard/visibleForms.ts';

/** A form of which somebody may ask for figures. */
export interface MetricsForm {
  readonly id: string;
  readonly name: string;
  readonly teamId: string;
  readonly teamName: string;
  readonly teamSlug: string;
  readonly teamTimeZone: string;
  /** the viewer sees its submissions from the inside */
  readonly isSeen: boolean;
  /** the viewer may see the transactions of its team */
  readonly hasMoney: boolean;
}

export interface MetricsScope {
  readonly timeZone: string;
  /** all that may be asked for, by team and name */
  readonly offered: readonly MetricsForm[];
}

/** Nobody compares more at once. */
const mostForms = 1_000;

const formsOf = statement<
  [seen: readonly string[], moneyTeams: readonly string[], most: number],
  Omit<MetricsForm, 'hasMoney'>
>(
  'metrics_forms',
  `SELECT t.id, t.name, t.team_id AS "teamId", m.name AS "teamName", m.slug AS "teamSlug", m.time_zone AS "teamTimeZone", t.id = ANY ($1::uuid[]) AS "isSeen"
   FROM master_templates t JOIN teams m ON m.id = t.team_id
   WHERE (t.id = ANY ($1::uuid[]) OR t.team_id = ANY ($2::uuid[])) AND t.ever_published
   ORDER BY lower(m.name), m.id, lower(t.name), t.id LIMIT $3::int`,
);

const zoneOf = statement<[userId: string], { readonly timeZone: string }>(
  'metrics_zone',
  'SELECT time_zone AS "timeZone" FROM users WHERE id = $1::uuid',
);

/** Of what somebody sees figures: forms whose submissions they see, and money of teams whose transactions they may see. */
export async function metricsScope(pool: Pool, principal: Principal): Promise<MetricsScope> {
  const userId = workerId(principal);
  if (userId === null) return { timeZone: 'UTC', offered: [] };
  const [zone] = await zoneOf.rows(pool, [userId]);
  const moneyTeams = moneyTeamsOf(principal);
  const forms = await formsOf.rows(pool, [await wholeFormIds(pool, principal), moneyTeams, mostForms]);
  return {
    timeZone: zone?.timeZone ?? 'UTC',
    offered: forms.map((form) => ({ ...form, hasMoney: moneyTeams.includes(form.teamId) })),
  };
}

/** Whether there is anything that they see figures of; asked for with every page, so no more than that. */
export async function hasFigures(pool: Pool, principal: Principal): Promise<boolean> {
  if (workerId(principal) === null) return false;
  const [seen, moneyTeams] = [await wholeFormIds(pool, principal), moneyTeamsOf(principal)];
  if (seen.length === 0 && moneyTeams.length === 0) return false;
  return (await formsOf.rows(pool, [seen, moneyTeams, 1])).length > 0;
}

/** A key sees money only where it was let in to it. */
function moneyTeamsOf(principal: Principal): readonly string[] {
  const { token, withheldTeamIds } = principal;
  if (token !== null && !token.scopes.includes('money:read')) return [];
  return teamIdsOf(principal).filter(
    (id) => !withheldTeamIds.includes(id) && withImplied(teamRelations(principal, id)).has('financeMember'),
  );
}
