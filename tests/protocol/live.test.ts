import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { startCuttingProxy } from '#tests/protocol/startCuttingProxy.ts';
import { useWatchedSubmission } from '#tests/protocol/useWatchedSubmission.ts';
import { visitor } from '#tests/support/graphql.ts';
import { whenConnected, portOf } from '#tests/support/liveConnection.ts';
import { makePerson } from '#tests/support/people.ts';

const watched = useWatchedSubmission();
const { everything, heard, lineOf, lineSince, listen, save, server } = watched;

describe('a person who watches a submission gets every change once,', () => {
  test('although the connection is lost fifty times during the changes', async () => {
    await using proxy = await startCuttingProxy(portOf(server.url));
    const live = lineOf(watched.applicant, proxy.port);
    const told = listen(live);
    await whenConnected(live);
    for (let drop = 0; drop < 50; drop += 1) {
      await save();
      const again = whenConnected(live);
      proxy.cut();
      await save();
      await again;
      if (drop % 3 === 0) await save();
    }
    expect(await heard(told)).toEqual(everything());
  });

  test('although they subscribe before the connection is open, with an older page', async () => {
    const since = await server.services.events.now();
    await save();
    const live = lineSince(watched.applicant, portOf(server.url), since);
    let asksAnew = 0;
    live.onOpened(() => (asksAnew += 1));
    const told = listen(live);
    await save();
    await save();
    expect(await heard(told)).toEqual(everything());
    expect(asksAnew, 'nothing was missed, so nothing is reloaded').toBe(0);
  });

  test('although they subscribe long after the connection was acknowledged', async () => {
    const live = lineOf(watched.applicant, portOf(server.url));
    const first = listen(live);
    await whenConnected(live);
    await save();
    expect(await heard(first)).toEqual(everything());
    expect(await heard(listen(live))).toEqual(everything());
  });

  test('although the database fails for a while', async () => {
    await using proxy = await startCuttingProxy(portOf(server.url));
    const live = lineOf(watched.applicant, proxy.port);
    const told = listen(live);
    await whenConnected(live);
    await save();
    expect(await heard(told)).toEqual(everything());
    await server.services.pool.query('ALTER TABLE sessions RENAME TO sessions_away');
    proxy.cut();
    await pause(100);
    await server.services.pool.query('ALTER TABLE sessions_away RENAME TO sessions');
    await whenConnected(live);
    await save();
    expect(await heard(told)).toEqual(everything());
  });
});

async function announceMany(count: number): Promise<void> {
  await server.services.pool.query(
    `INSERT INTO event_outboxes (team_id, topic, payload)
     SELECT $1, 'submission:' || $2, jsonb_build_object('submissionId', $2::text) FROM generate_series(1, $3)`,
    [watched.team.id, watched.submission.id, count],
  );
  server.services.notifyEvents();
}

test('a cursor that the server has forgotten is dropped, not retried', async () => {
  const live = lineOf(watched.applicant, portOf(server.url));
  const told = listen(live, '99999999999:99999999999:');
  await whenConnected(live);
  await whenConnected(live);
  await save();
  expect(await heard(told)).toEqual(everything());
});

test('after missing too much, a client has to reload everything, and continues from there', async () => {
  await using proxy = await startCuttingProxy(portOf(server.url));
  const live = lineOf(watched.applicant, proxy.port);
  const told = listen(live);
  await whenConnected(live);
  await save();
  expect(await heard(told)).toEqual(everything());
  let loaded = 0;
  live.onOpened(() => (loaded += 1));
  proxy.away = true;
  proxy.cut();
  await announceMany(1_500);
  proxy.away = false;
  // once because the connection is back, and once because it missed too much to replay
  await expect.poll(() => loaded, { timeout: 10_000 }).toBe(2);
  const before = told.cursors.length;
  await save();
  await expect.poll(() => told.cursors.length, { timeout: 10_000 }).toBe(before + 1);
  expect(told.errors).toEqual([]);
});

test('a subscription without permission ends immediately, and is not retried', async () => {
  const stranger = await makePerson(server.services);
  for (const [who, failure] of [
    [stranger, 'notFound'],
    [visitor(), 'signedOut'],
  ] as const) {
    const told = listen(lineOf(who, portOf(server.url)));
    await expect.poll(() => told.errors.map(({ message }) => message)).toEqual([failure]);
  }
});

test('a client that does not read is disconnected, and no one else waits for it', async () => {
  const live = lineOf(watched.applicant, portOf(server.url));
  const told = listen(live);
  await whenConnected(live);
  await save();
  expect(await heard(told)).toEqual(everything());
  const sockets: WebSocket[] = [];
  const slow = lineOf(watched.applicant, portOf(server.url), (socket) => sockets.push(socket));
  const slowly = listen(slow);
  let loaded = 0;
  slow.onOpened(() => (loaded += 1));
  await whenConnected(slow);
  await save();
  await expect.poll(() => [told, slowly].map(({ cursors }) => cursors.length)).toEqual([2, 1]);
  for (const socket of sockets) socket.pause();

  // each event is large, so that network buffers are soon full
  await server.services.db.answer.updateMany({
    where: { submissionId: watched.submission.id },
    data: { content: 'x'.repeat(50_000) },
  });
  const { id: answerId } = await server.services.db.answer.findFirstOrThrow({
    where: { submissionId: watched.submission.id },
  });
  for (let batch = 0; batch < 15; batch += 1) {
    const before = told.cursors.length;
    await server.services.pool.query(
      `INSERT INTO event_outboxes (team_id, topic, payload)
       SELECT $1, 'submission:' || $2, jsonb_build_object('submissionId', $2::text, 'answerId', $3::text) FROM generate_series(1, 100)`,
      [watched.team.id, watched.submission.id, answerId],
    );
    server.services.notifyEvents();
    await expect.poll(() => told.cursors.length, { timeout: 20_000, interval: 5 }).toBe(before + 100);
  }
  expect(slowly.cursors).toHaveLength(1);
  expect(loaded).toBe(1);

  for (const socket of sockets) socket.resume();
  await expect.poll(() => loaded, { timeout: 20_000 }).toBe(2);
  expect(slowly.cursors.length).toBeLessThan(1_500);
  const before = slowly.cursors.length;
  await save();
  await expect.poll(() => slowly.cursors.length).toBe(before + 1);
});
