import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import pg from 'pg';
import { expect, test } from 'vitest';
import { announce } from '#server/events/announce.ts';
import { openPostgresBus } from '#server/events/openPostgresBus.ts';
import { testEvent, eventIdOf, startProcess, type EventProcess } from '#tests/adapters/events/eventProcess.ts';
import { useDatabase } from '#tests/support/database.ts';

const database = useDatabase();
const log = { warn: () => {} };

interface Story {
  readonly topic: number;
  readonly count: number;
  /** how long the transaction stays open after its write */
  readonly holdMs: number;
  readonly commits: boolean;
}
const story = fc.record({
  topic: fc.nat(2),
  count: fc.integer({ min: 1, max: 4 }),
  holdMs: fc.nat(12),
  commits: fc.constantFrom(true, true, true, false),
});
const plan = fc.record({
  writers: fc.array(fc.array(story, { minLength: 4, maxLength: 12 }), { minLength: 2, maxLength: 6 }),
  /** each reader reconnects after this many events, repeatedly */
  patience: fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 2, maxLength: 4 }),
});

async function writeAll(
  process: EventProcess,
  topics: readonly string[],
  name: string,
  stories: readonly Story[],
): Promise<string[]> {
  const client = new pg.Client(database.url);
  await client.connect();
  const committed: string[] = [];
  for (const [i, { topic, count, holdMs, commits }] of stories.entries()) {
    const ids = Array.from({ length: count }, (_, n) => `${topic}/${name}.${i}.${n}`);
    await client.query('BEGIN');
    await announce(
      client,
      ids.map((id) => testEvent(topics[topic]!, id)),
    );
    await pause(holdMs);
    await client.query(commits ? 'COMMIT' : 'ROLLBACK');
    process.hub.wake();
    if (commits) committed.push(...ids);
  }
  await client.end();
  return committed;
}

/** Reads forever, and reconnects with its last event's cursor after every timeout. */
async function readAll(
  processes: readonly EventProcess[],
  topics: readonly string[],
  patience: number,
  read: string[],
  begun: () => void,
  over: AbortSignal,
): Promise<void> {
  let cursor: string | undefined;
  for (let visit = 0; !over.aborted; visit += 1) {
    const { hub } = processes[visit % processes.length]!;
    const events = await hub.subscribe(topics, cursor);
    begun();
    const stop = (): void => void events.return();
    over.addEventListener('abort', stop);
    if (over.aborted) stop();
    let left = patience;
    for await (const one of events) {
      read.push(eventIdOf(one) as string);
      cursor = one.cursor;
      left -= 1;
      if (left === 0) break;
    }
    over.removeEventListener('abort', stop);
  }
}

test('with late commits and any number of reconnects, every reader gets every event exactly once', async () => {
  const openBus = (process: { url: string; pool: pg.Pool; onNotified: () => void }) =>
    openPostgresBus({ ...process, log });
  const processes = [
    await startProcess({ url: database.url, openBus }),
    await startProcess({ url: database.url, openBus }),
  ];
  await fc.assert(
    fc.asyncProperty(plan, async ({ writers, patience }) => {
      const topics = [0, 1, 2].map((n) => `form:${randomUUID()}:${n}`);
      const over = new AbortController();
      const reads = patience.map((): string[] => []);
      const begun: Promise<void>[] = [];
      const readers = patience.map((few, i) => {
        let begin = (): void => {};
        begun.push(new Promise((resolve) => (begin = resolve)));
        return readAll(processes, topics, few, reads[i]!, begin, over.signal);
      });
      await Promise.all(begun);
      const written = await Promise.all(
        writers.map((stories, i) => writeAll(processes[i % 2]!, topics, `${i}`, stories)),
      );
      const all = written.flat().sort();
      await expect
        .poll(() => reads.map((ids) => ids.length), { timeout: 20_000, interval: 10 })
        .toEqual(reads.map(() => all.length));
      await pause(30);
      over.abort();
      await Promise.all(readers);
      for (const ids of reads) expect([...ids].sort()).toEqual(all);
    }),
    { numRuns: 40, endOnFailure: true },
  );
  for (const process of processes) await process[Symbol.asyncDispose]();
}, 120_000);
