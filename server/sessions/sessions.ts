import { Lucia, TimeSpan } from 'lucia';
import type { Pool } from 'pg';
import type { Principal } from '#server/access/principal.ts';
import { sessionRows } from '#server/sessions/sessionRows.ts';

export const sessionCookieName = 'portico_session';

export interface SignedIn {
  readonly sessionId: string;
  readonly principal: Principal;
  /** set when the session was renewed: the browser must hear of it */
  readonly cookie: string | null;
}

/** Four functions and no more: whatever keeps sessions can be replaced here. */
export interface Sessions {
  /** answers the cookie to set */
  start(userId: string, userAgent: string | null): Promise<string>;
  read(cookieHeader: string | null | undefined): Promise<SignedIn | null>;
  /** answers the cookie that forgets it */
  end(sessionId: string): Promise<string>;
  endAllOf(userId: string): Promise<void>;
}

export function createSessions(pool: Pool, isSecure: boolean): Sessions {
  const lucia = new Lucia(sessionRows(pool), {
    sessionExpiresIn: new TimeSpan(14, 'd'),
    sessionCookie: { name: sessionCookieName, attributes: { secure: isSecure, sameSite: 'lax', path: '/' } },
    getUserAttributes: (attributes) => attributes,
  });
  return {
    async start(userId, userAgent) {
      const session = await lucia.createSession(userId, { userAgent: userAgent?.slice(0, 300) ?? null });
      return lucia.createSessionCookie(session.id).serialize();
    },
    async read(cookieHeader) {
      const sessionId = cookieHeader ? lucia.readSessionCookie(cookieHeader) : null;
      if (!sessionId) return null;
      const { session, user } = await lucia.validateSession(sessionId);
      if (!session) return null;
      return {
        sessionId,
        principal: { userId: user.id, isGovernment: user.isGovernment, roles: user.roles, token: null },
        cookie: session.fresh ? lucia.createSessionCookie(sessionId).serialize() : null,
      };
    },
    async end(sessionId) {
      await lucia.invalidateSession(sessionId);
      return lucia.createBlankSessionCookie().serialize();
    },
    async endAllOf(userId) {
      await lucia.invalidateUserSessions(userId);
    },
  };
}
