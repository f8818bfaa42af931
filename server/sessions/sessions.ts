import { Lucia, TimeSpan, type Adapter, type RegisteredLucia } from 'lucia';
import type { Pool } from 'pg';
import type { Principal } from '#server/access/principal.ts';
import type { DatabaseTransaction } from '#server/database/prisma.ts';
import { queriesIn } from '#server/database/queriesIn.ts';
import type { Announcement } from '#server/events/announce.ts';
import { proveSession, sessionProof } from '#server/sessions/sessionProofs.ts';
import { digestOf, sessionRows } from '#server/sessions/sessionRows.ts';

export const sessionCookieName = 'portico_session';

export interface SignedIn {
  readonly sessionId: string;
  readonly principal: Principal;
  /** set when the session was renewed: the browser must hear of it */
  readonly cookie: string | null;
}

/** The transaction that asks for a change of sessions; they change with it or not at all. */
export interface SessionChange {
  readonly db: Pick<DatabaseTransaction, '$queryRawUnsafe'>;
  announce(event: Announcement): void;
}

/** How sure it is in a session who the person is. */
export interface SessionProof {
  /** when the person proved last who they are */
  readonly confirmedAt: Date;
  /** when a second factor was passed; null when it never was */
  readonly factorAt: Date | null;
}

/** A handful of functions and no more: whatever keeps sessions can be replaced here. */
export interface Sessions {
  /** answers the cookie to set; whoever signs in has just proved who they are, unless something else is said */
  start(
    change: SessionChange,
    userId: string,
    userAgent: string | null,
    proof?: Partial<SessionProof>,
  ): Promise<string>;
  /** null for a session that is over */
  proofOf(change: Pick<SessionChange, 'db'>, sessionId: string): Promise<SessionProof | null>;
  /** the person has proved anew who they are; `factorAt` is kept where nothing is said of it */
  prove(change: Pick<SessionChange, 'db'>, sessionId: string, proof: Partial<SessionProof>): Promise<void>;
  read(cookieHeader: string | null | undefined): Promise<SignedIn | null>;
  /** answers the cookie that forgets it */
  end(change: SessionChange, sessionId: string): Promise<string>;
  endAllOf(change: SessionChange, userId: string): Promise<void>;
}

/** What is announced when a session ends, so that sockets which it opened are closed. */
export const sessionTopic = (sessionId: string): string => topicOfDigest(digestOf(sessionId));

const topicOfDigest = (digest: string): string => `session:${digest}`;

export function createSessions(pool: Pool, isSecure: boolean): Sessions {
  const luciaOn = (adapter: Adapter): RegisteredLucia =>
    new Lucia(adapter, {
      sessionExpiresIn: new TimeSpan(14, 'd'),
      sessionCookie: { name: sessionCookieName, attributes: { secure: isSecure, sameSite: 'lax', path: '/' } },
      getUserAttributes: (attributes) => attributes,
    });
  const reading = luciaOn(sessionRows(pool));
  const writing = (change: SessionChange): RegisteredLucia =>
    luciaOn(
      sessionRows(queriesIn(change.db), (digest) =>
        change.announce({ topic: topicOfDigest(digest), teamId: null, payload: {} }),
      ),
    );

  return {
    async start(change, userId, userAgent, proof = {}) {
      const attributes = { userAgent: userAgent?.slice(0, 300) ?? null, ...proof };
      const session = await writing(change).createSession(userId, attributes);
      return reading.createSessionCookie(session.id).serialize();
    },
    async read(cookieHeader) {
      const sessionId = cookieHeader ? reading.readSessionCookie(cookieHeader) : null;
      if (!sessionId) return null;
      const { session, user } = await reading.validateSession(sessionId);
      if (!session) return null;
      return {
        sessionId,
        principal: {
          userId: user.id,
          isVerified: user.isVerified,
          isGovernment: user.isGovernment,
          isOperator: user.isOperator,
          roles: user.roles,
          withheldTeamIds: user.withheldTeamIds,
          token: null,
        },
        cookie: session.fresh ? reading.createSessionCookie(sessionId).serialize() : null,
      };
    },
    async proofOf({ db }, sessionId) {
      const [row] = await sessionProof.rows(queriesIn(db), [digestOf(sessionId)]);
      return row ? { confirmedAt: row.confirmed_at, factorAt: row.factor_at } : null;
    },
    async prove({ db }, sessionId, { confirmedAt = null, factorAt = null }) {
      await proveSession.rows(queriesIn(db), [digestOf(sessionId), confirmedAt, factorAt]);
    },
    async end(change, sessionId) {
      await writing(change).invalidateSession(sessionId);
      return reading.createBlankSessionCookie().serialize();
    },
    async endAllOf(change, userId) {
      await writing(change).invalidateUserSessions(userId);
    },
  };
}
