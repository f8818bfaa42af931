import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { timingFinding, type Drill, type DrillCounts, type Finding } from '#tests/faults/drill.ts';
import { openScene } from '#tests/faults/scene.ts';
import type { Cluster } from '#tests/support/cluster.ts';
import { startPortico } from '#tests/support/startPortico.ts';

/** Longer than any of them may last: 15 s for headers, 30 s for a small body, and checks every 5 s. */
const patienceMs = 60_000;

interface Line {
  readonly begins: string;
  /** sent once a second */
  readonly goesOn: string;
}

/** Each is a request that never completes. */
const lines: Readonly<Record<string, Line>> = {
  'sends nothing': { begins: '', goesOn: '' },
  'sends a header every second': { begins: 'GET / HTTP/1.1\r\nHost: a\r\n', goesOn: 'X-A: b\r\n' },
  'sends a byte of its body every second': {
    begins:
      'POST /users/sign_in HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
    goesOn: ' ',
  },
};

async function run({ slowLines }: DrillCounts, cluster: Cluster): Promise<readonly Finding[]> {
  await using scene = await openScene(cluster);
  await using server = await startPortico('server', { url: scene.url });
  const held = Object.entries(lines).flatMap(([name, line]) =>
    Array.from({ length: slowLines }, () => ({ name, life: liveOf(server.port, line) })),
  );
  const over = new AbortController();
  const [waits, failures]: [number[], string[]] = [[], []];
  const asking = (async () => {
    while (!over.signal.aborted) {
      const begun = performance.now();
      const status = await fetch(`http://127.0.0.1:${server.port}/ready`).then(
        (response) => response.status,
        (error: unknown) => String(error),
      );
      if (status !== 200) failures.push(String(status));
      waits.push(performance.now() - begun);
      await pause(100);
    }
  })();
  const lives = await Promise.all(held.map(async ({ name, life }) => ({ name, ms: await life })));
  over.abort();
  await asking;
  return [
    { what: 'open slow connections', found: held.length },
    { what: 'refused requests of other clients', found: failures.length, wish: 0 },
    timingFinding('response time for others', waits),
    ...Object.keys(lines).flatMap((kind): Finding[] => {
      const own = lives.filter(({ name }) => name === kind).map(({ ms }) => ms);
      const endless = own.filter((ms) => ms >= patienceMs).length;
      return [
        { what: `still open: ${kind}`, found: endless, wish: 0 },
        timingFinding(`lifetime of a client that ${kind}`, own),
      ];
    }),
  ];
}

/** How long the server kept it open, in milliseconds. */
async function liveOf(port: number, { begins, goesOn }: Line): Promise<number> {
  const socket: Socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.resume();
  await once(socket, 'connect');
  const begun = performance.now();
  socket.write(begins);
  const going = setInterval(() => socket.write(goesOn), 1000);
  await Promise.race([closed, pause(patienceMs, null, { ref: false })]);
  clearInterval(going);
  socket.destroy();
  return performance.now() - begun;
}

export const drill: Drill = { title: 'Many clients hold connections with requests that never complete', run };
