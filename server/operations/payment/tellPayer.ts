import { formatUsd } from '#domain/kernel/money.ts';
import type { LedgerKind } from '#domain/payment/ledger.ts';
import { paymentHeadlines } from '#messages/payment/paymentHeadlines.ts';
import { paymentFailedText, paymentReceivedText } from '#messages/payment/paymentWords.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import { enqueueMail } from '#server/operations/mail/enqueueMail.ts';
import { loadSubmissionInMails } from '#server/operations/mail/loadSubmissionInMails.ts';
import { adminsOf, applicantsOf, notify, submissionPage } from '#server/operations/mail/notices.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { paymentPage } from '#server/operations/payment/paymentPage.ts';

const withPeople = {
  charge: { include: { user: true } },
  obligation: {
    include: {
      submission: { include: { masterTemplate: { include: { team: true } } } },
      activeStep: { include: { step: true, supplementalRequirement: true } },
    },
  },
} satisfies Prisma.LedgerEntryInclude;

type Entry = Prisma.LedgerEntryGetPayload<{ include: typeof withPeople }>;

/**
 * Emails the payer about a payment or refund, and the participants of the submission about its outcome. A separate
 * job, so that email can't delay the money.
 */
export const tellPayer = operation<string, null>('tellPayer', async (tx, ledgerEntryId) => {
  const entry = await tx.db.ledgerEntry.findUnique({ where: { id: ledgerEntryId }, include: withPeople });
  if (!entry) return null;
  await mailPayer(tx, entry);
  await mailOthers(tx, entry);
  return null;
});

async function mailPayer(tx: Tx, { id: ledgerEntryId, charge, obligation, kind, ...entry }: Entry): Promise<void> {
  if (!charge?.user) return;
  const { user, confirmationNumber } = charge;
  const { id, scopedId, customId, masterTemplate } = obligation.submission;
  const { team } = masterTemplate;
  const { identifier, sentenceFor } = await loadSubmissionInMails(tx, id, [user.id]);
  const common = {
    formName: masterTemplate.name,
    ...{ number: customId ?? String(scopedId), identifier },
    amount: formatUsd(Number(entry.amountCents)),
    link: `${tx.ctx.services.publicUrl}${submissionPage(id)}`,
  };
  const to = { email: user.email, name: user.name, userId: user.id };
  const dedupeKey = `${kind}:${ledgerEntryId}`;
  const next = sentenceFor(user.id);
  if (kind === 'refund_succeeded')
    await enqueueMail(tx, { kind: 'refundIssued', params: common, to, team, dedupeKey, next });
  if (kind === 'charge_succeeded') {
    const paidOn = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: team.timeZone }).format(
      entry.occurredAt,
    );
    const link = `${tx.ctx.services.publicUrl}/charges/${confirmationNumber}.pdf`;
    const params = { ...common, link, paidOn, confirmationNumber };
    await enqueueMail(tx, { kind: 'paymentReceipt', params, to, team, dedupeKey, next });
  }
}

const arrived: readonly string[] = ['charge_succeeded', 'check', 'cash'] satisfies LedgerKind[];

/**
 * The payer has a receipt, and staff who recorded the payment know of it. Failed payments are sent to the payer as
 * well.
 */
async function mailOthers(tx: Tx, { id, charge, obligation, kind, createdById, amountCents }: Entry): Promise<void> {
  const { submissionId, activeStep } = obligation;
  const amount = formatUsd(Number(amountCents));
  const step = activeStep.step.name ?? '';
  const payerId = charge?.userId ?? null;
  const applicants = await applicantsOf(tx, submissionId);
  // if the step was completed, people are notified that it is owed again instead
  if (kind === 'charge_failed' && activeStep.completedAt === null) {
    const reason = charge?.failureMessage ?? null;
    const people = payerId === null ? applicants : [...applicants, payerId];
    await notify(tx, submissionId, people, {
      type: 'paymentFailed',
      kind: 'submissionChanged',
      page: paymentPage(activeStep),
      params: (about) => ({
        ...{ ...about, change: 'paymentFailed', headline: paymentHeadlines.failed(amount) },
        message: paymentFailedText(amount, step, reason),
      }),
      once: `paymentFailed:${id}`,
    });
  }
  if (!arrived.includes(kind)) return;
  const people = [...applicants, ...(await adminsOf(tx, submissionId, activeStep.stepId))];
  await notify(
    tx,
    submissionId,
    people.filter((userId) => userId !== payerId && userId !== createdById),
    {
      type: 'paymentReceived',
      kind: 'submissionChanged',
      params: (about) => ({
        ...{ ...about, change: 'paid', headline: paymentHeadlines.received(amount) },
        message: paymentReceivedText(amount, step),
      }),
      once: `paymentReceived:${id}`,
    },
  );
}
