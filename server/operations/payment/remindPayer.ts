import { formatUsd } from '#domain/kernel/money.ts';
import { dateIn } from '#domain/kernel/timeZones.ts';
import { isOwed } from '#domain/payment/givenBack.ts';
import { applicantsOf, notify } from '#server/operations/mail/notices.ts';
import { operation } from '#server/operations/operation.ts';
import { lockPayment } from '#server/operations/payment/lockPayment.ts';
import { paymentPage } from '#server/operations/payment/paymentPage.ts';
import { refuse } from '#server/operations/refusals.ts';
import { changed } from '#server/operations/submission/changed.ts';
import { stillOwedText, verifyBankText } from '#web/messages/payments.ts';

/** Mails whoever is to pay that something is still owed, or waits for them; nobody gets it twice on one day. */
export const remindPayer = operation<string, null>('remindPayer', async (tx, paymentId) => {
  const { submission, payment } = await lockPayment(tx, paymentId, 'remindPayer');
  const { state, isGivenBack, liveIntent, row } = payment;
  const isVerifying = liveIntent !== null && liveIntent.verifyingSince !== null;
  refuse(isVerifying || isOwed({ status: state.status, isGivenBack }) ? null : 'paymentNotDue');
  const { step } = row.activeStep;
  const amount = state.outstanding === null ? null : formatUsd(state.outstanding);
  const name = step.name ?? '';
  const payers = isVerifying && liveIntent.createdById !== null ? [liveIntent.createdById] : [];
  await notify(tx, submission.id, [...(await applicantsOf(tx, submission.id)), ...payers], {
    type: 'paymentFailed',
    kind: 'submissionChanged',
    page: paymentPage(row.activeStep),
    params: (about) => ({
      ...about,
      change: 'stillOwed',
      message: isVerifying
        ? verifyBankText(formatUsd(Number(liveIntent.amountCents)), name)
        : stillOwedText(amount, name),
    }),
    once: `remindPayer:${paymentId}:${dateIn(tx.now, row.team.timeZone)}`,
  });
  await changed(tx, submission, { kind: 'remindPayer', data: { paymentId } });
  return null;
});
