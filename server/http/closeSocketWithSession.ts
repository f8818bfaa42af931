import type { WebSocket } from 'ws';
import type { Actor } from '#server/actor.ts';
import { SubscriptionClosed } from '#server/events/subscription.ts';
import type { Services } from '#server/Services.ts';
import { tokenTopic } from '#server/sessions/apiTokens.ts';
import { sessionTopic } from '#server/sessions/sessions.ts';

/** Close codes: GraphQL over WebSocket's for forbidden, and the standard one for "reconnect". */
const forbid = (socket: WebSocket): void => socket.close(4403, 'Forbidden');
const restart = (socket: WebSocket): void => socket.close(1012, 'Service Restart');

/** The longest lifetime of a socket; reconnecting checks the identity again. */
const longestLife = 3_600_000;

const topicOf = (actor: Actor): string | null => {
  if (actor.kind === 'person') return sessionTopic(actor.sessionId);
  return actor.kind === 'token' ? tokenTopic(actor.tokenId) : null;
};

/**
 * Closes a socket as soon as the session or token that opened it ends, for example after signing out, a password
 * change, or revoking a key. Calls `identify` again after subscribing, so that nothing that ends in between is
 * missed.
 */
export async function closeSocketWithSession(
  { events, log }: Pick<Services, 'events' | 'log'>,
  socket: WebSocket,
  actor: Actor,
  identify: () => Promise<Actor>,
): Promise<void> {
  const life = setTimeout(restart, longestLife, socket).unref();
  socket.once('close', () => clearTimeout(life));
  const topic = topicOf(actor);
  if (topic === null) return;
  const ending = await events.subscribe([topic]);
  socket.once('close', () => void ending.return());
  if (topicOf(await identify()) !== topic) return forbid(socket);
  void ending.next().then(
    ({ done }) => (done ? restart : forbid)(socket),
    (error: unknown) => {
      if (!(error instanceof SubscriptionClosed)) log.warn({ err: error }, 'a socket lost its session subscription');
      restart(socket);
    },
  );
}
