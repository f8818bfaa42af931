import { createHash, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { isTokenScope } from '#domain/access/scopes.ts';
import type { Principal } from '#server/access/principal.ts';
import type { Actor } from '#server/actor.ts';
import { statement } from '#server/database/statement.ts';
import { roleGrantsSql, heldRolesOf, type RoleGrant } from '#server/sessions/sessionRows.ts';

const prefix = 'portico_';

interface TokenRow {
  readonly id: string;
  readonly team_id: string;
  readonly user_id: string;
  readonly scopes: readonly string[];
  readonly is_verified: boolean;
  readonly is_government: boolean;
  readonly roles: readonly RoleGrant[];
}

/** The key's row, if it is valid and its creator is active. Its last use is written at most once a minute. */
const tokenRow = statement<[hash: string, now: Date], TokenRow>(
  'api_token_read',
  `WITH touched AS (
     UPDATE api_tokens SET last_used_at = $2 WHERE token_hash = $1 AND (last_used_at IS NULL OR last_used_at < $2::timestamptz - interval '1 minute')
   )
   SELECT k.id, k.team_id, k.created_by_id AS user_id, k.scopes, u.email_verified_at IS NOT NULL AS is_verified, u.is_government,
      ${roleGrantsSql('u', 'k.made_with_factor')}
   FROM api_tokens k JOIN users u ON u.id = k.created_by_id AND u.deactivated_at IS NULL
   WHERE k.token_hash = $1 AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > $2)`,
);

export const hashOfApiToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** 32 random bytes can't be guessed, so a fast hash is enough. */
export const newApiToken = (): string => prefix + randomBytes(32).toString('base64url');

interface Store {
  readonly pool: Pool;
  readonly now: () => Date;
}

export async function readApiToken(
  { pool, now }: Store,
  authorization: string,
): Promise<{ actor: Actor; principal: Principal } | null> {
  const [, token] = /^bearer (\S{20,100})$/i.exec(authorization) ?? [];
  if (!token?.startsWith(prefix)) return null;
  const [row] = await tokenRow.rows(pool, [hashOfApiToken(token), now()]);
  if (!row) return null;
  const { roles, withheldTeamIds } = heldRolesOf(row.roles);
  return {
    actor: { kind: 'token', tokenId: row.id, userId: row.user_id, teamId: row.team_id },
    principal: {
      userId: row.user_id,
      isVerified: row.is_verified,
      isGovernment: row.is_government,
      isOperator: false,
      roles: roles.filter((role) => role.teamId === row.team_id),
      withheldTeamIds,
      token: { teamId: row.team_id, scopes: row.scopes.filter(isTokenScope) },
    },
  };
}

/** The event topic for a token's revocation, which closes sockets it opened. */
export const tokenTopic = (tokenId: string): string => `token:${tokenId}`;
