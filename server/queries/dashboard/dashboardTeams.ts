import type { Pool } from 'pg';
import { principalIds, teamIdsOf, verifiedUserId, type Principal } from '#server/access/principal.ts';
import { statement } from '#server/database/statement.ts';

const teamsOfWork = statement<
  [userId: string, roleIds: readonly string[], subjects: readonly string[]],
  { id: string }
>(
  'dashboard_teams',
  `SELECT t.team_id AS id FROM master_templates t
     JOIN master_template_memberships m ON m.master_template_id = t.id WHERE m.user_id = $1
   UNION SELECT a.team_id FROM step_attachments a JOIN flow_templates f ON f.id = a.flow_template_id AND f.kind = 'published'
     WHERE a.step_id IS NOT NULL AND (a.user_id = $1 OR a.role_id = ANY ($2::uuid[]))
   UNION SELECT i.team_id FROM inbox_rows i WHERE i.principal_id = ANY ($3::uuid[])`,
);

/** The teams whose submissions can appear in the viewer's list: their own teams and those that assigned them work. */
export async function dashboardTeams(pool: Pool, principal: Principal): Promise<ReadonlySet<string>> {
  const { roles, token, withheldTeamIds } = principal;
  const userId = verifiedUserId(principal);
  if (userId === null) return new Set();
  const rows = await teamsOfWork.rows(pool, [userId, roles.map(({ id }) => id), principalIds(principal)]);
  const teams = new Set(
    [...teamIdsOf(principal), ...rows.map(({ id }) => id)].filter((id) => !withheldTeamIds.includes(id)),
  );
  return token ? new Set([...teams].filter((id) => id === token.teamId)) : teams;
}
