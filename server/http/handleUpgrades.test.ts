import { once } from 'node:events';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { handleUpgrades } from '#server/http/handleUpgrades.ts';
import { listen } from '#server/http/listen.ts';
import { SocketLimiter } from '#server/http/SocketLimiter.ts';

test("a server that shuts down tells its sockets to reconnect, and doesn't wait for them", async () => {
  const listening = await listen({ port: 0 });
  handleUpgrades(listening, new WebSocketServer({ noServer: true }), {
    takeRequest: () => 0,
    socketLimiter: new SocketLimiter(),
    networkOf: () => 'here',
  });
  const clients = Array.from({ length: 20 }, () => new WebSocket(`ws://localhost:${listening.port}/graphql`));
  await Promise.all(clients.map((client) => once(client, 'open')));

  const codes = Promise.all(clients.map(async (client) => ((await once(client, 'close')) as [number])[0]));
  const begun = performance.now();
  await listening.close();

  expect(performance.now() - begun).toBeLessThan(1_500);
  expect(new Set(await codes)).toEqual(new Set([1012]));
});
