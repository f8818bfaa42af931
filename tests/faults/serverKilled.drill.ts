import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#server/embedded/freePort.ts';
import { timingFinding, type Drill, type DrillCounts, type Finding } from '#tests/faults/drill.ts';
import { openScene } from '#tests/faults/scene.ts';
import { keepWriting, makeWriters, misleadingResponses, findKeptAnswers } from '#tests/faults/writers.ts';
import type { Cluster } from '#tests/support/cluster.ts';
import { startPortico } from '#tests/support/startPortico.ts';

const writerCount = 16;
const savesBetweenKills = 150;

async function run({ serverKills }: DrillCounts, cluster: Cluster): Promise<readonly Finding[]> {
  await using scene = await openScene(cluster);
  const writers = await makeWriters(scene.services, writerCount);
  const port = await freePort();
  const over = new AbortController();
  let saves = 0;
  let lastSave = 0;
  const onAcknowledged = (): void => {
    saves += 1;
    lastSave = performance.now();
  };
  const writing = Promise.all(
    writers.map((writer) => keepWriting(writer, { port, over: over.signal, onAcknowledged })),
  );
  const [untilReady, untilSaved]: [number[], number[]] = [[], []];
  await Promise.race([writing, killAgainAndAgain()]);
  over.abort();
  await writing;

  async function killAgainAndAgain(): Promise<void> {
    for (let kill = 0; kill < serverKills; kill += 1) {
      await using server = await startPortico('server', { url: scene.url, port });
      const ready = performance.now();
      const before = saves;
      while (saves === before) await pause(2);
      untilReady.push(server.readyMs);
      untilSaved.push(lastSave - ready);
      while (saves < before + savesBetweenKills) await pause(1);
    }
  }

  const { acknowledged, lost, torn } = await findKeptAnswers(scene.services, writers);
  return [
    { what: 'times the server was killed', found: untilReady.length, wish: serverKills },
    { what: 'acknowledged answers', found: acknowledged },
    { what: 'acknowledged answers lost', found: lost, wish: 0 },
    { what: 'torn answers', found: torn, wish: 0 },
    { what: 'responses other than a retry', found: misleadingResponses(writers), wish: '' },
    timingFinding('from its start until the server is ready', untilReady),
    timingFinding(
      'from then until the next save',
      untilSaved.map((ms) => Math.max(0, ms)),
    ),
  ];
}

export const drill: Drill = { title: 'The server is killed while sixteen people write', run };
