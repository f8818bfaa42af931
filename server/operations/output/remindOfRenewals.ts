import { periodOf } from '#domain/kernel/dates.ts';
import { formatDate } from '#domain/kernel/instants.ts';
import { dateIn } from '#domain/kernel/timeZones.ts';
import { dueReminders, type DueReminder } from '#domain/output/reminders.ts';
import { nilUuid } from '#server/database/nilUuid.ts';
import { statement } from '#server/database/statement.ts';
import { newId } from '#server/newId.ts';
import { forEachIsolated } from '#server/operations/forEachIsolated.ts';
import { applicantsOf, notify } from '#server/operations/mail/notices.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { renewalsOf } from '#server/queries/output/renewalsOf.ts';
import type { OperationContext } from '#server/Services.ts';

const atOnce = 500;

/**
 * Outputs that may be due for a reminder, in id order. This only narrows them down roughly; the domain rules decide,
 * in the team's time zone.
 */
const aboutDue = statement<[after: string, now: Date, most: number], { readonly id: string }>(
  'reminders_about_due',
  `SELECT i.id FROM issued_outputs i
     JOIN submissions s ON s.id = i.submission_id AND s.deleted_at IS NULL
     JOIN teams t ON t.id = i.team_id AND t.suspended_at IS NULL
     JOIN configured_outputs c ON c.id = i.configured_output_id AND c.renewable
   WHERE i.id > $1 AND i.issued_at IS NOT NULL AND i.expires_at IS NOT NULL AND i.revoked_at IS NULL
     AND i.renewal_opted_out_at IS NULL
     AND EXISTS (SELECT FROM renewal_reminders r
       WHERE r.configured_output_id = c.id
         AND i.expires_at + CASE r.direction WHEN 'before' THEN -1 ELSE 1 END
           * least(r.period_value, CASE r.period_unit
               WHEN 'days' THEN 365250 WHEN 'weeks' THEN 52178 WHEN 'months' THEN 12000 ELSE 1000 END)
           * ('1 ' || r.period_unit)::interval
           BETWEEN $2::timestamptz - interval '12 days' AND $2::timestamptz + interval '4 days')
   ORDER BY i.id LIMIT $3`,
);

/** Sends all renewal reminders that are due. */
export function remindOfRenewals(ctx: OperationContext): Promise<void> {
  const { pool, now } = ctx.services;
  return forEachIsolated(ctx, {
    pageAfter: (last) => aboutDue.rows(pool, [last?.id ?? nilUuid, now(), atOnce]),
    those: async (page) => {
      const due = await dueOf(ctx.services.db, ids(page), now());
      return page.filter(({ id }) => due.has(id));
    },
    work: ({ id }) => remindOfRenewal(ctx, id),
    failed: 'could not send a renewal reminder',
  });
}

const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

/**
 * Reminds the holders of one output. The email and the record that it was sent are in one transaction, so it is sent
 * once.
 */
const remindOfRenewal = operation<string, void>('remindOfRenewal', async (tx, id) => {
  await tx.db.$queryRaw`SELECT id FROM issued_outputs WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  const due = (await dueOf(tx.db, [id], tx.now)).get(id) ?? [];
  if (due.length === 0) return;
  const output = await tx.db.issuedOutput.findUniqueOrThrow({
    where: { id },
    include: { team: { select: { timeZone: true } } },
  });
  const { teamId, expiresAt, name: outputName, submissionId } = output;
  if (expiresAt === null) return;
  await tx.db.outputReminder.createMany({
    data: due.map(({ ruleId: renewalReminderId, dueOn }) => {
      return { id: newId(), teamId, issuedOutputId: id, renewalReminderId, dueOn: new Date(dueOn), sentAt: tx.now };
    }),
  });
  const expiresOn = formatDate(dateIn(expiresAt, output.team.timeZone));
  // reminders that are due together become one email
  await notify(tx, submissionId, await applicantsOf(tx, submissionId), {
    type: 'renewalReminder',
    kind: 'renewalReminder',
    params: (about) => ({ ...about, outputName, expiresOn, expired: expiresAt <= tx.now }),
    page: `/issued_outputs/${id}`,
    once: `renewalReminder:${id}:${due.map(({ ruleId, dueOn }) => `${ruleId}@${dueOn}`).join()}`,
  });
});

/** The reminders due for each output; outputs without any are omitted. */
async function dueOf(
  db: Pick<Tx['db'], 'issuedOutput' | 'renewalReminder' | 'outputReminder'>,
  outputIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, readonly DueReminder[]>> {
  const renewals = await renewalsOf(db, outputIds, now);
  const configuredOutputId = { in: [...renewals.values()].map(({ output }) => output.configuredOutputId) };
  const rules = Map.groupBy(
    await db.renewalReminder.findMany({ where: { configuredOutputId }, orderBy: { id: 'asc' } }),
    (rule) => rule.configuredOutputId,
  );
  const sent = Map.groupBy(
    await db.outputReminder.findMany({ where: { issuedOutputId: { in: [...outputIds] } } }),
    ({ issuedOutputId }) => issuedOutputId,
  );
  const due = [...renewals].map(([id, { output, known, policy }]) => {
    const ofOutput = (rules.get(output.configuredOutputId) ?? []).flatMap((rule) => {
      const period = periodOf(rule.periodValue, rule.periodUnit);
      return period === null ? [] : [{ id: rule.id, direction: rule.direction, period }];
    });
    const reminded = {
      ...known,
      isOptedOut: output.renewalOptedOutAt !== null,
      sent: (sent.get(id) ?? []).map(({ renewalReminderId, dueOn }) => {
        return { ruleId: renewalReminderId, dueOn: dueOn.toISOString().slice(0, 10) };
      }),
    };
    return [id, dueReminders(reminded, policy, ofOutput, now, output.team.timeZone)] as const;
  });
  return new Map(due.filter(([, reminders]) => reminders.length > 0));
}
