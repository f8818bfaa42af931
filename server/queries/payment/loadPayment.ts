import type { Cents } from '#domain/kernel/money.ts';
import { effectiveTerms } from '#domain/payment/fees.ts';
import type { LedgerEntry } from '#domain/payment/ledger.ts';
import type { PaymentMethod } from '#domain/payment/methods.ts';
import { acceptedMethods, type PaymentConfig } from '#domain/payment/PaymentConfig.ts';
import { isRefundedByStaff } from '#domain/payment/PaymentStanding.ts';
import { paymentState, type PaymentState } from '#domain/payment/paymentStatus.ts';
import type { DatabaseTransaction } from '#server/database/createDatabase.ts';
import type { Queries } from '#server/database/Queries.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import { percentageToPpm } from '#server/queries/payment/percentageToPpm.ts';
import { amountOwedAt } from '#server/queries/submission/evaluateSubmission.ts';
import { loadEvaluatedSubmissions } from '#server/queries/submission/loadEvaluatedSubmissions.ts';
import type { Services } from '#server/Services.ts';

const withAll = {
  submission: true,
  activeStep: { include: { step: { include: { paymentConfig: true } }, supplementalRequirement: true } },
  team: { include: { merchantAccount: true } },
  ledgerEntries: {
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    include: { charge: { include: { paymentIntent: true } }, createdBy: { select: { name: true } } },
  },
  paymentIntents: { where: { state: 'live' }, include: { createdBy: { select: { name: true } } } },
} satisfies Prisma.ObligationInclude;

type Row = Prisma.ObligationGetPayload<{ include: typeof withAll }>;
type IntentRow = Row['paymentIntents'][number];

/** What is owed at a step, its ledger entries, and the resulting state. */
export interface Payment {
  readonly id: string;
  readonly row: Row;
  readonly config: PaymentConfig;
  readonly entries: readonly LedgerEntry[];
  /** null if the payer decides; nothing is owed while a formula has no value */
  readonly owed: { readonly cents: Cents | null; readonly isCalculable: boolean };
  readonly state: PaymentState;
  /** staff refunded it and no longer ask for it */
  readonly isGivenBack: boolean;
  readonly accepted: readonly PaymentMethod[];
  /** staff added it to this submission; it is no step of the form */
  readonly isRequirement: boolean;
  readonly liveIntent: IntentRow | null;
}

interface From {
  readonly services: Pick<Services, 'pool' | 'loadForm'>;
  readonly db: Pick<DatabaseTransaction, 'obligation'>;
  /** the transaction to read in, if any */
  readonly within?: Queries;
}

export async function loadPayment(from: From, id: string): Promise<Payment | null> {
  const row = await from.db.obligation.findUnique({ where: { id }, include: withAll });
  const config = row?.activeStep.step.paymentConfig;
  if (!row || !config) return null;
  const terms = withFeesOfTeam(termsOf(config), row.team);
  const entries = row.ledgerEntries.map(({ amountCents, charge, ...entry }) => ({
    ...entry,
    amount: Number(amountCents),
    fees: terms.constituentPaysFee ? feesOf(charge?.paymentIntent ?? null) : null,
  }));
  const owed = await owedNow(from, row, terms);
  const isLive = row.team.merchantAccount?.chargesEnabled === true;
  return {
    id,
    row,
    config: terms,
    entries,
    owed,
    state: paymentState(owed.cents, entries),
    isGivenBack: isRefundedByStaff(owed.cents, entries),
    accepted: acceptedMethods(terms, isLive && row.team.merchantAccount?.providerAccountId !== null),
    isRequirement: row.activeStep.supplementalRequirement !== null,
    liveIntent: row.paymentIntents[0] ?? null,
  };
}

const feesOf = (intent: { readonly feeCents: bigint; readonly platformFeeCents: bigint } | null): Cents | null =>
  intent && Number(intent.feeCents + intent.platformFeeCents);

/**
 * A fixed amount stays as it was when the submission started. A formula is evaluated each time because answers may have
 * changed.
 */
async function owedNow(
  { services, within }: From,
  { submissionId, amountCents }: Row,
  config: PaymentConfig,
): Promise<Payment['owed']> {
  if (!config.calculated) return { cents: amountCents === null ? null : Number(amountCents), isCalculable: true };
  const [evaluated] = await loadEvaluatedSubmissions(services, [submissionId], within);
  const owed = evaluated && amountOwedAt({ payment: { config, entries: [] } }, evaluated.evaluation);
  return owed ?? { cents: null, isCalculable: false };
}

/** The operator's terms for a team apply to every form without its own terms. */
function withFeesOfTeam(terms: PaymentConfig, { noFee, customFeePercentage }: Row['team']): PaymentConfig {
  const { noFee: isFree, customFee } = effectiveTerms(terms, {
    noFee,
    customFee: percentageToPpm(customFeePercentage),
  });
  return { ...terms, noFee: isFree, customFee };
}

function termsOf({
  amountCents,
  customFeePercentage,
  ...config
}: NonNullable<Row['activeStep']['step']['paymentConfig']>): PaymentConfig {
  return { ...config, amount: Number(amountCents), customFee: percentageToPpm(customFeePercentage) };
}
