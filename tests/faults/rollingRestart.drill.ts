import { setTimeout as pause } from 'node:timers/promises';
import { inspect } from 'node:util';
import type { Drill, DrillCounts, Finding } from '#tests/faults/drill.ts';
import { openScene } from '#tests/faults/scene.ts';
import type { Cluster } from '#tests/support/cluster.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { startPortico, type Portico } from '#tests/support/startPortico.ts';

const clientCount = 12;
const fewestRequests = 1000;
/** How often the load balancer checks readiness; the drain is many times as long. */
const askEveryMs = 50;
const troublesOfAway = 3;
const env = { DRAIN_SECONDS: '2', WEB_DEV_SERVER: 'http://localhost:1' };

/** Restarts each server, one at a time, while clients keep sending requests through a load balancer. */
async function run({ rollingRestarts }: DrillCounts, cluster: Cluster): Promise<readonly Finding[]> {
  await using scene = await openScene(cluster);
  const person = await makePerson(scene.services);
  const start = (port?: number): Promise<Portico> =>
    startPortico('server', { url: scene.url, env, ...(port === undefined ? {} : { port }) });
  const servers = [await start(), await start()];
  const ports = servers.map(({ port }) => port);
  const over = new AbortController();
  const balancer = balance(ports, over.signal);
  const told = { answered: 0, otherwise: 0, broken: [] as string[], exits: new Set<number | null>() };
  const clients = Array.from({ length: clientCount }, async () => {
    while (!over.signal.aborted) await ask(balancer.next(), person, told);
  });
  try {
    for (let round = 0; round < rollingRestarts; round += 1) {
      for (const [place, port] of ports.entries()) {
        told.exits.add((await servers[place]?.stop()) ?? null);
        servers[place] = await start(port);
        while (!balancer.isReady(port)) await pause(10);
      }
    }
    while (told.answered < fewestRequests) await pause(10);
  } finally {
    over.abort();
    await Promise.all(clients);
    await Promise.all(servers.map((server) => server.kill()));
  }
  return [
    { what: 'server restarts', found: rollingRestarts * ports.length, wish: rollingRestarts * ports.length },
    { what: 'requests with a response', found: told.answered },
    { what: 'requests without success', found: told.otherwise, wish: 0 },
    { what: 'requests reset or refused', found: told.broken.length, wish: 0 },
    { what: 'their errors', found: [...new Set(told.broken)].join(', ') || '-' },
    { what: 'exit codes', found: [...told.exits].join(), wish: '0' },
  ];
}

interface Balancer {
  next(): number;
  isReady(port: number): boolean;
}

/** Round robin over the servers that report ready. */
function balance(ports: readonly number[], over: AbortSignal): Balancer {
  const ready = new Set<number>(ports);
  let turn = 0;
  const watch = async (port: number): Promise<void> => {
    let troubles = 0;
    while (!over.aborted) {
      const said = await fetch(`http://127.0.0.1:${port}/ready`).then(
        (answer) => answer.text(),
        () => '',
      );
      const isWell = said.includes('"ok"');
      // a single slow response on a busy machine removes no server, but a stopping or missing one is removed
      const isGoing = said === '' || said.includes('stopping');
      troubles = isWell ? 0 : troubles + 1;
      if (isWell) ready.add(port);
      else if (isGoing || troubles >= troublesOfAway) ready.delete(port);
      await pause(askEveryMs);
    }
  };
  for (const port of ports) void watch(port);
  return {
    next: () => [...ready][(turn += 1) % ready.size] ?? 0,
    isReady: (port) => ready.has(port),
  };
}

interface Told {
  answered: number;
  otherwise: number;
  /** the result of each */
  readonly broken: string[];
}

/** `fetch` keeps its connections, as browsers and load balancers do. */
async function ask(port: number, { cookie }: TestPerson, told: Told): Promise<void> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', cookie: cookie ?? '' },
      body: JSON.stringify({ query: '{ viewer { id teams { slug } } }' }),
    });
    await answer.text();
    if (answer.ok) told.answered += 1;
    else told.otherwise += 1;
  } catch (error) {
    told.broken.push(port === 0 ? 'no server was ready' : inspect(error));
  }
}

export const drill: Drill = {
  title: 'Two servers are restarted one at a time while twelve clients keep sending requests',
  run,
};
