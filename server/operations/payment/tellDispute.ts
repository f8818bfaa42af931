import { formatInstant } from '#domain/kernel/instants.ts';
import { formatUsd } from '#domain/kernel/money.ts';
import { disputeState, isInquiry } from '#domain/payment/disputes.ts';
import { disputeMailWords } from '#messages/payment/disputeMailWords.ts';
import { enqueueMail } from '#server/operations/mail/enqueueMail.ts';
import { operation, type Tx } from '#server/operations/operation.ts';

/**
 * Emails a team's finance people that a payment was disputed, and later the outcome; the bank accepts a response only
 * until a deadline. A separate job, so that email can't delay the money.
 */
export const tellDispute = operation<string, null>('tellDispute', async (tx, id) => {
  const dispute = await tx.db.chargeDispute.findUnique({
    where: { id },
    include: {
      team: true,
      charge: { include: { obligation: { include: { submission: { include: { masterTemplate: true } } } } } },
    },
  });
  if (!dispute) return null;
  const { team, charge, status, evidenceDueAt } = dispute;
  const state = disputeState(status);
  if (state === 'under_review') return null;
  const { masterTemplate, customId, scopedId } = charge.obligation.submission;
  const about = {
    amount: formatUsd(Number(dispute.amountCents)),
    form: masterTemplate.name,
    number: customId ?? String(scopedId),
    due: evidenceDueAt && formatInstant(evidenceDueAt, team.timeZone),
    isInquiry: isInquiry(status),
  };
  const link = `${tx.ctx.services.publicUrl}/teams/${team.slug}/charge_disputes/${id}`;
  for (const user of await financePeople(tx, team.id))
    await enqueueMail(tx, {
      kind: 'genericNotice',
      params: {
        subject: disputeMailWords.subject[state](about),
        paragraphs: disputeMailWords.text[state](about),
        action: { label: disputeMailWords.action, link },
        reason: 'finance',
      },
      to: { email: user.email, name: user.name, userId: user.id },
      team,
      dedupeKey: `dispute:${id}:${about.isInquiry ? `inquiry_${state}` : state}:${user.id}`,
    });
  return null;
});

/** Everyone who may respond: finance managers and owners. */
const financePeople = ({ db }: Tx, teamId: string) =>
  db.user.findMany({
    where: {
      deactivatedAt: null,
      roleMembers: {
        some: {
          teamId,
          role: { archivedAt: null, OR: [{ financeManager: true }, { financeMember: true }, { roleType: 'owner' }] },
        },
      },
    },
    orderBy: { id: 'asc' },
  });
