import type { Cents } from '#domain/kernel/money.ts';
import { formatUsd } from '#domain/kernel/money.ts';
import { refundMailWords } from '#messages/payment/refundWords.ts';
import { enqueueMail } from '#server/operations/mail/enqueueMail.ts';
import { loadSubmissionInMails } from '#server/operations/mail/loadSubmissionInMails.ts';
import type { Tx } from '#server/operations/operation.ts';
import { paymentPage } from '#server/operations/payment/paymentPage.ts';

interface Waiting {
  readonly refundId: string;
  readonly submissionId: string;
  readonly chargeId: string;
  readonly masterTemplateId: string;
  readonly requesterId: string;
  readonly amount: Cents;
  readonly reason: string | null;
}

/** The form's authorities who may approve a refund, without the person who requested it. */
export function approversOf(
  { db }: Tx,
  { masterTemplateId, requesterId }: Pick<Waiting, 'masterTemplateId' | 'requesterId'>,
) {
  return db.masterTemplateAuthority.findMany({
    where: { masterTemplateId, userId: { not: requesterId } },
    include: { user: true },
  });
}

/** Emails everyone who can approve a refund that it is waiting. */
export async function mailAuthorities(tx: Tx, waiting: Waiting): Promise<void> {
  const { refundId, submissionId, chargeId, masterTemplateId, requesterId, amount, reason } = waiting;
  const form = await tx.db.masterTemplate.findUniqueOrThrow({
    where: { id: masterTemplateId },
    include: { team: true },
  });
  const requester = await tx.db.user.findUniqueOrThrow({ where: { id: requesterId } });
  const paragraphs = [refundMailWords.text(requester.name, formatUsd(amount), form.name)];
  if (reason !== null) paragraphs.push(refundMailWords.reason(reason));
  const { obligation } = await tx.db.charge.findUniqueOrThrow({
    where: { id: chargeId },
    select: { obligation: { select: { activeStep: { include: { supplementalRequirement: true } } } } },
  });
  // links to the payment's step, which has usually been completed by then
  const link = `${tx.ctx.services.publicUrl}${paymentPage(obligation.activeStep)}`;
  const approvers = await approversOf(tx, waiting);
  const userIds = approvers.map(({ userId }) => userId);
  const { identifier, sentenceFor } = await loadSubmissionInMails(tx, submissionId, userIds);
  const submission = await tx.db.submission.findUniqueOrThrow({ where: { id: submissionId } });
  const number = submission.customId ?? String(submission.scopedId);
  const subject = refundMailWords.subject(formatUsd(amount), { formName: form.name, number, identifier });
  for (const { user } of approvers) {
    await enqueueMail(tx, {
      kind: 'genericNotice',
      params: {
        ...{ subject, paragraphs },
        ...{ action: { label: refundMailWords.action, link }, reason: 'authority' },
      },
      to: { email: user.email, name: user.name, userId: user.id },
      team: form.team,
      next: sentenceFor(user.id),
      dedupeKey: `refundRequested:${refundId}:${user.id}`,
    });
  }
}
