import { Refusal } from '#domain/kernel/refusal.ts';
import { outputDateProblems, outputTimeProblems } from '#domain/output/dates.ts';
import { outputRefusal, outputStatus, type OutputAction } from '#domain/output/outputStatus.ts';
import type { ActivityKind } from '#domain/submission/ActivityKind.ts';
import { actingUserId } from '#server/actor.ts';
import type { IssuedOutput, Submission } from '#server/generated/prisma/client.ts';
import { applicantsOf, notify } from '#server/operations/mail/notices.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { freezeForIssue } from '#server/operations/output/freezeForIssue.ts';
import { makeDocument } from '#server/operations/output/issueOutputs.ts';
import { refuseProblems, refuseUnless } from '#server/operations/refusals.ts';
import { lockSubmission } from '#server/operations/submission/lockSubmission.ts';
import { recordChange } from '#server/operations/submission/recordChange.ts';

export interface DatesOfOutput {
  readonly issuedOutputId: string;
  /** omitted dates stay unchanged */
  readonly issuedAt?: Date | null;
  readonly expiresAt?: Date | null;
}

/** Sets an output's validity, and generates its document again, which may show it. */
export const updateIssuedOutput = operation<DatesOfOutput, string>('updateIssuedOutput', async (tx, input) => {
  const { output, submission } = await held(tx, input.issuedOutputId, 'updateDates');
  const { timeZone } = await tx.db.team.findUniqueOrThrow({ where: { id: output.teamId } });
  const dates = {
    issuedAt: input.issuedAt === undefined ? output.issuedAt : input.issuedAt,
    expiresAt: input.expiresAt === undefined ? output.expiresAt : input.expiresAt,
  };
  refuseProblems(outputDateProblems(dates, tx.now, timeZone));
  refuseProblems(outputTimeProblems(dates, output));
  await tx.db.issuedOutput.update({ where: { id: output.id }, data: dates });
  if (output.state !== 'waiting' && output.revokedAt === null && dates.issuedAt !== null)
    await makeDocument(tx, await frozenOnAnswers(tx, output));
  return announce(tx, submission, output, 'updateIssuedOutput');
});

/** Revokes an output: it becomes invalid, can't be downloaded, and its holders are notified. */
export const revokeOutput = operation<string, string>('revokeOutput', async (tx, id) => {
  const { output, submission } = await held(tx, id, 'revoke');
  const data = { revokedAt: tx.now, revokedById: actingUserId(tx.ctx.actor) };
  await tx.db.issuedOutput.update({ where: { id }, data });
  await notify(tx, submission.id, await applicantsOf(tx, submission.id), {
    type: 'outputRevoked',
    kind: 'outputRevoked',
    params: (about) => ({ ...about, outputName: output.name, isAgain: false }),
  });
  return announce(tx, submission, output, 'revokeOutput');
});

/** Makes a revoked output valid again. Notifies its holders, who may have thrown it away. */
export const unrevokeOutput = operation<string, string>('unrevokeOutput', async (tx, id) => {
  const { output, submission } = await held(tx, id, 'unrevoke');
  await tx.db.issuedOutput.update({ where: { id }, data: { revokedAt: null, revokedById: null } });
  await notify(tx, submission.id, await applicantsOf(tx, submission.id), {
    type: 'outputRevoked',
    kind: 'outputRevoked',
    params: (about) => ({ ...about, outputName: output.name, isAgain: true }),
    page: `/issued_outputs/${id}`,
  });
  return announce(tx, submission, output, 'unrevokeOutput');
});

export interface ReminderChoice {
  readonly issuedOutputId: string;
  readonly wanted: boolean;
}

/** Sets whether the holders of an output get renewal reminders. Idempotent. */
export const chooseRenewalReminders = operation<ReminderChoice, string>(
  'chooseRenewalReminders',
  async (tx, { issuedOutputId: id, wanted }) => {
    const { output, submission } = await held(tx, id, 'changeReminders');
    if ((output.renewalOptedOutAt === null) === wanted) return id;
    await tx.db.issuedOutput.update({ where: { id }, data: { renewalOptedOutAt: wanted ? null : tx.now } });
    return announce(tx, submission, output, wanted ? 'optInRenewal' : 'optOutRenewal');
  },
);

/** Generates the document again from current data. Does nothing if generation is already in progress. */
export const regenerateOutput = operation<string, string>('regenerateOutput', async (tx, id) => {
  const { output, submission } = await held(tx, id, 'updateDates');
  if (output.state === 'waiting') return id;
  if (output.revokedAt !== null) throw new Refusal('outputRevoked');
  await makeDocument(tx, await frozenOnAnswers(tx, { ...output, frozenAnswersId: null }));
  return announce(tx, submission, output, 'regenerateOutput');
});

/**
 * Changing the dates doesn't change the frozen answers. An output from before answers were frozen gets the current
 * ones.
 */
async function frozenOnAnswers(tx: Tx, output: IssuedOutput): Promise<IssuedOutput> {
  if (output.frozenAnswersId !== null) return output;
  const frozenAnswersId = await freezeForIssue(tx, output.submissionId);
  return tx.db.issuedOutput.update({ where: { id: output.id }, data: { frozenAnswersId } });
}

async function held(
  tx: Tx,
  id: string,
  action: OutputAction,
): Promise<{ readonly output: IssuedOutput; readonly submission: Submission }> {
  const named = await tx.db.issuedOutput.findUnique({ where: { id } });
  refuseUnless(named, 'outdated');
  const submission = await lockSubmission(tx, named.submissionId, 'updateOutput');
  const output = await tx.db.issuedOutput.findUniqueOrThrow({ where: { id } });
  const refusal = outputRefusal(outputStatus(output, tx.now), action);
  if (refusal !== null) throw new Refusal(refusal);
  return { output, submission };
}

async function announce(
  tx: Tx,
  submission: Submission,
  { id, name }: IssuedOutput,
  kind: ActivityKind,
): Promise<string> {
  await recordChange(tx, submission, { kind, data: { issuedOutputId: id, output: name } });
  return id;
}
