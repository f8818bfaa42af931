import { Gauge, type Registry } from 'prom-client';
import { taskNames } from '#server/jobs/catalog.ts';
import { backlog } from '#server/queries/upkeep/backlog.ts';
import type { Services } from '#server/Services.ts';

/** Every process reports the same about the shared queue, so use the maximum across processes. */
export function queueMetrics(registry: Registry, { pool, log }: Pick<Services, 'pool' | 'log'>): void {
  const known: ReadonlySet<string> = new Set(taskNames);
  const gauge = (name: string, help: string): Gauge<'task'> =>
    new Gauge({ name, help, labelNames: ['task'], registers: [registry] });
  const waiting = gauge('portico_jobs_waiting', 'Jobs that are to be done, by task.');
  const failed = gauge('portico_jobs_failed', 'Jobs that were given up, by task.');
  const oldest = gauge('portico_jobs_oldest_seconds', 'How long the oldest job that is due has waited, by task.');
  const mailsFailed = new Gauge({
    name: 'portico_mails_failed',
    help: 'Mails of the last week that nobody took.',
    registers: [registry],
  });
  new Gauge({
    name: 'portico_mails_waiting',
    help: 'Mails of the last week that were not sent yet.',
    registers: [registry],
    async collect() {
      for (const one of [waiting, failed, oldest]) one.reset();
      try {
        const { jobs, mails } = await backlog(pool);
        for (const { task, ...job } of jobs) {
          const name = { task: known.has(task) ? task : 'other' };
          waiting.inc(name, job.waiting);
          failed.inc(name, job.failed);
          oldest.set(name, job.oldestSeconds);
        }
        this.set(mails.waiting);
        mailsFailed.set(mails.failed);
      } catch (error) {
        // what is not known is not told; the rest is, which shows that the database is away
        log.warn({ err: error }, 'could not count the job queue');
        this.remove();
        mailsFailed.remove();
      }
    },
  });
}
