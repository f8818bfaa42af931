import type { WebSocket } from 'ws';
import type { Actor } from '#server/actor.ts';
import { SubscriptionClosed } from '#server/events/subscription.ts';
import type { Services } from '#server/Services.ts';
import { tokenTopic } from '#server/sessions/apiTokens.ts';
import { sessionTopic } from '#server/sessions/sessions.ts';

/** Close codes of the GraphQL protocol over WebSocket, and the standard one for 'connect again'. */
const forbid = (socket: WebSocket): void => socket.close(4403, 'Forbidden');
const restart = (socket: WebSocket): void => socket.close(1012, 'Service Restart');

/** A socket lives this long at most: who connects again is looked at again. */
const longestLife = 3_600_000;

const topicOf = (actor: Actor): string | null => {
  if (actor.kind === 'person') return sessionTopic(actor.sessionId);
  return actor.kind === 'token' ? tokenTopic(actor.tokenId) : null;
};

/**
 * Closes a socket as soon as the session or token that opened it ends: after signing out, a new password, a revoked
 * key. `identify` is asked once more when the listening has begun, so that nothing that ends in between is missed.
 */
export async function closeWithIdentity(
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
