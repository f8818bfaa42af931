import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { JobState } from '#server/generated/prisma/enums.ts';
import { timingFinding, type Drill, type DrillCounts, type Finding } from '#tests/faults/drill.ts';
import { openScene, type Scene } from '#tests/faults/scene.ts';
import type { Cluster } from '#tests/support/cluster.ts';
import { formBuilder, makeDraft } from '#tests/support/forms.ts';
import { apiOn } from '#tests/support/graphql.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';
import { startPortico } from '#tests/support/startPortico.ts';

/** The number of jobs in progress at each kill. */
const atOnce = 3;

interface JobRequest {
  readonly formId: string;
  readonly jobId: string;
}

/** The worker publishes; just before it finishes, it is killed, and another one is started. */
async function run({ workerKills }: DrillCounts, cluster: Cluster): Promise<readonly Finding[]> {
  await using scene = await openScene(cluster);
  const untilTaken: number[] = [];
  const requests: JobRequest[] = [];
  let inTheMiddle = 0;
  let worker = await startPortico('worker', { url: scene.url });
  try {
    for (let kill = 0; kill < workerKills; kill += 1) {
      const drafts = await Promise.all(Array.from({ length: atOnce }, () => makePublishable(scene)));
      const letGo = await hold(scene.url, drafts);
      const these = await Promise.all(drafts.map(async ({ formId, ask }) => ({ formId, jobId: await ask() })));
      requests.push(...these);
      await until(async () => (await waitingForLocks(scene)) === atOnce);
      inTheMiddle += await countJobs(scene, these, 'working');
      await worker.kill();
      const killed = performance.now();
      await letGo();
      worker = await startPortico('worker', { url: scene.url });
      await until(async () => (await takenUp(scene, these)) === atOnce);
      untilTaken.push(performance.now() - killed);
      await until(async () => (await countJobs(scene, these, 'complete')) === atOnce);
    }
  } finally {
    await worker.kill();
  }
  const { services } = scene;
  const formIds = requests.map(({ formId }) => formId);
  const versions = await services.db.flowTemplate.groupBy({
    by: ['masterTemplateId'],
    where: { masterTemplateId: { in: formIds }, kind: 'published' },
    _count: true,
  });
  const steps = await services.db.step.count({
    where: { flowTemplate: { masterTemplateId: { in: formIds }, kind: 'published' } },
  });
  return [
    { what: 'times the worker was killed', found: untilTaken.length, wish: workerKills },
    { what: 'jobs in progress when killed', found: inTheMiddle, wish: workerKills * atOnce },
    { what: 'completed jobs', found: await countJobs(scene, requests, 'complete'), wish: requests.length },
    {
      what: 'forms with exactly one published version',
      found: versions.filter(({ _count }) => _count === 1).length,
      wish: requests.length,
    },
    { what: 'steps in them', found: steps, wish: requests.length * 2 },
    timingFinding('from the kill until its jobs are taken over', untilTaken),
  ];
}

interface Publishable {
  readonly formId: string;
  readonly ask: () => Promise<string>;
}

/** A two-step form that could be published. */
async function makePublishable({ services }: Scene): Promise<Publishable> {
  const api = apiOn({ services });
  const form = await makeDraft(api);
  const build = formBuilder(api, form);
  for (const name of ['Ask', 'Check']) {
    const { sections } = await build.step('CollectInfoStep', name);
    await build.field(sections[0]?.id ?? '', 'text', 'What');
  }
  return {
    formId: plainIdOf(form.formId),
    ask: async () => {
      const { job } = await build.edit('publishFlowTemplate', { flowTemplateId: form.draftId }, 'job { id }');
      return plainIdOf(job.id);
    },
  };
}

/** Blocks publishing of these forms from finishing until the returned function is called. */
async function hold(url: string, forms: readonly Publishable[]): Promise<() => Promise<void>> {
  const holder = new pg.Client(url);
  await holder.connect();
  await holder.query('BEGIN');
  const ids = forms.map(({ formId }) => formId);
  await holder.query('SELECT id FROM master_templates WHERE id = ANY ($1::uuid[]) FOR UPDATE', [ids]);
  return async () => {
    await holder.query('ROLLBACK');
    await holder.end();
  };
}

async function waitingForLocks({ services }: Scene): Promise<number> {
  const text = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return (await services.pool.query(text)).rowCount ?? 0;
}

const countJobs = ({ services }: Scene, requests: readonly JobRequest[], state: JobState): Promise<number> =>
  services.db.job.count({ where: { id: { in: requests.map(({ jobId }) => jobId) }, state } });

/** Jobs that were started a second time, or are finished and gone from the queue. */
async function takenUp({ services }: Scene, requests: readonly JobRequest[]): Promise<number> {
  const keys = requests.map(({ jobId }) => `template/publishFlowTemplate:${jobId}`);
  const text = 'SELECT FROM graphile_worker.jobs WHERE key = ANY ($1::text[]) AND attempts < 2';
  return requests.length - ((await services.pool.query(text, [keys])).rowCount ?? 0);
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 30_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('it did not happen within 30 s');
    await pause(10);
  }
}

export const drill: Drill = { title: 'The worker is killed in the middle of its jobs', run };
