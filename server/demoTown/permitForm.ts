import type { MadeTeam } from '#server/demoTown/makeTeams.ts';
import { permitSteps, type PermitField, type PermitStep } from '#server/demoTown/permitSteps.ts';
import { townContext, townPersonId, townPieceKey, type Town } from '#server/demoTown/town.ts';
import { writePermitOutput } from '#server/demoTown/writePermitOutput.ts';
import { toggleAttachment } from '#server/operations/form/attachment.ts';
import { createField, updateField } from '#server/operations/form/field.ts';
import { createOptions } from '#server/operations/form/option.ts';
import { updateReviewGroup } from '#server/operations/form/reviewGroup.ts';
import { updateSection } from '#server/operations/form/section.ts';
import { createStep, updateStep } from '#server/operations/form/step.ts';
import { updateSurvey } from '#server/operations/form/updateSurvey.ts';
import { addTemplateMember } from '#server/operations/team/templateMember.ts';
import {
  createMasterTemplate,
  updateMasterTemplate,
  type FormChange,
} from '#server/operations/template/masterTemplate.ts';
import type { OperationContext } from '#server/Services.ts';

const writtenDaysAgo = 50;

export interface MadeForm {
  readonly masterTemplateId: string;
  readonly flowTemplateId: string;
  readonly sectionId: string;
}

interface FormPlan {
  readonly name: string;
  /** the form's prefix in idempotency keys */
  readonly piece: string;
  readonly steps: readonly PermitStep[];
  readonly settings: Omit<FormChange, 'masterTemplateId'>;
}

/** Creates a draft form with its steps. */
export async function writeForm(ctx: OperationContext, team: MadeTeam, plan: FormPlan): Promise<MadeForm> {
  const { name, piece, steps, settings } = plan;
  const { teamId } = team;
  const { masterTemplateId, flowTemplateId } = await createMasterTemplate(ctx, { teamId, name }, townPieceKey(piece));
  const sectionIds = [];
  for (const step of steps) sectionIds.push(...(await writeStep(ctx, piece, flowTemplateId, step, team)));
  const [sectionId = ''] = sectionIds;
  await updateMasterTemplate(ctx, { masterTemplateId, ...settings }, townPieceKey(piece, 'settings'));
  return { masterTemplateId, flowTemplateId, sectionId };
}

/** The permit form's draft, as its author leaves it before the first version is published. */
export async function writePermitForm(town: Town, team: MadeTeam): Promise<MadeForm> {
  const ctx = townContext(town, 'author', writtenDaysAgo);
  const made = await writeForm(ctx, team, {
    name: 'Building permit',
    piece: 'permit',
    steps: permitSteps,
    settings: {
      description: '<p>Apply to build, add to, remodel, or demolish a house in Springfield.</p>',
      typicalTime: 'About 3 weeks',
      alsoKnownAs: 'remodel, addition, garage, demolition',
      publiclyLaunchable: true,
      internallyLaunchable: true,
      publicRead: true,
      publiclySearchable: true,
    },
  });
  const { masterTemplateId, sectionId } = made;
  for (const player of ['counter', 'finance'] as const) {
    const member = { masterTemplateId, userId: townPersonId(town, player) };
    await addTemplateMember(ctx, member, townPieceKey('permit', 'member', player));
  }
  const { db } = town.services;
  const { id: identifierFieldId } = await db.field.findFirstOrThrow({
    where: { sectionId, name: 'Property address' },
  });
  await updateMasterTemplate(ctx, { masterTemplateId, identifierFieldId }, townPieceKey('permit', 'identifier'));
  await writePermitOutput(ctx, made);
  return made;
}

/** Returns the section of a step that collects information. */
async function writeStep(
  ctx: OperationContext,
  piece: string,
  flowTemplateId: string,
  { type, name: stepName, settings = {}, fields = [], reviewedBy, doneBy, survey }: PermitStep,
  { roleIds }: MadeTeam,
): Promise<string[]> {
  const { db } = ctx.services;
  const key = (...of: readonly string[]): string => townPieceKey(piece, ...of);
  const stepId = await createStep(ctx, { flowTemplateId, type, name: stepName }, key(stepName));
  await updateStep(ctx, { stepId, ...settings }, key(stepName, 'settings'));
  const attach = (attachableType: 'Step' | 'ReviewGroup', attachableId: string, role: string): Promise<unknown> => {
    const subject = { type: 'AdminRole', id: roleIds.get(role) ?? '' } as const;
    return toggleAttachment(ctx, { attachableType, attachableId, subject }, key(stepName, attachableType, role));
  };
  if (doneBy !== undefined) await attach('Step', stepId, doneBy);
  if (reviewedBy !== undefined) {
    const { id: reviewGroupId } = await db.reviewGroup.findFirstOrThrow({ where: { stepId } });
    const group = { reviewGroupId, name: reviewedBy, requireSignature: true, logicType: 'or' } as const;
    await updateReviewGroup(ctx, group, key(stepName, 'group'));
    await attach('ReviewGroup', reviewGroupId, reviewedBy);
  }
  if (survey !== undefined) {
    const { id: surveyId } = await db.survey.findFirstOrThrow({ where: { stepId } });
    await updateSurvey(ctx, { surveyId, ...survey }, key(stepName, 'survey'));
  }
  if (fields.length === 0) return [];
  const section = await db.section.findFirstOrThrow({
    where: survey === undefined ? { stepId } : { survey: { stepId } },
  });
  await updateSection(ctx, { sectionId: section.id, name: stepName }, key(stepName, 'section'));
  for (const field of fields) await writeField(ctx, piece, section.id, field);
  return [section.id];
}

export async function writeField(
  ctx: OperationContext,
  piece: string,
  sectionId: string,
  field: PermitField,
): Promise<void> {
  const key = (...of: readonly string[]): string => townPieceKey(piece, ...of);
  const { name: fieldName, dataType, hint = null, options = [], entity, settings = {} } = field;
  const customEntityId = entity === undefined ? null : await kindNamed(ctx, sectionId, entity);
  const fieldId = await createField(ctx, { sectionId, dataType, customEntityId, name: fieldName }, key(fieldName));
  if (options.length > 0) {
    const named = options.map((option) => ({ name: option }));
    await createOptions(ctx, { fieldId, options: named }, key(fieldName, 'options'));
  }
  await updateField(ctx, { fieldId, hint, settings: { required: true, ...settings } }, key(fieldName, 'settings'));
}

/** A kind of entity of the form's team. */
async function kindNamed({ services: { db } }: OperationContext, sectionId: string, name: string): Promise<string> {
  const { teamId } = await db.section.findUniqueOrThrow({ where: { id: sectionId }, select: { teamId: true } });
  const { id } = await db.customEntity.findFirstOrThrow({ where: { teamId, name, archivedAt: null } });
  return id;
}
