import { newId } from '#server/newId.ts';
import type { Services } from '#server/Services.ts';

export interface TestSubmission {
  readonly id: string;
  readonly teamId: string;
  readonly formId: string;
  readonly activeStepId: string;
  /** a text question that the applicant answers */
  readonly fieldId: string;
  /** a question that is left out of open data */
  readonly redactedFieldId: string;
  /** a question of the second step, which staff answer */
  readonly staffFieldId: string;
  readonly staffStepId: string;
}

/** A started dog license submission: one applicant step with two questions, then one staff step. */
export async function startedSubmission(
  { db }: Services,
  { teamId, applicantId }: { teamId: string; applicantId: string },
): Promise<TestSubmission> {
  const [formId, versionId, id] = [newId(), newId(), newId()];
  const [stepId, staffStepRowId, sectionId, staffSectionId] = [newId(), newId(), newId(), newId()];
  const [fieldId, redactedFieldId, staffFieldId] = [newId(), newId(), newId()];
  const [activeStepId, staffStepId] = [newId(), newId()];
  const now = new Date();
  await db.masterTemplate.create({
    data: { id: formId, teamId, slug: `form-${formId}`, name: 'Dog license', status: 'published', everPublished: true },
  });
  await db.flowTemplate.create({
    data: { id: versionId, teamId, masterTemplateId: formId, kind: 'published', name: 'Dog license', publishedAt: now },
  });
  const step = { teamId, flowTemplateId: versionId, type: 'CollectInfoStep' as const };
  await db.step.createMany({
    data: [
      { ...step, id: stepId, identity: stepId, position: 0, external: true },
      { ...step, id: staffStepRowId, identity: staffStepRowId, position: 1, external: false },
    ],
  });
  const section = { teamId, flowTemplateId: versionId, position: 0 };
  await db.section.createMany({
    data: [
      { ...section, id: sectionId, identity: sectionId, stepId },
      { ...section, id: staffSectionId, identity: staffSectionId, stepId: staffStepRowId },
    ],
  });
  const field = { teamId, flowTemplateId: versionId, dataType: 'text' as const };
  await db.field.createMany({
    data: [
      { ...field, id: fieldId, identity: fieldId, sectionId, name: 'Name of the dog', position: 0 },
      {
        ...field,
        id: redactedFieldId,
        identity: redactedFieldId,
        sectionId,
        name: 'Bites',
        position: 1,
        redacted: true,
      },
      { ...field, id: staffFieldId, identity: staffFieldId, sectionId: staffSectionId, name: 'Notes', position: 0 },
    ],
  });
  const scopedId = (await db.submission.count({ where: { teamId } })) + 1;
  await db.submission.create({
    data: {
      id,
      teamId,
      masterTemplateId: formId,
      flowTemplateId: versionId,
      scopedId,
      launchedById: applicantId,
      currentStepIdentity: stepId,
    },
  });
  await db.applicantAttachment.create({
    data: { id: newId(), teamId, submissionId: id, userId: applicantId, addedById: applicantId, isPrimary: true },
  });
  await db.activeStep.createMany({
    data: [
      { id: activeStepId, teamId, submissionId: id, stepId, stepIdentity: stepId, position: 0, startedAt: now },
      {
        id: staffStepId,
        teamId,
        submissionId: id,
        stepId: staffStepRowId,
        stepIdentity: staffStepRowId,
        position: 1,
        startedAt: now,
      },
    ],
  });
  return { id, teamId, formId, activeStepId, fieldId, redactedFieldId, staffFieldId, staffStepId };
}
