import type { Pool } from 'pg';
import { principalIds, verifiedUserId, type Principal } from '#server/access/principal.ts';
import { statement } from '#server/database/statement.ts';

const given = statement<
  [principals: readonly string[], userId: string, withheld: readonly string[]],
  { given: boolean }
>(
  'has_assignments',
  `SELECT EXISTS (SELECT FROM inbox_rows i WHERE i.principal_id = ANY ($1::uuid[]) AND i.team_id <> ALL ($3::uuid[]))
     OR EXISTS (SELECT FROM review_requests r WHERE r.receiving_user_id = $2 AND r.canceled_at IS NULL AND r.team_id <> ALL ($3::uuid[]))
     AS given`,
);

/** Whether the person was ever assigned work. Completed review requests count too. */
export async function hasBeenAssigned(pool: Pool, principal: Principal): Promise<boolean> {
  const userId = verifiedUserId(principal);
  if (userId === null) return false;
  const [row] = await given.rows(pool, [principalIds(principal), userId, principal.withheldTeamIds]);
  return row?.given ?? false;
}
