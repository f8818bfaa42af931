import { Refusal } from '#domain/kernel/refusal.ts';
import type { IntervalHolder } from '#domain/submission/elapsed.ts';
import type { Audience } from '#domain/submission/obstacles.ts';
import { actingUserId } from '#server/actor.ts';
import type { Submission } from '#server/generated/prisma/client.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { changed } from '#server/operations/submission/changed.ts';
import { startInterval } from '#server/operations/submission/enterStep.ts';
import { lockSubmission } from '#server/operations/submission/lockSubmission.ts';
import { mailApplicants } from '#server/operations/submission/mailApplicants.ts';

export interface HaltOrResume {
  readonly submissionId: string;
  readonly audience: Audience;
}

/** Lets a submission stand still until somebody resumes it; its time does not run. */
export const haltSubmission = operation<HaltOrResume, string>(
  'haltSubmission',
  async (tx, { submissionId, audience }) => {
    const submission = await lockSubmission(tx, submissionId, 'haltSubmission');
    await halt(tx, submission, audience === 'admin');
    await mailApplicants(tx, submissionId, 'halted');
    await changed(tx, submission, { kind: 'haltSubmission' });
    return submissionId;
  },
);

export const resumeSubmission = operation<HaltOrResume, string>(
  'resumeSubmission',
  async (tx, { submissionId, audience }) => {
    const submission = await lockSubmission(tx, submissionId, 'resumeSubmission');
    if (submission.haltedByAdmin && audience !== 'admin') throw new Refusal('haltedByAdmin');
    const data = { status: 'active', haltedAt: null, haltedById: null, haltedByAdmin: false } as const;
    await tx.db.submission.update({ where: { id: submissionId }, data });
    await runClock(tx, submission, null);
    await mailApplicants(tx, submissionId, 'resumed');
    await changed(tx, submission, { kind: 'resumeSubmission' });
    return submissionId;
  },
);

/** For whoever holds the submission: a person, or a review that rejects it. */
export async function halt(tx: Tx, submission: Submission, haltedByAdmin: boolean): Promise<void> {
  const haltedById = actingUserId(tx.ctx.actor);
  const data = { status: 'halted', haltedAt: tx.now, haltedById, haltedByAdmin } as const;
  await tx.db.submission.update({ where: { id: submission.id }, data });
  await runClock(tx, submission, 'halted');
}

async function runClock(tx: Tx, submission: Submission, holder: IntervalHolder | null): Promise<void> {
  const { id: submissionId, currentStepIdentity: stepIdentity } = submission;
  if (stepIdentity === null) return;
  const where = { submissionId_stepIdentity: { submissionId, stepIdentity } };
  const active = await tx.db.activeStep.findUniqueOrThrow({ where, include: { step: true } });
  await startInterval(tx, active, holder ?? (active.step.external ? 'applicant' : 'staff'));
}
