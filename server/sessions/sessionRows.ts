import { createHash } from 'node:crypto';
import type { Adapter, DatabaseSession, DatabaseUser, Lucia } from 'lucia';
import type { HeldRole } from '#server/access/principal.ts';
import { batchConcurrent } from '#server/database/batchConcurrent.ts';
import type { Queries } from '#server/database/Queries.ts';
import { statement } from '#server/database/statement.ts';

/** The table stores a digest of the cookie's value, so that reading the table doesn't give access. */
export const sessionDigest = (sessionId: string): string => createHash('sha256').update(sessionId).digest('base64url');

interface SignedInRow {
  readonly id: string;
  readonly user_id: string;
  readonly expires_at: Date;
  readonly user_agent: string | null;
  readonly created_at: Date;
  readonly is_unseen: boolean;
  readonly is_verified: boolean;
  readonly is_government: boolean;
  readonly is_operator: boolean;
  readonly roles: readonly RoleGrant[];
}

/** A role as stored, and whether its team requires more than the session has proved. */
export type RoleGrant = HeldRole & { readonly isWithheld: boolean };

/**
 * Roles are given to an email address: they count once the person has verified it and, if the team requires it, only
 * with a second factor. OFFSET 0 forces one lookup per role: a join read all roles of all teams, which took 0.1 ms of
 * 0.16.
 */
export const roleGrantsSql = (user: string, withFactor: string): string => `COALESCE((
    SELECT jsonb_agg(jsonb_build_object('id', r.id, 'teamId', r.team_id, 'roleType', r.role_type, 'workflowCreator', r.workflow_creator,
      'teamManager', r.team_manager, 'financeManager', r.finance_manager, 'financeMember', r.finance_member,
      'isWithheld', NOT (${withFactor}) AND (SELECT second_factor_required FROM teams WHERE id = r.team_id)))
    FROM role_members m CROSS JOIN LATERAL (SELECT * FROM roles WHERE id = m.role_id AND archived_at IS NULL OFFSET 0) r
    WHERE m.user_id = ${user}.id AND ${user}.email_verified_at IS NOT NULL
  ), '[]') AS roles`;

interface Held {
  readonly roles: readonly HeldRole[];
  /** teams whose roles don't count here, because they require a second factor */
  readonly withheldTeamIds: readonly string[];
}

export const heldRolesOf = (given: readonly RoleGrant[]): Held => ({
  roles: given.filter(({ isWithheld }) => !isWithheld).map(({ isWithheld: _held, ...role }) => role),
  withheldTeamIds: [...new Set(given.filter(({ isWithheld }) => isWithheld).map(({ teamId }) => teamId))],
});

const signedInText = (from: string): string =>
  `SELECT s.id, s.user_id, s.expires_at, s.user_agent, s.created_at, s.seen_at < now() - interval '1 hour' AS is_unseen, u.email_verified_at IS NOT NULL AS is_verified, u.is_government, u.is_operator,
     ${roleGrantsSql('u', 's.factor_at IS NOT NULL')}
   FROM ${from} JOIN users u ON u.id = s.user_id AND u.deactivated_at IS NULL`;

/**
 * Everything a request needs to know about its caller, in one round trip; the single-row variant takes half the time.
 */
const signedIn = statement<[digest: string], SignedInRow>(
  'session_signed_in',
  `${signedInText('sessions s')} WHERE s.id = $1`,
);
const allSignedIn = statement<[digests: readonly string[]], SignedInRow>(
  'session_signed_in_many',
  signedInText('unnest((SELECT $1::text[])) AS asked(id) JOIN sessions s ON s.id = asked.id'),
);
const insertSession = statement<
  [
    digest: string,
    userId: string,
    expiresAt: Date,
    userAgent: string | null,
    confirmedAt: Date | null,
    factorAt: Date | null,
  ],
  never
