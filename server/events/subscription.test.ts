import { expect, test } from 'vitest';
import { formatCursor, type EventCursor } from '#server/events/cursor.ts';
import type { OutboxEvent } from '#server/events/readOutbox.ts';
import { parseSnapshot, type Snapshot } from '#server/events/snapshot.ts';
import { EventSubscription } from '#server/events/subscription.ts';

const seenUpTo = (txid: number): Snapshot => {
  const snapshot = parseSnapshot(`${txid}:${txid}:`);
  if (!snapshot) throw new Error('a snapshot');
  return snapshot;
};

/** An event with its own transaction, as read by a reader that starts at the beginning. */
function eventOf(txid: number): OutboxEvent {
  const place: EventCursor = { from: seenUpTo(1), upTo: seenUpTo(txid + 1), seq: txid };
  return { topic: 'form:1', teamId: null, payload: { id: txid }, txid, place, cursor: formatCursor(place) };
}

function comingBack(capacity: number): EventSubscription {
  return new EventSubscription({ topics: ['form:1'], capacity, replays: true, onEnd: () => undefined });
}

async function told(subscription: EventSubscription, count: number): Promise<unknown[]> {
  const events = await Promise.all(Array.from({ length: count }, () => subscription.next()));
  return events.map(({ value }) => value?.payload['id']);
}

test("live events that arrive during the replay don't use up its capacity", async () => {
  const subscription = comingBack(3);
  for (const txid of [11, 12, 13]) subscription.deliver(eventOf(txid));
  for (const txid of [11, 12, 13]) subscription.replay(eventOf(txid));
  subscription.goLive(seenUpTo(14));
  expect(await told(subscription, 3)).toEqual([11, 12, 13]);
  subscription.deliver(eventOf(14));
  expect(await told(subscription, 1)).toEqual([14]);
});

test('closes when more events than fit arrive, replayed or live', async () => {
  const past = comingBack(3);
  for (const txid of [11, 12, 13, 14]) past.replay(eventOf(txid));
  await expect(past.next()).rejects.toMatchObject({ reason: 'expired' });
  const meanwhile = comingBack(3);
  for (const txid of [11, 12, 13, 14]) meanwhile.deliver(eventOf(txid));
  await expect(meanwhile.next()).rejects.toMatchObject({ reason: 'expired' });
  const together = comingBack(3);
  for (const txid of [13, 14]) together.deliver(eventOf(txid));
  for (const txid of [11, 12]) together.replay(eventOf(txid));
  together.goLive(seenUpTo(13));
  await expect(together.next()).rejects.toMatchObject({ reason: 'tooSlow' });
});
