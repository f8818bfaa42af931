import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Services } from '#server/Services.ts';
import { formBuilder, makeDraft, type TestForm } from '#tests/support/forms.ts';
import { apiOn } from '#tests/support/graphql.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';

/** A queue job of controllable length: it publishes a form, and waits at the end until released. */
export interface Publishing {
  readonly form: TestForm;
  readonly jobId: string;
  letGo(): Promise<void>;
}

export async function publishSlowly(services: Services): Promise<Publishing> {
  const api = apiOn({ services });
  const form = await makeDraft(api);
  const build = formBuilder(api, form);
  const { sections } = await build.step('CollectInfoStep', 'Ask');
  await build.field(sections[0]?.id ?? '', 'text', 'What');
  const holder = new pg.Client(String(services.pool.options.connectionString));
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT id FROM master_templates WHERE id = $1 FOR UPDATE', [plainIdOf(form.formId)]);
  const { job } = await build.edit('publishFlowTemplate', { flowTemplateId: form.draftId }, 'job { id }');
  return {
    form,
    jobId: plainIdOf(job.id),
    async letGo() {
      await holder.query('ROLLBACK');
      await holder.end();
    },
  };
}

/** Waits until a worker is in the middle of it. */
export const waitUntilHeld = ({ pool }: Services): Promise<void> =>
  waitUntil(async () => {
    const text = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    return (await pool.query(text)).rowCount === 1;
  });

export const waitUntilComplete = ({ db }: Services, { jobId }: Publishing): Promise<void> =>
  waitUntil(async () => (await db.job.findUnique({ where: { id: jobId } }))?.state === 'complete');

export async function publishedVersions({ db }: Services, { form }: Publishing): Promise<number> {
  return db.flowTemplate.count({ where: { masterTemplateId: plainIdOf(form.formId), kind: 'published' } });
}

export async function waitUntil(holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 20_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('it did not happen within 20 s');
    await pause(10);
  }
}
