import type { EmailType } from '#domain/mail/emailTypes.ts';
import { actingUserId } from '#server/actor.ts';
import type { Submission } from '#server/generated/prisma/client.ts';
import type { TaskPayload } from '#server/jobs/catalog.ts';
import { forEachIsolated } from '#server/operations/forEachIsolated.ts';
import { textFor, type StepNote } from '#server/operations/mail/mailStepNotifications.ts';
import { applicantsOf, notify, type Named, type NoticeReader } from '#server/operations/mail/notices.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import type { OperationContext } from '#server/Services.ts';

const types = {
  received: 'submissionLaunched',
  halted: 'submissionHalted',
  resumed: 'submissionHalted',
  completed: 'submissionCompleted',
} as const satisfies Record<string, EmailType>;

type Change = keyof typeof types;

const tell = (change: Change, notes: readonly StepNote[] = []) =>
  ({
    type: types[change],
    kind: 'submissionChanged',
    params: (named: Named, { userId }: NoticeReader) => ({
      ...{ ...named, change, message: textFor(notes, userId) },
      statusLink: named.statusPage,
    }),
    alsoActor: change === 'received' || change === 'completed',
  }) as const;

/**
 * Emails the applicants about a change of their submission, with what the form's author wrote to them. Returns the
 * people who have the email.
 */
export async function mailApplicants(
  tx: Tx,
  submissionId: string,
  change: Change,
  notes: readonly StepNote[] = [],
): Promise<readonly string[]> {
  return notify(tx, submissionId, await applicantsOf(tx, submissionId), tell(change, notes));
}

/**
 * Emails the applicants that their submission is complete. If documents are being generated, the email about the
 * document mentions it.
 */
export async function mailCompleted(
  tx: Tx,
  submissionId: string,
  notes: readonly StepNote[],
): Promise<ReadonlySet<string>> {
  const awaited = await tx.db.issuedOutput.count({ where: { submissionId, state: 'waiting', revokedAt: null } });
  if (awaited > 0) return new Set();
  const people = await applicantsOf(tx, submissionId);
  return new Set(
    await notify(tx, submissionId, people, { ...tell('completed', notes), once: onceCompleted(submissionId) }),
  );
}

const onceCompleted = (submissionId: string): string => `completed:${submissionId}`;
/** An email about a document that was generated later has nothing to do with the completion. */
const mostDelayMs = 24 * 3_600_000;

/**
 * A document of a submission that was just completed was generated, or can't be: tells the applicants who don't have an
 * email about the document that the submission is complete, each once.
 */
export async function mailCompletedLate(
  tx: Tx,
  { id, finishedAt }: Pick<Submission, 'id' | 'finishedAt'>,
  told: readonly string[],
): Promise<void> {
  if (!wasJustCompleted(tx, finishedAt)) return;
  const others = (await applicantsOf(tx, id)).filter((userId) => !told.includes(userId));
  await notify(tx, id, others, { ...tell('completed'), once: onceCompleted(id) });
}

export const wasJustCompleted = ({ now }: Pick<Tx, 'now'>, finishedAt: Date | null): boolean =>
  finishedAt !== null && now.getTime() - finishedAt.getTime() < mostDelayMs;

/**
 * Sends the emails for one submission immediately, but for many in a job, since they take longer than the change
 * itself.
 */
export async function mailApplicantsOfMany(
  tx: Tx,
  submissions: readonly { readonly id: string }[],
  change: 'halted' | 'resumed',
): Promise<void> {
  const [first, ...more] = submissions;
  if (!first) return;
  if (more.length === 0) {
    await mailApplicants(tx, first.id, change);
    return;
  }
  const submissionIds = submissions.map(({ id }) => id);
  const said = { change, actorId: actingUserId(tx.ctx.actor), at: tx.now.toISOString() };
  await tx.enqueue('mail/mailApplicants', { submissionIds, ...said });
}

/** Emails the applicants of many submissions, each person once per submission. */
export function mailEachApplicant(
  ctx: OperationContext,
  { submissionIds, ...said }: TaskPayload<'mail/mailApplicants'>,
) {
  return forEachIsolated(ctx, {
    pageAfter: (last) => Promise.resolve(last === null ? submissionIds.map((id) => ({ id })) : []),
    work: ({ id }) => tellApplicants(ctx, { ...said, id }),
    failed: 'could not notify applicants about a submission',
  });
}

type News = Omit<TaskPayload<'mail/mailApplicants'>, 'submissionIds'> & { readonly id: string };

const tellApplicants = operation<News, void>('tellApplicants', async (tx, { id, change, actorId, at }) => {
  // skips submissions that were deleted since, and the person who made the change
  const isThere = (await tx.db.submission.count({ where: { id, deletedAt: null } })) > 0;
  if (!isThere) return;
  const others = (await applicantsOf(tx, id)).filter((userId) => userId !== actorId);
  await notify(tx, id, others, { ...tell(change), once: `${change}:${id}:${at}` });
});
