import { scheduledRunDue } from '#domain/export/scheduledRun.ts';
import type { CalendarDate } from '#domain/kernel/dates.ts';
import { createAccess } from '#server/access/createAccess.ts';
import { nilUuid } from '#server/database/nilUuid.ts';
import { statement } from '#server/database/statement.ts';
import { runBulkExport } from '#server/operations/export/bulkExport.ts';
import { forEachIsolated } from '#server/operations/forEachIsolated.ts';
import type { OperationContext } from '#server/Services.ts';
import { loadPrincipal, unrestrictedRequester } from '#server/sessions/loadPrincipal.ts';

interface Scheduled {
  readonly id: string;
  readonly userId: string;
  readonly timeZone: string;
  readonly scheduledDay: number;
  readonly scheduledSince: Date | null;
  readonly lastScheduledOn: CalendarDate | null;
}

const scheduled = statement<[after: string, most: number], Scheduled>(
  'exports_scheduled',
  `SELECT b.id, b.created_by_id AS "userId", t.time_zone AS "timeZone", b.scheduled_day AS "scheduledDay", b.scheduled_since AS "scheduledSince",
     b.last_scheduled_on::text AS "lastScheduledOn"
   FROM batch_export_templates b JOIN teams t ON t.id = b.team_id AND t.suspended_at IS NULL
   WHERE b.id > $1::uuid AND b.scheduled_day IS NOT NULL ORDER BY b.id LIMIT $2`,
);

const atOnce = 500;

/** Runs every bulk export that is due in its team's time zone: once a month, for the person who created it. */
export function runScheduledExports(ctx: OperationContext): Promise<void> {
  const { pool, now } = ctx.services;
  const dueOf = (bulk: Scheduled): CalendarDate | null => scheduledRunDue(bulk, now(), bulk.timeZone);
  return forEachIsolated<Scheduled>(ctx, {
    pageAfter: (last) => scheduled.rows(pool, [last?.id ?? nilUuid, atOnce]),
    those: (page) => Promise.resolve(page.filter((bulk) => dueOf(bulk) !== null)),
    work: (bulk) => run(ctx, bulk, dueOf(bulk)),
    failed: 'could not run a scheduled export',
  });
}

async function run(ctx: OperationContext, { id, userId }: Scheduled, scheduledOn: CalendarDate | null): Promise<void> {
  const { pool } = ctx.services;
  const maker = scheduledOn === null ? null : await loadPrincipal(pool, userId, unrestrictedRequester);
  // a schedule must not export for someone who has left the team
  if (scheduledOn === null || !maker || !(await createAccess(pool, maker).may('bulkExport', 'runBulkExport', id)))
    return;
  await runBulkExport(ctx, { id, userId, asker: unrestrictedRequester, scheduledOn });
}
