import { setTimeout as pause } from 'node:timers/promises';
import { timingFinding, type Drill, type DrillCounts, type Finding } from '#tests/faults/drill.ts';
import { openDurable } from '#tests/faults/openDurable.ts';
import { servicesOn } from '#tests/faults/scene.ts';
import { keepWriting, makeWriters, misleadingResponses, findKeptAnswers } from '#tests/faults/writers.ts';
import { startPortico } from '#tests/support/startPortico.ts';

const writerCount = 16;
const savesBetweenKills = 150;

async function run({ databaseKills }: DrillCounts): Promise<readonly Finding[]> {
  await using parts = new AsyncDisposableStack();
  const database = await openDurable(parts);
  const { services } = await servicesOn(database.url, parts);
  const writers = await makeWriters(services, writerCount);
  const server = parts.use(await startPortico('server', { url: database.url }));
  const worker = parts.use(await startPortico('worker', { url: database.url }));
  const over = new AbortController();
  let saves = 0;
  const onAcknowledged = (): void => void (saves += 1);
  const wanted = { port: server.port, over: over.signal, onAcknowledged };
  const writing = Promise.all(writers.map((writer) => keepWriting(writer, wanted)));
  const [untilSaved, untilWorked]: [number[], number[]] = [[], []];
  await Promise.race([writing, killAgainAndAgain()]);
  over.abort();
  await writing;

  async function killAgainAndAgain(): Promise<void> {
    for (let kill = 0; kill < databaseKills; kill += 1) {
      const before = saves;
      while (saves < before + savesBetweenKills) await pause(1);
      await database.killAndStartAgain();
      const back = performance.now();
      const since = saves;
      while (saves === since) await pause(2);
      untilSaved.push(performance.now() - back);
      await services.pool.query(`SELECT graphile_worker.add_job('upkeep/sweep')`);
      while ((await services.pool.query('SELECT FROM graphile_worker.jobs')).rowCount !== 0) await pause(20);
      untilWorked.push(performance.now() - back);
    }
  }

  const { acknowledged, lost, torn } = await findKeptAnswers(services, writers);
  return [
    { what: 'times PostgreSQL was killed', found: untilSaved.length, wish: databaseKills },
    { what: 'the server is still the same process', found: String(server.isRunning()), wish: 'true' },
    { what: 'the worker is still the same process', found: String(worker.isRunning()), wish: 'true' },
    { what: 'acknowledged answers', found: acknowledged },
    { what: 'acknowledged answers lost', found: lost, wish: 0 },
    { what: 'torn answers', found: torn, wish: 0 },
    { what: 'responses other than a retry', found: misleadingResponses(writers), wish: '' },
    timingFinding('from when the database is back until the next save', untilSaved),
    timingFinding('from then until a job is done', untilWorked),
  ];
}

export const drill: Drill = { title: 'PostgreSQL is killed while sixteen people write', run };
