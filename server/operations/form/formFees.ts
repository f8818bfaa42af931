import type { DatabaseTransaction } from '#server/database/createDatabase.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';

export interface StepFees {
  readonly noFee: boolean;
  /** null for the usual fee */
  readonly customFeePercentage: Prisma.Decimal | number | null;
}

/** The fees a new payment step of the form gets, so that adding a step can't avoid what the operator set. */
export async function formFees(
  db: Pick<DatabaseTransaction, 'masterTemplate'>,
  masterTemplateId: string,
): Promise<StepFees> {
  const { paymentNoFee: noFee, paymentFeePercentage: customFeePercentage } = await db.masterTemplate.findUniqueOrThrow({
    where: { id: masterTemplateId },
    select: { paymentNoFee: true, paymentFeePercentage: true },
  });
  return { noFee, customFeePercentage };
}

export async function saveFormFees(
  db: Pick<DatabaseTransaction, 'masterTemplate'>,
  masterTemplateId: string,
  { noFee, customFeePercentage }: StepFees,
): Promise<void> {
  await db.masterTemplate.update({
    where: { id: masterTemplateId },
    data: { paymentNoFee: noFee, paymentFeePercentage: customFeePercentage },
  });
}
