import { formatUsd } from '#domain/kernel/money.ts';
import { owedAgain } from '#domain/payment/owedAgain.ts';
import { requirementState } from '#domain/submission/requirements.ts';
import { paymentHeadlines } from '#messages/payment/paymentHeadlines.ts';
import { paymentReversedText, paymentWords, paymentDeclinedText } from '#messages/payment/paymentWords.ts';
import type { Submission } from '#server/generated/prisma/client.ts';
import { adminsOf, applicantsOf, notify } from '#server/operations/mail/notices.ts';
import type { Tx } from '#server/operations/operation.ts';
import { readPayment } from '#server/operations/payment/lockPayment.ts';
import { paymentPage } from '#server/operations/payment/paymentPage.ts';
import { reopenRequirement } from '#server/operations/requirement/reopenRequirement.ts';

/**
 * A payment that was reversed is owed again. If its step is already completed, no one would see that, so it is
 * recorded as activity and emailed to staff and applicants; later steps don't change. A requirement becomes open
 * again.
 */
export async function announceOwedAgain(
  tx: Tx,
  submission: Submission,
  paymentId: string,
  newEntries: readonly string[],
): Promise<void> {
  if (newEntries.length === 0) return;
  const { id: submissionId, teamId } = submission;
  const { row, owed, entries } = await readPayment(tx, paymentId);
  if (row.activeStep.completedAt === null) return;
  const cents = owedAgain(owed.cents, entries, new Set(newEntries));
  if (cents === null) return;
  const { supplementalRequirement: requirement } = row.activeStep;
  if (requirement && requirementState(requirement) === 'completed')
    await reopenRequirement(tx, submission, requirement);
  const step = row.activeStep.step.name ?? '';
  const amount = formatUsd(cents);
  tx.record({ kind: 'owePaymentAgain', teamId, submissionId, data: { paymentId, step, amount: cents } });
  const refused = row.ledgerEntries.find(({ id, kind }) => kind === 'charge_failed' && newEntries.includes(id))?.charge;
  const text = refused ? paymentDeclinedText(amount, step, refused.failureMessage) : paymentReversedText(amount, step);
  const applicants = await applicantsOf(tx, submissionId);
  const payers = refused?.userId == null ? applicants : [...applicants, refused.userId];
  const staff = [...(await adminsOf(tx, submissionId)), ...(await adminsOf(tx, submissionId, row.activeStep.stepId))];
  const tell = (people: readonly string[], message: string) =>
    notify(tx, submissionId, people, {
      type: 'paymentFailed',
      kind: 'submissionChanged',
      page: paymentPage(row.activeStep),
      params: (about) => ({ ...about, change: 'owedAgain', headline: paymentHeadlines.dueAgain(amount), message }),
    });
  await tell(payers, refused ? `${text} ${paymentWords.payAgain}` : text);
  await tell(
    staff.filter((userId) => !payers.includes(userId)),
    text,
  );
}
