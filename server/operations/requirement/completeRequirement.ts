import type { Content } from '#domain/form/Content.ts';
import { evaluateForm } from '#domain/form/evaluate/Evaluation.ts';
import { namedProblems } from '#domain/form/namedProblems.ts';
import { contentsByField } from '#domain/form/rows.ts';
import { actingUserId } from '#server/actor.ts';
import type { Submission } from '#server/generated/prisma/client.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { refuseIf, refuseProblems, refuseUnless } from '#server/operations/refusals.ts';
import {
  lockRequirement,
  requirementName,
  requirementStep,
  type Requirement,
} from '#server/operations/requirement/lockRequirement.ts';
import { mailRequirementDelivered } from '#server/operations/requirement/mailRequirement.ts';
import { recordChange } from '#server/operations/submission/recordChange.ts';

/** Submits the requested answers. Payment requirements complete when they are paid. */
export const completeRequirement = operation<string, string>('completeRequirement', async (tx, requirementId) => {
  const { submission, requirement } = await lockRequirement(tx, requirementId, 'complete');
  refuseIf(requirement.kind === 'PaymentRequirement' ? 'requirementUnpaid' : null);
  await refuseUnanswered(tx, requirement);
  await markRequirementMet(tx, submission, requirement);
  await mailRequirementDelivered(tx, requirement);
  return requirementId;
});

/** Marks a requirement as submitted or paid. The caller must hold the submission's lock. */
export async function markRequirementMet(
  tx: Tx,
  submission: Pick<Submission, 'id' | 'teamId'>,
  requirement: Pick<Requirement, 'id' | 'activeStepId' | 'name' | 'kind'>,
): Promise<void> {
  const { id, activeStepId } = requirement;
  await tx.db.supplementalRequirement.update({ where: { id }, data: { completedAt: tx.now } });
  if (activeStepId !== null) {
    const done = { completedAt: tx.now, completedById: actingUserId(tx.ctx.actor) };
    await tx.db.activeStep.update({ where: { id: activeStepId }, data: done });
  }
  const data = { requirementId: id, name: requirementName(requirement) };
  await recordChange(tx, submission, { kind: 'completeRequirement', data });
}

async function refuseUnanswered(tx: Tx, requirement: Requirement): Promise<void> {
  const { flowTemplateId, submissionId } = requirement;
  const form = await tx.ctx.services.loadForm(flowTemplateId, tx.queries);
  refuseUnless(form, 'outdated');
  const fields = form.fields.map(({ identity }) => identity);
  const answers = await tx.db.answer.findMany({ where: { submissionId, fieldIdentity: { in: fields } } });
  const given = answers.map(({ fieldIdentity, rowPath, content }) => ({
    fieldIdentity,
    rowPath,
    content: content as Content,
  }));
  const evaluation = evaluateForm(form, contentsByField(form, given));
  refuseProblems(namedProblems(evaluation.stepProblems(requirementStep(requirement).identity), form));
}
