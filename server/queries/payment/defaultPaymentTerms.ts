import type { DatabaseTransaction } from '#server/database/createDatabase.ts';

export interface DefaultPaymentTerms {
  readonly acceptsCash: boolean;
  readonly acceptsChecks: boolean;
  readonly constituentPaysFee: boolean;
  readonly cashInstructions: string | null;
  readonly checkInstructions: string | null;
}

/** The payment terms of a version's first payment step; null if it has none. */
export const defaultPaymentTerms = (
  db: Pick<DatabaseTransaction, 'paymentConfig'>,
  flowTemplateId: string,
): Promise<DefaultPaymentTerms | null> =>
  db.paymentConfig.findFirst({
    where: { step: { flowTemplateId } },
    orderBy: { step: { position: 'asc' } },
    select: {
      ...{ acceptsCash: true, acceptsChecks: true, constituentPaysFee: true },
      ...{ cashInstructions: true, checkInstructions: true },
    },
  });
