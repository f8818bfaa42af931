import { formatUsd } from '#domain/kernel/money.ts';
import { dateIn } from '#domain/kernel/timeZones.ts';
import { isOwed } from '#domain/payment/PaymentStanding.ts';
import type { AmountToPay } from '#domain/submission/whatNext.ts';
import { paymentHeadlines } from '#messages/payment/paymentHeadlines.ts';
import { paymentReminderText, verifyBankText } from '#messages/payment/paymentWords.ts';
import { applicantsOf, notifyCounting } from '#server/operations/mail/notices.ts';
import { operation } from '#server/operations/operation.ts';
import { lockPayment } from '#server/operations/payment/lockPayment.ts';
import { paymentPage } from '#server/operations/payment/paymentPage.ts';
import { refuseIf } from '#server/operations/refusals.ts';
import { recordChange } from '#server/operations/submission/recordChange.ts';
import type { Payment } from '#server/queries/payment/loadPayment.ts';

/** Why a reminder was or wasn't sent; some people have turned these emails off. */
export const reminderOutcomes = ['sent', 'remindedToday', 'unwanted'] as const;
export type ReminderOutcome = (typeof reminderOutcomes)[number];

/** Emails the people who must pay that something is still owed or waiting for them, at most once a day per person. */
export const remindPayer = operation<string, ReminderOutcome>('remindPayer', async (tx, paymentId) => {
  const { submission, payment } = await lockPayment(tx, paymentId, 'remindPayer');
  const { state, isGivenBack, liveIntent, row } = payment;
  const isVerifying = liveIntent !== null && liveIntent.verifyingSince !== null;
  refuseIf(isVerifying || isOwed({ status: state.status, isGivenBack }) ? null : 'paymentNotDue');
  const amount = state.outstanding === null ? null : formatUsd(state.outstanding);
  const name = row.activeStep.step.name ?? '';
  // only the owner of the bank account has the link and sees the deposits
  const payerId = isVerifying ? liveIntent.createdById : null;
  const people = payerId === null ? await applicantsOf(tx, submission.id) : [payerId];
  const { written, repeated } = await notifyCounting(tx, submission.id, people, {
    type: 'paymentFailed',
    kind: 'submissionChanged',
    page: paymentPage(row.activeStep),
    params: (about) => ({
      ...about,
      change: 'stillOwed',
      headline: isVerifying
        ? paymentHeadlines.verifyBank(formatUsd(Number(liveIntent.amountCents)))
        : paymentHeadlines.reminder(amountOf(payment), name, about.teamName),
      message: isVerifying
        ? verifyBankText(formatUsd(Number(liveIntent.amountCents)), name)
        : paymentReminderText(amount, name),
    }),
    once: `remindPayer:${paymentId}:${dateIn(tx.now, row.team.timeZone)}`,
  });
  if (written.length === 0) return repeated.length > 0 ? 'remindedToday' : 'unwanted';
  await recordChange(tx, submission, { kind: 'remindPayer', data: { paymentId } });
  return 'sent';
});

const amountOf = ({ state: { outstanding: cents, received } }: Payment): AmountToPay | null =>
  cents === null ? null : { cents, isRest: received > 0 };
