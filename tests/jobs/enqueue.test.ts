import { expect, test } from 'vitest';
import { inTransaction } from '#server/database/inTransaction.ts';
import { catalog, taskNames, type TaskName } from '#server/jobs/catalog.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { newId } from '#server/newId.ts';
import { useServices } from '#tests/support/services.ts';
import { crontab } from '#workers/crontab.ts';
import { taskList } from '#workers/taskList.ts';

const made = useServices();
const waiting = async (): Promise<number> => {
  const { rows } = await made.services.pool.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM graphile_worker.jobs',
  );
  return rows[0]?.count ?? 0;
};

test('a job exists exactly if the change that enqueued it was committed', async () => {
  const { db } = made.services;
  const change = (fails: boolean): Promise<void> =>
    inTransaction(db, async (tx) => {
      await enqueue(tx, 'mail/sendMail', { mailId: newId() });
      if (fails) throw new Error('the change failed');
    });

  await expect(change(true)).rejects.toThrow('the change failed');
  expect(await waiting()).toBe(0);
  await change(false);
  expect(await waiting()).toBe(1);
});

test('a job with the key of a waiting one replaces it', async () => {
  const { db } = made.services;
  const before = await waiting();
  for (let n = 0; n < 3; n += 1) {
    await inTransaction(db, (tx) => enqueue(tx, 'mail/sendMail', { mailId: newId() }, { key: 'one' }));
  }
  expect(await waiting()).toBe(before + 1);
});

test.each(taskNames.filter((name) => name !== 'upkeep/sweep'))('%s rejects a payload of another task', async (name) => {
  const run = taskList(made.services)[name];
  await expect(
    run?.({ somethingElse: 1 }, { job: { id: '1', attempts: 1, max_attempts: 1 } } as never),
  ).rejects.toThrow(/invalid|expected|unrecognized/i);
});

test('scheduled jobs use tasks from the catalog and never pile up', () => {
  expect(crontab.length).toBeGreaterThan(0);
  for (const { task, payload, identifier, options } of crontab) {
    const { payload: schema } = catalog[task as TaskName];
    expect(Object.keys(catalog)).toContain(task);
    expect(schema.safeParse(payload).success).toBe(true);
    expect(options.jobKey).toBe(identifier);
  }
  expect(new Set(crontab.map(({ identifier }) => identifier)).size).toBe(crontab.length);
});
