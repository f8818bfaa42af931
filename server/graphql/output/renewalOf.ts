import { dateIn } from '#domain/kernel/timeZones.ts';
import { renewalRefusal, renewalWindow, type RenewalRefusal } from '#domain/output/renewal.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { periodOf } from '#server/operations/output/documentOf.ts';

export interface Renewal {
  readonly refusal: RenewalRefusal | null;
  readonly isRenewed: boolean;
  readonly opens: string | null;
  readonly closes: string | null;
}

/** Whether and when an output can be renewed, from what the form says and what was started. */
export async function renewalOf({ services: { db, now } }: RequestContext, id: string): Promise<Renewal> {
  const output = await db.issuedOutput.findUniqueOrThrow({
    where: { id },
    include: {
      configuredOutput: true,
      team: true,
      submission: { include: { masterTemplate: true } },
      renewedOutputSubmissions: { where: { deletedAt: null } },
    },
  });
  const { configuredOutput: configured, team, submission, renewedOutputSubmissions: renewals } = output;
  const policy = {
    renewable: configured.renewable,
    opensBefore: periodOf(configured.renewalOpensValue, configured.renewalOpensUnit),
    closesAfter: periodOf(configured.renewalClosesValue, configured.renewalClosesUnit),
  };
  const isRenewed = renewals.some(({ status }) => status === 'finished');
  const known = {
    ...output,
    isRenewed,
    isBeingRenewed: renewals.some(({ status }) => status !== 'finished'),
    isFormOpen: submission.masterTemplate.status === 'published',
  };
  const { expiresAt } = output;
  const isOffered = expiresAt !== null && policy.renewable;
  const days = isOffered ? renewalWindow(dateIn(expiresAt, team.timeZone), policy) : { opens: null, closes: null };
  return { ...days, isRenewed, refusal: renewalRefusal(known, policy, now(), team.timeZone) };
}
