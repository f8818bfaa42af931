import {
  requirementRefusal,
  requirementRights,
  requirementState,
  type RequirementAction,
} from '#domain/submission/requirements.ts';
import { requirementTypeWords } from '#messages/submission/requirementTypeWords.ts';
import type { Prisma, Submission } from '#server/generated/prisma/client.ts';
import type { Tx } from '#server/operations/operation.ts';
import { refuseIf, refuseUnless } from '#server/operations/refusals.ts';
import { lockSubmission } from '#server/operations/submission/lockSubmission.ts';

const withStep = {
  flowTemplate: { include: { steps: { include: { paymentConfig: true } } } },
  activeStep: { include: { obligation: true } },
} satisfies Prisma.SupplementalRequirementInclude;

export type Requirement = Prisma.SupplementalRequirementGetPayload<{ include: typeof withStep }>;

/** Locks the submission and returns the requirement, if its state allows the action. */
export async function lockRequirement(
  tx: Tx,
  id: string,
  action: RequirementAction,
): Promise<{ readonly submission: Submission; readonly requirement: Requirement }> {
  const named = await tx.db.supplementalRequirement.findUnique({ where: { id }, select: { submissionId: true } });
  refuseUnless(named, 'outdated');
  const submission = await lockSubmission(tx, named.submissionId, requirementRights[action]);
  const requirement = await tx.db.supplementalRequirement.findUnique({ where: { id }, include: withStep });
  refuseUnless(requirement, 'outdated');
  refuseIf(requirementRefusal(requirementState(requirement), action));
  return { submission, requirement };
}

/** A requirement's form always has exactly one step. */
export function requirementStep({
  flowTemplate: { steps },
}: Requirement): Requirement['flowTemplate']['steps'][number] {
  const [step] = steps;
  if (!step) throw new Error('a requirement has no step');
  return step;
}

export const requirementName = ({ name, kind }: Pick<Requirement, 'name' | 'kind'>): string =>
  name ?? requirementTypeWords[kind];
