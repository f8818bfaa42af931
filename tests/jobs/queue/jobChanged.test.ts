import { afterEach, expect, test } from 'vitest';
import { newId } from '#server/newId.ts';
import { jobTopic } from '#server/operations/job/jobRow.ts';
import { sweep } from '#server/operations/upkeep/sweep.ts';
import { waitUntilHeld, publishSlowly } from '#tests/jobs/queue/slowPublishing.ts';
import { persistDocuments } from '#tests/protocol/persistDocuments.ts';
import { openLiveConnection, whenConnected, portOf, subscription } from '#tests/support/liveConnection.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { startPortico, type Portico } from '#tests/support/startPortico.ts';
import { useServer } from '#tests/support/useServer.ts';
import type { LiveConnection } from '#web/relay/createLiveConnection.ts';

const documents = persistDocuments({
  watch: `subscription Watch($id: ID!, $after: String) {
    jobChanged(id: $id, after: $after) { cursor job { state progress failure } } }`,
});
const watch = subscription(documents.ids.watch);
const server = useServer({ PERSISTED_OPERATIONS: documents.file });
const lines: LiveConnection[] = [];
const workers: Portico[] = [];
afterEach(async () => {
  for (const line of lines.splice(0)) line.close();
  for (const worker of workers.splice(0)) await worker.kill();
});

interface Shown {
  readonly state: string;
  readonly progress: number;
  readonly failure: string | null;
}

/** The job states that a browser shows, newest last. */
async function watching(who: TestPerson, jobId: string): Promise<Shown[]> {
  const line = openLiveConnection(who, portOf(server.url));
  lines.push(line);
  const shown: Shown[] = [];
  const open = whenConnected(line);
  line.subscribe(watch, { id: `Job:${jobId}` }).subscribe({
    next: (response) => {
      if ('data' in response) shown.push(response.data?.['jobChanged'].job);
    },
  });
  await open;
  return shown;
}

test("the web process shows the progress of a worker's job: queued, working, complete", async () => {
  const publishing = await publishSlowly(server.services);
  const { state, progress } = await server.services.db.job.findUniqueOrThrow({ where: { id: publishing.jobId } });
  expect({ state, progress }).toEqual({ state: 'queued', progress: 0 });
  const shown = await watching(publishing.form.writer, publishing.jobId);
  const url = String(server.services.pool.options.connectionString);
  workers.push(await startPortico('worker', { url }));
  await waitUntilHeld(server.services);
  await expect.poll(() => shown.at(-1)).toEqual({ state: 'working', progress: 10, failure: null });
  await publishing.letGo();
  await expect
    .poll(() => shown.at(-1), { timeout: 10_000 })
    .toEqual({ state: 'complete', progress: 100, failure: null });
});

test('a job missing from the queue is marked as failed, and the people waiting for it are notified', async () => {
  const person = await makePerson(server.services);
  const long = new Date(Date.now() - 120_000);
  const [strandedId, youngId] = [newId(), newId()];
  const job = { task: 'template/publishFlowTemplate', userId: person.id, state: 'working' as const };
  await server.services.db.job.createMany({
    data: [
      { ...job, id: strandedId, createdAt: long },
      { ...job, id: youngId },
    ],
  });
  const shown = await watching(person, strandedId);
  await sweep({ services: server.services, actor: { kind: 'system' } });
  await expect
    .poll(() => shown.at(-1))
    .toEqual({ state: 'failed', progress: 0, failure: 'Oops, something went wrong' });
  expect(await server.services.db.job.findUnique({ where: { id: youngId } })).toMatchObject({ state: 'working' });
  const told = await server.services.db.eventOutbox.count({ where: { topic: jobTopic(strandedId) } });
  await sweep({ services: server.services, actor: { kind: 'system' } });
  expect(await server.services.db.eventOutbox.count({ where: { topic: jobTopic(strandedId) } })).toBe(told);
});
