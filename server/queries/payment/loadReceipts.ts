import { receiptsOf, type Receipt, type ReceiptCharge } from '#domain/payment/receipts.ts';
import type { Payment } from '#server/queries/payment/loadPayment.ts';
import type { Services } from '#server/Services.ts';

export interface LoadedReceipt extends Receipt {
  readonly paymentId: string;
  readonly submissionId: string;
  readonly teamId: string;
  readonly formName: string;
  readonly submissionNumber: string;
  readonly purpose: string;
  readonly applicant: string | null;
  readonly timeZone: string;
}

/** The receipts of a payment with what they say about its submission, oldest first. Checks no permissions. */
export async function loadReceipts(
  { db }: Pick<Services, 'db'>,
  { id, row, config }: Pick<Payment, 'id' | 'row' | 'config'>,
): Promise<LoadedReceipt[]> {
  const { submission, activeStep, team, ledgerEntries } = row;
  const [charges, applicants, form] = await Promise.all([
    db.charge.findMany({
      where: { obligationId: id },
      include: { user: { select: { name: true } }, paymentIntent: true },
    }),
    db.applicantAttachment.findMany({
      where: { submissionId: submission.id },
      orderBy: [{ isPrimary: 'desc' }, { createdAt: 'asc' }],
      select: { userId: true, user: { select: { name: true } } },
    }),
    db.masterTemplate.findUniqueOrThrow({ where: { id: submission.masterTemplateId }, select: { name: true } }),
  ]);
  const isApplicant = (userId: string | null): boolean => applicants.some((applicant) => applicant.userId === userId);
  const online = charges.map(({ user, paymentIntent, amountCents, ...charge }): ReceiptCharge => {
    const { feeCents = 0n, platformFeeCents = 0n } = paymentIntent ?? {};
    return {
      ...charge,
      amount: Number(amountCents),
      fees: config.constituentPaysFee ? { processing: Number(feeCents), platform: Number(platformFeeCents) } : null,
      person: user && { name: user.name, isApplicant: isApplicant(charge.userId) },
    };
  });
  const entries = ledgerEntries.map(({ amountCents, createdBy, ...entry }) => ({
    ...entry,
    amount: Number(amountCents),
    recordedBy: createdBy?.name ?? null,
  }));
  const about = {
    paymentId: id,
    submissionId: submission.id,
    teamId: row.teamId,
    formName: form.name,
    submissionNumber: submission.customId ?? String(submission.scopedId),
    purpose: activeStep.supplementalRequirement?.name ?? activeStep.step.name ?? '',
    applicant: applicants[0]?.user.name ?? null,
    timeZone: team.timeZone,
  };
  return receiptsOf(online, entries).map((receipt) => ({ ...receipt, ...about }));
}
