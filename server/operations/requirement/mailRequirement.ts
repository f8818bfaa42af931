import { payTask } from '#messages/submission/whatNextSentence.ts';
import { adminsOf, applicantsOf, notify, requirementPage } from '#server/operations/mail/notices.ts';
import type { Tx } from '#server/operations/operation.ts';
import { requirementName, requirementStep, type Requirement } from '#server/operations/requirement/lockRequirement.ts';
import { isCurrentStaff } from '#server/operations/review/isCurrentStaff.ts';

/** Notifies the applicants that something more is needed from them, or no longer is. */
export async function mailRequirement(
  tx: Tx,
  requirement: Requirement,
  change: 'moreAsked' | 'askedNoLonger',
): Promise<void> {
  const { submissionId } = requirement;
  await notify(tx, submissionId, await applicantsOf(tx, submissionId), {
    type: 'requirementSent',
    kind: 'submissionChanged',
    page: requirementPage(submissionId, requirement.id),
    params: (named) => ({
      ...{ ...named, change, message: requirementName(requirement) },
      ...(change === 'moreAsked' ? headlineOf(requirement, named.teamName) : {}),
    }),
  });
}

/** For a payment, the amount and what it is for. */
function headlineOf(requirement: Requirement, office: string): { readonly headline?: string } {
  const { paymentConfig } = requirementStep(requirement);
  if (!paymentConfig?.fixed) return {};
  const amount = { cents: Number(paymentConfig.amountCents), isRest: false };
  return { headline: payTask({ stepName: requirement.name, office, amount }) };
}

/**
 * Notifies the person who asked for it that it was submitted; or, if they no longer work on the submission, those who
 * do.
 */
export async function mailRequirementDelivered(tx: Tx, requirement: Requirement): Promise<void> {
  const { id, submissionId, createdById } = requirement;
  const asker = createdById !== null && (await isCurrentStaff(tx, submissionId, createdById)) ? createdById : null;
  await notify(tx, submissionId, asker === null ? await adminsOf(tx, submissionId) : [asker], {
    type: 'stepCompleted',
    kind: 'submissionChanged',
    page: requirementPage(submissionId, id),
    params: (named) => ({ ...named, change: 'moreGiven', message: requirementName(requirement) }),
  });
}
