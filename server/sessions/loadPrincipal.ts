import type { Pool } from 'pg';
import type { TokenScope } from '#domain/access/scopes.ts';
import type { Principal } from '#server/access/principal.ts';
import { statement } from '#server/database/statement.ts';
import { givenRolesOf, heldOf, type GivenRole } from '#server/sessions/sessionRows.ts';

interface PersonRow {
  readonly id: string;
  readonly is_verified: boolean;
  readonly is_government: boolean;
  readonly roles: readonly GivenRole[];
}

const personRow = statement<[userId: string], PersonRow>(
  'principal_of_person',
  `SELECT u.id, u.email_verified_at IS NOT NULL AS is_verified, u.is_government, ${givenRolesOf('u', 'true')}
   FROM users u WHERE u.id = $1::uuid AND u.deactivated_at IS NULL`,
);

/** What bounded whoever asked for work that is done later. */
export interface Asker {
  readonly withheldTeamIds: readonly string[];
  readonly token: { readonly teamId: string; readonly scopes: readonly TokenScope[] } | null;
}

/** Nothing but what the person is: for what a clock asks for in the name of somebody. */
export const unbounded: Asker = { withheldTeamIds: [], token: null };

export const askerOf = ({ withheldTeamIds, token }: Principal): Asker => ({ withheldTeamIds, token });

/**
 * A person as they are now, for a job that works in their name: with the roles that they hold by now, and bounded as they
 * were when they asked. Null once they are gone. A job never runs the installation.
 */
export async function loadPrincipal(
  pool: Pick<Pool, 'query'>,
  userId: string,
  { withheldTeamIds, token }: Asker,
): Promise<Principal | null> {
  const [row] = await personRow.rows(pool, [userId]);
  if (!row) return null;
  const { roles } = heldOf(row.roles);
  const isWithheld = (teamId: string): boolean => withheldTeamIds.includes(teamId);
  return {
    userId,
    isVerified: row.is_verified,
    isGovernment: row.is_government,
    isOperator: false,
    roles: roles.filter(({ teamId }) => !isWithheld(teamId) && (token === null || token.teamId === teamId)),
    withheldTeamIds,
    token,
  };
}