>(
  'session_insert',
  `INSERT INTO sessions (id, user_id, expires_at, user_agent, confirmed_at, factor_at)
   VALUES ($1, $2::uuid, $3::timestamptz, $4, COALESCE($5::timestamptz, now()), $6::timestamptz)`,
);
const renewSession = statement<[digest: string, expiresAt: Date], never>(
  'session_renew',
  'UPDATE sessions SET expires_at = $2 WHERE id = $1',
);
const seeSession = statement<[digest: string], never>(
  'session_see',
  `UPDATE sessions SET seen_at = now() WHERE id = $1 AND seen_at < now() - interval '1 hour'`,
);
const deleteSession = statement<[digest: string], { id: string }>(
  'session_delete',
  'DELETE FROM sessions WHERE id = $1 RETURNING id',
);
const deleteSessionsOfUser = statement<[userId: string], { id: string }>(
  'session_delete_of_user',
  'DELETE FROM sessions WHERE user_id = $1::uuid RETURNING id',
);
const deleteSessionOfUser = statement<[userId: string, digest: string], { id: string }>(
  'session_delete_one_of_user',
  'DELETE FROM sessions WHERE user_id = $1::uuid AND id = $2 RETURNING id',
);
const deleteOtherSessions = statement<[userId: string, digest: string], { id: string }>(
  'session_delete_others',
  'DELETE FROM sessions WHERE user_id = $1::uuid AND id <> $2 RETURNING id',
);
const deleteExpired = statement<[], never>('session_delete_expired', 'DELETE FROM sessions WHERE expires_at <= now()');

interface SignedInAttributes extends Held {
  readonly isVerified: boolean;
  readonly isGovernment: boolean;
  readonly isOperator: boolean;
}

interface SessionAttributes {
  readonly userAgent: string | null;
  readonly createdAt: Date;
  readonly isUnseen: boolean;
  readonly confirmedAt?: Date | null;
  readonly factorAt?: Date | null;
}

declare module 'lucia' {
  interface Register {
    Lucia: Lucia<{ createdAt: Date; isUnseen: boolean }, SignedInAttributes>;
    DatabaseSessionAttributes: SessionAttributes;
    DatabaseUserAttributes: SignedInAttributes;
  }
}

/** Ends one of a person's sessions by its digest, or all but one. Returns the digests of the ended sessions. */
export async function endSessions(
  queries: Queries,
  userId: string,
  which: { one: string } | { but: string },
): Promise<string[]> {
  const rows =
    'one' in which
      ? await deleteSessionOfUser.rows(queries, [userId, which.one])
      : await deleteOtherSessions.rows(queries, [userId, which.but]);
  return rows.map(({ id }) => id);
}

/** Records that a session is in use; called at most once an hour. */
export async function recordSessionUse(queries: Queries, sessionId: string): Promise<void> {
  await seeSession.rows(queries, [sessionDigest(sessionId)]);
}

/** Lucia's storage adapter for our table. `onEnded` is called with the digest of each deleted session. */
export function sessionRows(queries: Queries, onEnded: (digest: string) => void = () => undefined): Adapter {
  const read = batchConcurrent(async (digests: readonly string[]) => {
    const [digest] = digests;
    const isAlone = digest !== undefined && digests.length === 1;
    const rows = isAlone ? signedIn.rows(queries, [digest]) : allSignedIn.rows(queries, [digests]);
    return new Map((await rows).map((row) => [row.id, row]));
  });
  return {
    async getSessionAndUser(id): Promise<[DatabaseSession | null, DatabaseUser | null]> {
      const row = await read(sessionDigest(id));
      if (!row) return [null, null];
      return [
        {
          id,
          userId: row.user_id,
          expiresAt: row.expires_at,
          attributes: { userAgent: row.user_agent, createdAt: row.created_at, isUnseen: row.is_unseen },
        },
        {
          id: row.user_id,
          attributes: {
            isVerified: row.is_verified,
            isGovernment: row.is_government,
            isOperator: row.is_operator,
            ...heldRolesOf(row.roles),
          },
        },
      ];
    },
    // digests can't be turned back into ids, and nothing needs them
    async getUserSessions() {
      return [];
    },
    async setSession({ id, userId, expiresAt, attributes }) {
      const { userAgent, confirmedAt = null, factorAt = null } = attributes;
      await insertSession.rows(queries, [sessionDigest(id), userId, expiresAt, userAgent, confirmedAt, factorAt]);
    },
    async updateSessionExpiration(id, expiresAt) {
      await renewSession.rows(queries, [sessionDigest(id), expiresAt]);
    },
    async deleteSession(id) {
      for (const ended of await deleteSession.rows(queries, [sessionDigest(id)])) onEnded(ended.id);
    },
    async deleteUserSessions(userId) {
      for (const ended of await deleteSessionsOfUser.rows(queries, [userId])) onEnded(ended.id);
    },
    async deleteExpiredSessions() {
      await deleteExpired.rows(queries, []);
    },
  };
}
