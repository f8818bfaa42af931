import type { EmailType } from '#domain/mail/emailTypes.ts';
import { actingUserId } from '#server/actor.ts';
import type { TaskPayload } from '#server/jobs/catalog.ts';
import { forEachIsolated } from '#server/operations/forEachIsolated.ts';
import { applicantsOf, notify } from '#server/operations/mail/notices.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import type { OperationContext } from '#server/Services.ts';

const types = {
  received: 'submissionLaunched',
  halted: 'submissionHalted',
  resumed: 'submissionHalted',
  completed: 'submissionCompleted',
} as const satisfies Record<string, EmailType>;

type Change = keyof typeof types;

const tell = (change: Change) =>
  ({
    type: types[change],
    kind: 'submissionChanged',
    params: (named: { formName: string; number: string; teamName: string; link: string; statusPage: string }) => ({
      ...named,
      change,
      message: null,
      statusLink: named.statusPage,
    }),
    alsoActor: change === 'received' || change === 'completed',
  }) as const;

/** Emails the applicants about a change of their submission. */
export async function mailApplicants(tx: Tx, submissionId: string, change: Change): Promise<void> {
  await notify(tx, submissionId, await applicantsOf(tx, submissionId), tell(change));
}

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
  if (more.length === 0) return mailApplicants(tx, first.id, change);
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
