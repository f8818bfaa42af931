import { periodOf } from '#domain/kernel/dates.ts';
import { dateIn } from '#domain/kernel/timeZones.ts';
import {
  renewalRefusal,
  renewalWindow,
  type RenewableOutput,
  type RenewalPolicy,
  type RenewalRefusal,
} from '#domain/output/renewal.ts';
import type { DatabaseTransaction } from '#server/database/createDatabase.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';

const withRenewals = {
  configuredOutput: true,
  team: { select: { timeZone: true } },
  submission: { select: { masterTemplateId: true, masterTemplate: { select: { status: true } } } },
  renewedOutputSubmissions: {
    where: { deletedAt: null },
    select: { id: true, status: true },
    orderBy: { createdAt: 'desc' },
  },
} satisfies Prisma.IssuedOutputInclude;

type OutputWithRenewals = Prisma.IssuedOutputGetPayload<{ include: typeof withRenewals }>;

export interface Renewal {
  readonly output: OutputWithRenewals;
  readonly policy: RenewalPolicy;
  /** the output as the domain rules need it */
  readonly known: RenewableOutput;
  readonly refusal: RenewalRefusal | null;
  readonly isRenewed: boolean;
  /** the submission that renews it, completed or active */
  readonly renewalId: string | null;
  /** first and last day to renew; null for no limit */
  readonly opens: string | null;
  readonly closes: string | null;
}

/** Whether and when outputs can be renewed, by their form's settings at issue and the renewals started so far. */
export async function renewalsOf(
  { issuedOutput }: Pick<DatabaseTransaction, 'issuedOutput'>,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Renewal>> {
  const outputs = await issuedOutput.findMany({ where: { id: { in: [...ids] } }, include: withRenewals });
  return new Map(outputs.map((output) => [output.id, renewalOf(output, now)]));
}

function renewalOf(output: OutputWithRenewals, now: Date): Renewal {
  const { configuredOutput: configured, team, submission, renewedOutputSubmissions: renewals, expiresAt } = output;
  const policy = {
    renewable: configured.renewable,
    opensBefore: periodOf(configured.renewalOpensValue, configured.renewalOpensUnit),
    closesAfter: periodOf(configured.renewalClosesValue, configured.renewalClosesUnit),
  };
  const isRenewed = renewals.some(({ status }) => status === 'finished');
  const known = {
    ...output,
    isRenewed,
    isBeingRenewed: !isRenewed && renewals.length > 0,
    isFormOpen: submission.masterTemplate.status === 'published',
  };
  const isOffered = expiresAt !== null && policy.renewable;
  const days = isOffered ? renewalWindow(dateIn(expiresAt, team.timeZone), policy) : { opens: null, closes: null };
  const refusal = renewalRefusal(known, policy, now, team.timeZone);
  return { ...days, output, policy, known, isRenewed, refusal, renewalId: renewals[0]?.id ?? null };
}
