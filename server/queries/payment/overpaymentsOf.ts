import { computeOverpayment } from '#domain/payment/computeOverpayment.ts';
import { amountMode } from '#domain/payment/PaymentConfig.ts';
import type { Queries } from '#server/database/Queries.ts';
import { statement } from '#server/database/statement.ts';
import { amountOwedAt, type EvaluatedSubmission } from '#server/queries/submission/evaluateSubmission.ts';
import { evaluateAll, formsOf } from '#server/queries/submission/loadEvaluatedSubmissions.ts';
import { deletedSnapshotsOf } from '#server/queries/submission/snapshotsOf.ts';
import type { HeldPayment } from '#server/queries/submission/SubmissionSnapshot.ts';
import type { Services } from '#server/Services.ts';

export interface StoredOverpayment {
  readonly obligation_id: string;
  readonly submission_id: string;
  readonly team_id: string;
  readonly amount_cents: number;
  readonly charge_id: string | null;
  readonly refund_cents: number | null;
  readonly since: string;
}

/** A submission's payments that hold more money than is owed. Decision 0084. */
export function overpaymentsOf({ snapshot, evaluation }: EvaluatedSubmission): readonly StoredOverpayment[] {
  const owedFor = ({ amount, payment }: HeldPayment) => {
    const owed = amountOwedAt({ payment }, evaluation) ?? { cents: null, isCalculable: false };
    return amountMode(payment.config) === 'flat' ? { ...owed, cents: amount } : owed;
  };
  return snapshot.heldPayments.flatMap((held) => {
    const entries = held.payment.entries.map((entry) => ({ ...entry, at: new Date(entry.at) }));
    const endedAt = held.endedAt === null ? null : new Date(held.endedAt);
    const found = computeOverpayment({ owed: owedFor(held), endedAt, entries });
    if (found === null) return [];
    const { amount, since, refund } = found;
    return [
      {
        ...{ obligation_id: held.paymentId, submission_id: snapshot.id, team_id: snapshot.teamId },
        ...{ amount_cents: amount, charge_id: refund?.chargeId ?? null, refund_cents: refund?.amount ?? null },
        since: since.toISOString(),
      },
    ];
  });
}

const withPayments = statement<[submissionIds: readonly string[]], { readonly id: string }>(
  'submissions_with_payments',
  'SELECT DISTINCT submission_id AS id FROM obligations WHERE submission_id = ANY ($1::uuid[])',
);

/** The same for deleted submissions, which no other query covers: their payments can still receive money. */
export async function overpaymentsOfDeleted(
  { loadForm }: Pick<Services, 'loadForm'>,
  ids: readonly string[],
  queries: Queries,
): Promise<readonly StoredOverpayment[]> {
  if (ids.length === 0) return [];
  // evaluating the others would only take time
  const paid = (await withPayments.rows(queries, [ids])).map(({ id }) => id);
  if (paid.length === 0) return [];
  const snapshots = await deletedSnapshotsOf(queries, paid);
  return evaluateAll(await formsOf(loadForm, snapshots, queries), snapshots, paid).flatMap(overpaymentsOf);
}
