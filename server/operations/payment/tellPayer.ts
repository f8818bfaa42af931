import { formatUsd } from '#domain/kernel/money.ts';
import { operation } from '#server/operations/operation.ts';
import { postMail } from '#server/operations/mail/postMail.ts';

/** Mails the payer that money has come or goes back. A job of its own, so that no mail can hold money up. */
export const tellPayer = operation<string, null>('tellPayer', async (tx, ledgerEntryId) => {
  const entry = await tx.db.ledgerEntry.findUnique({
    where: { id: ledgerEntryId },
    include: {
      charge: { include: { user: true } },
      obligation: { include: { submission: { include: { masterTemplate: { include: { team: true } } } } } },
    },
  });
  if (!entry?.charge?.user) return null;
  const { user, confirmationNumber } = { ...entry.charge, user: entry.charge.user };
  const { obligation, kind, occurredAt } = entry;
  const { id, scopedId, customId, masterTemplate } = obligation.submission;
  const { team } = masterTemplate;
  const common = {
    formName: masterTemplate.name,
    number: customId ?? String(scopedId),
    amount: formatUsd(Number(entry.amountCents)),
    link: `${tx.ctx.services.publicUrl}/initiated_flows/manager/${id}`,
  };
  const to = { email: user.email, name: user.name, userId: user.id };
  const dedupeKey = `${kind}:${ledgerEntryId}`;
  if (kind === 'refund_succeeded') await postMail(tx, { kind: 'refundIssued', params: common, to, team, dedupeKey });
  if (kind === 'charge_succeeded') {
    const paidOn = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: team.timeZone }).format(occurredAt);
    const link = `${tx.ctx.services.publicUrl}/charges/${confirmationNumber}.pdf`;
    const params = { ...common, link, paidOn, confirmationNumber };
    await postMail(tx, { kind: 'paymentReceipt', params, to, team, dedupeKey });
  }
  return null;
});
