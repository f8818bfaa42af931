import { autoadvances } from '#domain/submission/launch.ts';
import { blockers, confirmations } from '#domain/submission/obstacles.ts';
import { requirementState } from '#domain/submission/requirements.ts';
import type { Submission } from '#server/generated/prisma/client.ts';
import type { Tx } from '#server/operations/operation.ts';
import { readPayment } from '#server/operations/payment/lockPayment.ts';
import { meet } from '#server/operations/requirement/completeRequirement.ts';
import { completeStep } from '#server/operations/submission/completeStep.ts';
import type { Payment } from '#server/queries/payment/loadPayment.ts';
import { loadEvaluatedSubmissions } from '#server/queries/submission/loadEvaluatedSubmissions.ts';

/** What follows once money has come: a request of staff is met, and a step that completes itself is left. */
export async function afterPayment(tx: Tx, submission: Submission, paymentId: string): Promise<void> {
  const payment = await readPayment(tx, paymentId);
  if (payment.state.status !== 'paid') return;
  if (payment.isRequirement) await meetRequirement(tx, submission, payment);
  else if (submission.status === 'active' && submission.deletedAt === null) await leaveStep(tx, submission, payment);
}

async function meetRequirement(tx: Tx, submission: Submission, { row: { activeStep } }: Payment): Promise<void> {
  const requirement = activeStep.supplementalRequirement;
  if (requirement && requirementState(requirement) === 'sent') await meet(tx, submission, requirement);
}

/** Only what the payer could leave without being asked anything; what is still missing keeps the step as it is. */
async function leaveStep(tx: Tx, submission: Submission, { row, state }: Payment): Promise<void> {
  if (!autoadvances(row.activeStep.step, state.outstanding ?? 0)) return;
  const [evaluated] = await loadEvaluatedSubmissions(tx.ctx.services, [submission.id], tx.queries);
  const facts = evaluated?.facts;
  if (!facts || evaluated.snapshot.step?.activeStepId !== row.activeStepId) return;
  if (blockers(facts, 'applicant').length > 0 || confirmations(facts, 'applicant').length > 0) return;
  await completeStep(tx, submission.id);
}
