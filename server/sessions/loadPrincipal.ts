import type { Pool } from 'pg';
import type { TokenScope } from '#domain/access/scopes.ts';
import type { Principal } from '#server/access/principal.ts';
import { statement } from '#server/database/statement.ts';
import { roleGrantsSql, heldRolesOf, type RoleGrant } from '#server/sessions/sessionRows.ts';

interface PersonRow {
  readonly id: string;
  readonly is_verified: boolean;
  readonly is_government: boolean;
  readonly roles: readonly RoleGrant[];
}

const personRow = statement<[userId: string], PersonRow>(
  'principal_of_person',
  `SELECT u.id, u.email_verified_at IS NOT NULL AS is_verified, u.is_government, ${roleGrantsSql('u', 'true')}
   FROM users u WHERE u.id = $1::uuid AND u.deactivated_at IS NULL`,
);

/** The limits on the permissions of a person who starts a background job. */
export interface RequesterLimits {
  readonly withheldTeamIds: readonly string[];
  readonly token: { readonly teamId: string; readonly scopes: readonly TokenScope[] } | null;
}

/** Without limits other than the person's own roles: for scheduled work in someone's name. */
export const unrestrictedRequester: RequesterLimits = { withheldTeamIds: [], token: null };

export const requesterLimitsOf = ({ withheldTeamIds, token }: Principal): RequesterLimits => ({
  withheldTeamIds,
  token,
});

/**
 * Loads a person for a job that works in their name: with their current roles, and the limits they had when they
 * started it. Null once they are gone. A job never has operator rights.
 */
export async function loadPrincipal(
  pool: Pick<Pool, 'query'>,
  userId: string,
  { withheldTeamIds, token }: RequesterLimits,
): Promise<Principal | null> {
  const [row] = await personRow.rows(pool, [userId]);
  if (!row) return null;
  const { roles } = heldRolesOf(row.roles);
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
