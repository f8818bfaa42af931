import { setTimeout as pause } from 'node:timers/promises';
import { breakingChanges } from '#tests/architecture/breakingChanges.ts';
import type { Drill, DrillCounts, Finding } from '#tests/faults/drill.ts';
import { openScene } from '#tests/faults/scene.ts';
import { keepWriting, makeWriters, misleadingResponses, findKeptAnswers } from '#tests/faults/writers.ts';
import type { Cluster } from '#tests/support/cluster.ts';
import { startPortico } from '#tests/support/startPortico.ts';

const writerCount = 8;
const savesBetween = 60;

/** One migration of each kind that may run while servers of the previous release are running. */
const expansions: readonly string[] = [
  'ALTER TABLE answers ADD COLUMN of_tomorrow TEXT',
  `ALTER TABLE submissions ADD COLUMN of_tomorrow TEXT NOT NULL DEFAULT 'new'`,
  'ALTER TABLE users ADD COLUMN of_tomorrow JSONB',
  'CREATE TABLE of_tomorrow (id UUID PRIMARY KEY, answer_id UUID REFERENCES answers(id) ON DELETE CASCADE)',
  'CREATE INDEX CONCURRENTLY answers_of_tomorrow_idx ON answers (of_tomorrow)',
  'ALTER TABLE answers ALTER COLUMN of_tomorrow DROP NOT NULL',
  `ALTER TYPE actor_kind ADD VALUE 'of_tomorrow'`,
  'ALTER TABLE sessions ADD COLUMN of_tomorrow TIMESTAMPTZ(3) DEFAULT now()',
];

/** A newer release's migrations run one by one while servers of this release are running. */
async function run(_counts: DrillCounts, cluster: Cluster): Promise<readonly Finding[]> {
  await using scene = await openScene(cluster);
  const { services } = scene;
  const writers = await makeWriters(services, writerCount);
  await using server = await startPortico('server', { url: scene.url });
  const over = new AbortController();
  let saves = 0;
  const wanted = { port: server.port, over: over.signal, onAcknowledged: () => void (saves += 1) };
  const writing = Promise.all(writers.map((writer) => keepWriting(writer, wanted)));
  const statuses = new Set<number>();
  const migrating = async (): Promise<void> => {
    for (const sql of expansions) {
      const before = saves;
      while (saves < before + savesBetween) await pause(1);
      await services.pool.query(sql);
      statuses.add((await fetch(`http://127.0.0.1:${server.port}/ready`)).status);
    }
    const before = saves;
    while (saves < before + savesBetween) await pause(1);
  };
  await Promise.race([writing, migrating()]);
  over.abort();
  await writing;
  const { acknowledged, lost, torn } = await findKeptAnswers(services, writers);
  const troubles = new Set(writers.flatMap((writer) => [...writer.troubles]));
  return [
    { what: 'migrations under load', found: expansions.length },
    {
      what: 'of these, ones that are not allowed while older servers run',
      found: expansions.flatMap(breakingChanges).join(),
      wish: '',
    },
    { what: 'acknowledged answers', found: acknowledged },
    { what: 'acknowledged answers lost', found: lost, wish: 0 },
    { what: 'torn answers', found: torn, wish: 0 },
    { what: 'failed saves', found: [...troubles].join(), wish: '' },
    { what: 'responses other than a retry', found: misleadingResponses(writers), wish: '' },
    { what: 'readiness statuses', found: [...statuses].join(), wish: '200' },
  ];
}

export const drill: Drill = {
  title: 'Migrations of a newer release run while eight people write through servers of this one',
  run,
};
