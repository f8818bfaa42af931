import type { DatabaseTransaction } from '#server/database/createDatabase.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';

export interface StepFees {
  readonly noFee: boolean;
  /** null for the usual fee */
  readonly customFeePercentage: Prisma.Decimal | number | null;
}

/** What a payment step takes that comes to a form: nobody is rid of what the operator set by another step. */
export async function feesOfForm(
  db: Pick<DatabaseTransaction, 'masterTemplate'>,
  masterTemplateId: string,
): Promise<StepFees> {
  const { paymentNoFee: noFee, paymentFeePercentage: customFeePercentage } = await db.masterTemplate.findUniqueOrThrow({
    where: { id: masterTemplateId },
    select: { paymentNoFee: true, paymentFeePercentage: true },
  });
  return { noFee, customFeePercentage };
}

export async function keepFeesOfForm(
  db: Pick<DatabaseTransaction, 'masterTemplate'>,
  masterTemplateId: string,
  { noFee, customFeePercentage }: StepFees,
): Promise<void> {
  await db.masterTemplate.update({
    where: { id: masterTemplateId },
    data: { paymentNoFee: noFee, paymentFeePercentage: customFeePercentage },
  });
}
