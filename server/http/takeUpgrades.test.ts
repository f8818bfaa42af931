import { once } from 'node:events';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { listen } from '#server/http/listen.ts';
import { SocketCrowd } from '#server/http/socketCrowd.ts';
import { takeUpgrades } from '#server/http/takeUpgrades.ts';

test("a server that shuts down tells its sockets to reconnect, and doesn't wait for them", async () => {
  const listening = await listen({ port: 0 });
  takeUpgrades(listening, new WebSocketServer({ noServer: true }), {
    takeRequest: () => 0,
    crowd: new SocketCrowd(),
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
