import type { DatabaseTransaction } from '#server/database/createDatabase.ts';

/**
 * The outputs with a document that completing a step will issue. The last step also issues those without a step of
 * their own.
 */
export async function outputsIssuedAt(
  db: Pick<DatabaseTransaction, 'activeStep' | 'configuredOutput' | 'issuedOutput'>,
  activeStepId: string,
) {
  const { step, submissionId, position } = await db.activeStep.findUniqueOrThrow({
    where: { id: activeStepId },
    include: { step: { select: { identity: true, flowTemplateId: true } } },
  });
  const later = await db.activeStep.count({ where: { submissionId, position: { gt: position } } });
  const issued = await db.issuedOutput.findMany({ where: { submissionId }, select: { outputIdentity: true } });
  return db.configuredOutput.findMany({
    where: {
      flowTemplateId: step.flowTemplateId,
      documentId: { not: null },
      identity: { notIn: issued.map(({ outputIdentity }) => outputIdentity) },
      OR: [{ issuedOnStepIdentity: step.identity }, ...(later === 0 ? [{ issuedOnStepIdentity: null }] : [])],
    },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  });
}
