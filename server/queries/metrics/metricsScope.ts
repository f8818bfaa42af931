import type { Pool } from 'pg';
import { withImplied } from '#domain/access/relations.ts';
import { teamIdsOf, teamRelations, verifiedUserId, type Principal } from '#server/access/principal.ts';
import { statement } from '#server/database/statement.ts';
import { fullyVisibleFormIds } from '#server/queries/dashboard/visibleForms.ts';

/** A form the viewer may request figures for. */
export interface MetricsForm {
  readonly id: string;
  readonly name: string;
  readonly teamId: string;
  readonly teamName: string;
  readonly teamSlug: string;
  readonly teamTimeZone: string;
  /** the viewer sees its submissions as staff */
  readonly isSeen: boolean;
  /** the viewer may see its team's transactions */
  readonly hasMoney: boolean;
}

export interface MetricsScope {
  readonly timeZone: string;
  /** all forms that may be requested, by team and name */
  readonly offered: readonly MetricsForm[];
}

/** Safety limit; no one compares more forms at once. */
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

/** What the viewer gets figures for: forms whose submissions they see, and teams whose transactions they may see. */
export async function metricsScope(pool: Pool, principal: Principal): Promise<MetricsScope> {
  const userId = verifiedUserId(principal);
  if (userId === null) return { timeZone: 'UTC', offered: [] };
  const [zone] = await zoneOf.rows(pool, [userId]);
  const moneyTeams = moneyTeamsOf(principal);
  const forms = await formsOf.rows(pool, [await fullyVisibleFormIds(pool, principal), moneyTeams, mostForms]);
  return {
    timeZone: zone?.timeZone ?? 'UTC',
    offered: forms.map((form) => ({ ...form, hasMoney: moneyTeams.includes(form.teamId) })),
  };
}

/** Whether the viewer gets any figures. Runs on every page, so it stays cheap. */
export async function hasFigures(pool: Pool, principal: Principal): Promise<boolean> {
  if (verifiedUserId(principal) === null) return false;
  const [seen, moneyTeams] = [await fullyVisibleFormIds(pool, principal), moneyTeamsOf(principal)];
  if (seen.length === 0 && moneyTeams.length === 0) return false;
  return (await formsOf.rows(pool, [seen, moneyTeams, 1])).length > 0;
}

/** An API token sees money only with the `money:read` scope. */
function moneyTeamsOf(principal: Principal): readonly string[] {
  const { token, withheldTeamIds } = principal;
  if (token !== null && !token.scopes.includes('money:read')) return [];
  return teamIdsOf(principal).filter(
    (id) => !withheldTeamIds.includes(id) && withImplied(teamRelations(principal, id)).has('financeMember'),
  );
}
