import { Lucia, TimeSpan, type Adapter, type RegisteredLucia } from 'lucia';
import type { Pool } from 'pg';
import { sessionCookieName } from '#domain/account/cookieNames.ts';
import { isSessionOver, sessionIdleDays } from '#domain/account/sessionLife.ts';
import type { Principal } from '#server/access/principal.ts';
import type { Queries } from '#server/database/Queries.ts';
import type { Announcement } from '#server/events/announce.ts';
import { proveSession, sessionProof } from '#server/sessions/sessionProofs.ts';
import { digestOf, endSessions, noteSeen, sessionRows } from '#server/sessions/sessionRows.ts';

export interface SignedIn {
  readonly sessionId: string;
  readonly principal: Principal;
  /** set when the session was renewed: the browser must hear of it */
  readonly cookie: string | null;
}

/** The transaction that asks for a change of sessions; they change with it or not at all. */
interface SessionChange {
  readonly queries: Queries;
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
  proofOf(change: Pick<SessionChange, 'queries'>, sessionId: string): Promise<SessionProof | null>;
  /** the person has proved anew who they are; `factorAt` is kept where nothing is said of it */
  prove(change: Pick<SessionChange, 'queries'>, sessionId: string, proof: Partial<SessionProof>): Promise<void>;
  read(cookieHeader: string | null | undefined): Promise<SignedIn | null>;
  /** answers the cookie that forgets it */
  end(change: SessionChange, sessionId: string): Promise<string>;
  endAllOf(change: SessionChange, userId: string): Promise<void>;
  /** one of the person's by its digest; nothing when it is not theirs */
  endOneOf(change: SessionChange, userId: string, digest: string): Promise<void>;
  endOthersOf(change: SessionChange, userId: string, sessionId: string): Promise<void>;
}

/** What is announced when a session ends, so that sockets which it opened are closed. */
export const sessionTopic = (sessionId: string): string => topicOfDigest(digestOf(sessionId));

const topicOfDigest = (digest: string): string => `session:${digest}`;

export function createSessions(pool: Pool, isSecure: boolean): Sessions {
  const luciaOn = (adapter: Adapter): RegisteredLucia =>
    new Lucia(adapter, {
      sessionExpiresIn: new TimeSpan(sessionIdleDays, 'd'),
      sessionCookie: {
        name: sessionCookieName(isSecure),
        attributes: { secure: isSecure, sameSite: 'lax', path: '/' },
      },
      getUserAttributes: (attributes) => attributes,
      getSessionAttributes: ({ createdAt, isUnseen }) => ({ createdAt, isUnseen }),
    });
  const reading = luciaOn(sessionRows(pool));
  const announceEnded = (change: SessionChange, digests: readonly string[]): void => {
    for (const digest of digests) change.announce({ topic: topicOfDigest(digest), teamId: null, payload: {} });
  };
  const writing = (change: SessionChange): RegisteredLucia =>
    luciaOn(sessionRows(change.queries, (digest) => announceEnded(change, [digest])));

  return {
    async start(change, userId, userAgent, proof = {}) {
      const own = { createdAt: new Date(), isUnseen: false };
      const attributes = { userAgent: userAgent?.slice(0, 300) ?? null, ...own, ...proof };
      const session = await writing(change).createSession(userId, attributes);
      return reading.createSessionCookie(session.id).serialize();
    },
    async read(cookieHeader) {
      const sessionId = cookieHeader ? reading.readSessionCookie(cookieHeader) : null;
      if (!sessionId) return null;
      const { session, user } = await reading.validateSession(sessionId);
      if (!session) return null;
      const isStaff = user.roles.length + user.withheldTeamIds.length > 0 || user.isOperator;
      if (isSessionOver({ createdAt: session.createdAt, isStaff }, new Date())) return null;
      if (session.isUnseen) await noteSeen(pool, sessionId);
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
    async proofOf({ queries }, sessionId) {
      const [row] = await sessionProof.rows(queries, [digestOf(sessionId)]);
      return row ? { confirmedAt: row.confirmed_at, factorAt: row.factor_at } : null;
    },
    async prove({ queries }, sessionId, { confirmedAt = null, factorAt = null }) {
      await proveSession.rows(queries, [digestOf(sessionId), confirmedAt, factorAt]);
    },
    async end(change, sessionId) {
      await writing(change).invalidateSession(sessionId);
      return reading.createBlankSessionCookie().serialize();
    },
    async endAllOf(change, userId) {
      await writing(change).invalidateUserSessions(userId);
    },
    async endOneOf(change, userId, digest) {
      announceEnded(change, await endSessions(change.queries, userId, { one: digest }));
    },
    async endOthersOf(change, userId, sessionId) {
      announceEnded(change, await endSessions(change.queries, userId, { but: digestOf(sessionId) }));
    },
  };
}
