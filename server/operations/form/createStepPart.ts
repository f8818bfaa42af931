import type { StepPart } from '#domain/submission/stepKinds.ts';
import { newId } from '#server/newId.ts';
import type { Draft } from '#server/operations/form/draft.ts';
import { formFees } from '#server/operations/form/formFees.ts';

/** Creates the initial content of a new step. */
export async function createStepPart(
  { db, id: flowTemplateId, teamId, masterTemplateId }: Draft,
  stepId: string,
  part: StepPart,
): Promise<void> {
  const row = { id: newId(), identity: newId(), teamId };
  switch (part) {
    case 'section':
      await db.section.create({ data: { ...row, flowTemplateId, stepId, position: 0 } });
      return;
    case 'survey': {
      await db.survey.create({ data: { ...row, stepId } });
      const section = { id: newId(), identity: newId(), teamId, flowTemplateId, surveyId: row.id };
      await db.section.create({ data: { ...section, position: 0 } });
      return;
    }
    case 'paymentConfig':
      await db.paymentConfig.create({ data: { id: row.id, stepId, ...(await formFees(db, masterTemplateId)) } });
      return;
    case 'reviewGroup':
      await db.reviewGroup.create({ data: { ...row, flowTemplateId, stepId, position: 0 } });
      return;
  }
}
