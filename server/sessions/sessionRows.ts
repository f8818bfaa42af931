import { createHash } from 'node:crypto';
import type { Adapter, DatabaseSession, DatabaseUser, Lucia } from 'lucia';
import type { Pool } from 'pg';
import type { HeldRole } from '#server/access/principal.ts';
import { statement } from '#server/database/statement.ts';

/** The table keeps a digest of the cookie's value: whoever reads the table cannot use it. */
const digestOf = (sessionId: string): string => createHash('sha256').update(sessionId).digest('base64url');

interface SignedInRow {
  readonly user_id: string;
  readonly expires_at: Date;
  readonly user_agent: string | null;
  readonly is_government: boolean;
  readonly roles: readonly HeldRole[];
}

export const heldRolesOf = (userId: string): string => `COALESCE((
    SELECT jsonb_agg(jsonb_build_object('id', r.id, 'teamId', r.team_id, 'roleType', r.role_type, 'workflowCreator', r.workflow_creator,
      'teamManager', r.team_manager, 'financeManager', r.finance_manager, 'financeMember', r.finance_member))
    FROM role_members m JOIN roles r ON r.id = m.role_id AND r.archived_at IS NULL WHERE m.user_id = ${userId}
  ), '[]') AS roles`;

/** Everything that a request wants to know of whoever asks, in one round trip. */
const signedIn = statement<[digest: string], SignedInRow>(
  'session_signed_in',
  `SELECT s.user_id, s.expires_at, s.user_agent, u.is_government, ${heldRolesOf('u.id')}
   FROM sessions s JOIN users u ON u.id = s.user_id AND u.deactivated_at IS NULL WHERE s.id = $1`,
);
const insertSession = statement<[digest: string, userId: string, expiresAt: Date, userAgent: string | null], never>(
  'session_insert',
  'INSERT INTO sessions (id, user_id, expires_at, user_agent) VALUES ($1, $2, $3, $4)',
);
const renewSession = statement<[digest: string, expiresAt: Date], never>(
  'session_renew',
  'UPDATE sessions SET expires_at = $2 WHERE id = $1',
);
const deleteSession = statement<[digest: string], never>('session_delete', 'DELETE FROM sessions WHERE id = $1');
const deleteSessionsOfUser = statement<[userId: string], never>(
  'session_delete_of_user',
  'DELETE FROM sessions WHERE user_id = $1',
);
const deleteExpired = statement<[], never>('session_delete_expired', 'DELETE FROM sessions WHERE expires_at <= now()');

interface SignedInAttributes {
  readonly isGovernment: boolean;
  readonly roles: readonly HeldRole[];
}

declare module 'lucia' {
  interface Register {
    Lucia: Lucia<Record<never, never>, SignedInAttributes>;
    DatabaseSessionAttributes: { userAgent: string | null };
    DatabaseUserAttributes: SignedInAttributes;
  }
}

/** Lucia's storage on our table. */
export function sessionRows(pool: Pool): Adapter {
  return {
    async getSessionAndUser(id): Promise<[DatabaseSession | null, DatabaseUser | null]> {
      const [row] = await signedIn.rows(pool, [digestOf(id)]);
      if (!row) return [null, null];
      return [
        { id, userId: row.user_id, expiresAt: row.expires_at, attributes: { userAgent: row.user_agent } },
        { id: row.user_id, attributes: { isGovernment: row.is_government, roles: row.roles } },
      ];
    },
    // digests cannot be turned back into ids, and nothing asks for them
    async getUserSessions() {
      return [];
    },
    async setSession({ id, userId, expiresAt, attributes }) {
      await insertSession.rows(pool, [digestOf(id), userId, expiresAt, attributes.userAgent]);
    },
    async updateSessionExpiration(id, expiresAt) {
      await renewSession.rows(pool, [digestOf(id), expiresAt]);
    },
    async deleteSession(id) {
      await deleteSession.rows(pool, [digestOf(id)]);
    },
    async deleteUserSessions(userId) {
      await deleteSessionsOfUser.rows(pool, [userId]);
    },
    async deleteExpiredSessions() {
      await deleteExpired.rows(pool, []);
    },
  };
}
