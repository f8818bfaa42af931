import { Lucia, TimeSpan, type Adapter, type RegisteredLucia } from 'lucia';
import type { Pool } from 'pg';
import { sessionCookieName } from '#domain/account/cookieNames.ts';
import { isSessionOver, sessionIdleDays } from '#domain/account/sessionLife.ts';
import type { Principal } from '#server/access/principal.ts';
import type { Queries } from '#server/database/Queries.ts';
import type { Announcement } from '#server/events/announce.ts';
import { recordSessionProof, readSessionProof } from '#server/sessions/sessionProofs.ts';
import { sessionDigest, endSessions, recordSessionUse, sessionRows } from '#server/sessions/sessionRows.ts';

export interface SignedIn {
  readonly sessionId: string;
  readonly principal: Principal;
  /** set if the session was renewed and the browser needs the new cookie */
  readonly cookie: string | null;
}

/** The transaction that a session change is part of. */
interface SessionChange {
  readonly queries: Queries;
  announce(event: Announcement): void;
}

/** How recently a session has proved its person's identity. */
export interface SessionProof {
  /** when they last confirmed their identity */
  readonly confirmedAt: Date;
  /** when a second factor was passed; null if never */
  readonly factorAt: Date | null;
}

/** Kept small, so that the session library can be replaced here. */
export interface Sessions {
  /** returns the cookie to set; signing in counts as confirming identity unless `proof` says otherwise */
  start(
    change: SessionChange,
    userId: string,
    userAgent: string | null,
    proof?: Partial<SessionProof>,
  ): Promise<string>;
  /** null if the session has ended */
  proofOf(change: Pick<SessionChange, 'queries'>, sessionId: string): Promise<SessionProof | null>;
  /** records a new confirmation of identity; `factorAt` stays unchanged if omitted */
  prove(change: Pick<SessionChange, 'queries'>, sessionId: string, proof: Partial<SessionProof>): Promise<void>;
  read(cookieHeader: string | null | undefined): Promise<SignedIn | null>;
  /** returns the cookie that clears it */
  end(change: SessionChange, sessionId: string): Promise<string>;
  endAllOf(change: SessionChange, userId: string): Promise<void>;
  /** ends one of the person's sessions by its digest; does nothing if it isn't theirs */
  endOneOf(change: SessionChange, userId: string, digest: string): Promise<void>;
  endOthersOf(change: SessionChange, userId: string, sessionId: string): Promise<void>;
}

/** The event topic for the end of a session, which closes sockets it opened. */
export const sessionTopic = (sessionId: string): string => topicOfDigest(sessionDigest(sessionId));

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
      if (session.isUnseen) await recordSessionUse(pool, sessionId);
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
      const [row] = await readSessionProof.rows(queries, [sessionDigest(sessionId)]);
      return row ? { confirmedAt: row.confirmed_at, factorAt: row.factor_at } : null;
    },
    async prove({ queries }, sessionId, { confirmedAt = null, factorAt = null }) {
      await recordSessionProof.rows(queries, [sessionDigest(sessionId), confirmedAt, factorAt]);
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
      announceEnded(change, await endSessions(change.queries, userId, { but: sessionDigest(sessionId) }));
    },
  };
}
