import { InvalidInput } from '#domain/kernel/refusal.ts';
import { paymentConfigProblems } from '#domain/payment/PaymentConfig.ts';
import type { PaymentConfig } from '#server/generated/prisma/client.ts';
import { type Draft } from '#server/operations/form/draft.ts';
import { saveFormFees, type StepFees } from '#server/operations/form/formFees.ts';
import { refuseIfChanged } from '#server/operations/form/refuseChangedTexts.ts';
import { patchedRichText } from '#server/operations/form/richText.ts';
import { requireOperator } from '#server/operations/installation/requireOperator.ts';
import { refuseProblems } from '#server/operations/refusals.ts';

/** The settings of a payment step; omitted values stay unchanged. */
export interface PaymentConfigChange {
  readonly fixed?: boolean;
  readonly calculated?: boolean;
  readonly amountCents?: number;
  /** the id of a formula of this draft */
  readonly formulaId?: string | null;
  readonly acceptsCash?: boolean;
  readonly acceptsChecks?: boolean;
  readonly cashInstructions?: string | null;
  readonly checkInstructions?: string | null;
  readonly constituentPaysFee?: boolean;
  readonly noFee?: boolean;
  readonly customFeePercentage?: number | null;
}

/** The values the writer started from; omitted ones are not compared. */
export type SeenPaymentConfig = {
  readonly [Name in (typeof guarded)[number]]?: PaymentConfigChange[Name] | null | undefined;
};

const guarded = ['amountCents', 'cashInstructions', 'checkInstructions'] as const;

/** One percent in parts per million. */
const percent = 10_000;

export async function changePaymentConfig(
  draft: Draft,
  stepId: string,
  change: PaymentConfigChange,
  seen: SeenPaymentConfig | null | undefined,
): Promise<void> {
  const before = await draft.db.paymentConfig.findUnique({ where: { stepId } });
  if (!before) throw new InvalidInput([{ path: 'config', code: 'noPaymentStep' }]);
  const { formulaId, cashInstructions, checkInstructions, customFeePercentage, ...plain } = change;
  const data = {
    ...plain,
    cashInstructions: patchedRichText(cashInstructions, 'config.cashInstructions'),
    checkInstructions: patchedRichText(checkInstructions, 'config.checkInstructions'),
    customFeePercentage:
      customFeePercentage == null ? customFeePercentage : Math.round(customFeePercentage * 100) / 100,
    formulaIdentity: formulaId == null ? formulaId : await formulaIdentityOf(draft, formulaId),
  };
  for (const name of guarded) refuseIfChanged({ now: before[name], seen: seen?.[name], wanted: data[name] });
  await refuseWrongConfig(draft, { ...before, ...definedOf(data) });
  await followFees(draft, feesOf(before), feesOf({ ...before, ...definedOf(data) }));
  await draft.db.paymentConfig.update({ where: { stepId }, data });
}

const feesOf = ({ noFee, customFeePercentage }: { noFee: boolean; customFeePercentage: unknown }) => ({
  noFee,
  customFeePercentage: customFeePercentage === null ? null : Number(customFeePercentage),
});

/** Only an operator can change platform fees. Sending the current values again is not a change. */
async function followFees({ tx, masterTemplateId }: Draft, before: StepFees, after: StepFees): Promise<void> {
  if (before.noFee === after.noFee && before.customFeePercentage === after.customFeePercentage) return;
  await requireOperator(tx, 'feesByOperator');
  await saveFormFees(tx.db, masterTemplateId, after);
}

const definedOf = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;

async function formulaIdentityOf({ db, id }: Draft, formulaId: string): Promise<string> {
  const formula = await db.formula.findFirst({ where: { id: formulaId, flowTemplateId: id } });
  if (!formula) throw new InvalidInput([{ path: 'config.formulaId', code: 'formulaUnknown' }]);
  return formula.identity;
}

type Wanted = Omit<PaymentConfig, 'amountCents' | 'customFeePercentage'> & {
  readonly amountCents: number | bigint;
  readonly customFeePercentage: unknown;
};

async function refuseWrongConfig({ db, id }: Draft, config: Wanted): Promise<void> {
  const amount = Number(config.amountCents);
  const { customFeePercentage } = config;
  const formulas = await db.formula.findMany({ where: { flowTemplateId: id }, select: { identity: true } });
  const customFee = customFeePercentage === null ? null : Math.round(Number(customFeePercentage) * percent);
  const formulaIdentities = formulas.map(({ identity }) => identity);
  const problems = paymentConfigProblems({ ...config, amount, customFee }, { isRequirement: false, formulaIdentities });
  refuseProblems(problems.map((problem) => ({ ...problem, path: `config.${problem.path}` })));
}
