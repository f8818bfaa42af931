import { formatDate } from '#domain/kernel/instants.ts';
import { dateIn } from '#domain/kernel/timeZones.ts';
import { shouldSend } from '#domain/mail/emailSettings.ts';
import { taskTitle } from '#messages/submission/whatNextSentence.ts';
import { nilUuid } from '#server/database/nilUuid.ts';
import { statement } from '#server/database/statement.ts';
import type { SummarizedTask } from '#server/mail/templates/dailySummary.ts';
import { forEachIsolated } from '#server/operations/forEachIsolated.ts';
import { enqueueMail } from '#server/operations/mail/enqueueMail.ts';
import { choicesOf, reviewPage, stepPage } from '#server/operations/mail/notices.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { standingTasks, type StandingTask } from '#server/queries/mail/standingTasks.ts';
import type { OperationContext } from '#server/Services.ts';

const atOnce = 200;
/** People read their summary when they start work, in their own time zone. */
const morningHour = 7;
/** The summary lists the most urgent ones, and counts the others. */
const mostListed = 20;

interface DueSummary {
  readonly id: string;
  readonly userId: string;
  readonly teamId: string;
  /** later items wait for the next morning */
  readonly morning: Date;
}

/** Summaries of people whose last morning has passed since something was noted for them. */
const dueSummaries = statement<[now: Date, hour: number, userId: string, teamId: string, most: number], DueSummary>(
  'due_summaries',
  `SELECT i.user_id || ' ' || i.team_id AS id, i.user_id AS "userId", i.team_id AS "teamId", m.morning
   FROM summary_items i JOIN users u ON u.id = i.user_id
   CROSS JOIN LATERAL (SELECT (date_trunc('day', $1::timestamptz AT TIME ZONE u.time_zone - make_interval(hours => $2::int))
     + make_interval(hours => $2::int)) AT TIME ZONE u.time_zone AS morning) m
   WHERE (i.user_id, i.team_id) > ($3::uuid, $4::uuid) AND i.created_at < m.morning
   GROUP BY i.user_id, i.team_id, m.morning
   ORDER BY i.user_id, i.team_id LIMIT $5`,
);

/** Sends the daily summaries that are due. The next run makes up for a missed one. */
export function mailSummaries(ctx: OperationContext): Promise<void> {
  const { pool, now } = ctx.services;
  const at = now();
  return forEachIsolated<DueSummary>(ctx, {
    pageAfter: (last) =>
      dueSummaries.rows(pool, [at, morningHour, last?.userId ?? nilUuid, last?.teamId ?? nilUuid, atOnce]),
    work: (due) => mailSummary(ctx, due),
    failed: 'could not send a daily summary',
  });
}

/** The email and the deletion of its items are in one transaction, so each item is in one summary. */
const mailSummary = operation<DueSummary, void>('mailSummary', async (tx, { userId, teamId, morning }) => {
  const where = { userId, teamId, createdAt: { lt: morning } };
  const items = await tx.db.summaryItem.findMany({ where });
  await tx.db.summaryItem.deleteMany({ where: { id: { in: items.map(({ id }) => id) } } });
  const user = await tx.db.user.findUniqueOrThrow({ where: { id: userId } });
  const team = await tx.db.team.findUniqueOrThrow({ where: { id: teamId } });
  if (user.deactivatedAt !== null || team.suspendedAt !== null || !(await isWanted(tx, userId, teamId))) return;
  const { db, queries } = tx;
  const standing = await standingTasks({ services: tx.ctx.services, db, queries }, userId, items);
  const [first] = standing;
  if (!first) return;
  const { publicUrl } = tx.ctx.services;
  const tasks = standing.slice(0, mostListed).map((task) => summarized(task, publicUrl));
  const counts = { count: standing.length, overdueCount: standing.filter(({ isOverdue }) => isOverdue).length };
  await enqueueMail(tx, {
    kind: 'dailySummary',
    params: { tasks, ...counts, link: `${publicUrl}/my_tasks` },
    to: { email: user.email, name: user.name, userId },
    team,
    choices: choicesOf(tx, { userId, emailType: 'dailySummary', parentType: 'Team', parentId: teamId }),
    dedupeKey: `dailySummary:${userId}:${teamId}:${morning.toISOString()}`,
  });
});

async function isWanted({ db }: Tx, userId: string, teamId: string): Promise<boolean> {
  const emailType = 'dailySummary';
  const rows = await db.emailSetting.findMany({
    where: { emailType, typeParentType: 'Team', typeParentId: teamId, ownerId: { in: [userId, teamId] } },
  });
  const settings = rows.map((row) => ({ ...row, emailType, parentType: row.typeParentType }) as const);
  return shouldSend(emailType, settings);
}

function summarized(
  { submissionId, stepId, next, dueAt, timeZone, ...task }: StandingTask,
  publicUrl: string,
): SummarizedTask {
  const path = next.solution === 'review' ? reviewPage(submissionId, stepId) : stepPage(submissionId, stepId);
  return {
    ...task,
    task: taskTitle(next),
    due: dueAt === null ? null : formatDate(dateIn(dueAt, timeZone)),
    link: `${publicUrl}${path}`,
  };
}
