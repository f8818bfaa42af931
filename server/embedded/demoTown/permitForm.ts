import { as, idOf, pieceKey, type Town } from '#server/embedded/demoTown/town.ts';
import type { MadeTeam } from '#server/embedded/demoTown/teams.ts';
import { permitSteps, type PermitField, type PermitStep } from '#server/embedded/demoTown/permitSteps.ts';
import { toggleAttachment } from '#server/operations/form/attachment.ts';
import { createConfiguredOutput } from '#server/operations/form/configuredOutput.ts';
import { createField, updateField } from '#server/operations/form/field.ts';
import { createOptions } from '#server/operations/form/option.ts';
import { updateReviewGroup } from '#server/operations/form/reviewGroup.ts';
import { updateSection } from '#server/operations/form/section.ts';
import { createStep, updateStep } from '#server/operations/form/step.ts';
import { addTemplateMember } from '#server/operations/team/templateMember.ts';
import { createMasterTemplate, updateMasterTemplate } from '#server/operations/template/masterTemplate.ts';
import type { OperationContext } from '#server/services.ts';

const writtenDaysAgo = 50;
const name = 'Building permit';
const key = (...of: readonly (string | number)[]): string => pieceKey('permit', ...of);

export interface MadeForm {
  readonly masterTemplateId: string;
  readonly flowTemplateId: string;
  readonly sectionId: string;
}

/** The draft of the form, as its author leaves it before it is published for the first time. */
export async function writePermitForm(town: Town, team: MadeTeam): Promise<MadeForm> {
  const ctx = as(town, 'author', writtenDaysAgo);
  const { masterTemplateId, flowTemplateId } = await createMasterTemplate(ctx, { teamId: team.teamId, name }, key());
  for (const player of ['counter', 'finance'] as const) {
    const member = { masterTemplateId, userId: idOf(town, player) };
    await addTemplateMember(ctx, member, key('member', player));
  }
  const sectionIds = [];
  for (const step of permitSteps) sectionIds.push(...(await writeStep(ctx, flowTemplateId, step, team)));
  const [sectionId = ''] = sectionIds;
  const { db } = town.services;
  const identifier = await db.field.findFirstOrThrow({ where: { sectionId, name: 'Address of the property' } });
  const description = '<p>For building, adding to, changing or taking down a house in Springfield.</p>';
  const settings = { typicalTime: 'about 3 weeks', publiclyLaunchable: true, internallyLaunchable: true };
  const change = { masterTemplateId, description, identifierFieldId: identifier.id, ...settings };
  await updateMasterTemplate(ctx, change, key('settings'));
  await createConfiguredOutput(ctx, { flowTemplateId, name, autofill: true }, key('output'));
  return { masterTemplateId, flowTemplateId, sectionId };
}

/** Answers the section of a step that collects information. */
async function writeStep(
  ctx: OperationContext,
  flowTemplateId: string,
  { type, name: stepName, settings = {}, fields = [], reviewedBy, doneBy }: PermitStep,
  { roleIds }: MadeTeam,
): Promise<string[]> {
  const { db } = ctx.services;
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
  if (fields.length === 0) return [];
  const section = await db.section.findFirstOrThrow({ where: { stepId } });
  await updateSection(ctx, { sectionId: section.id, name: stepName }, key(stepName, 'section'));
  for (const field of fields) await writeField(ctx, section.id, field);
  return [section.id];
}

export async function writeField(ctx: OperationContext, sectionId: string, field: PermitField): Promise<void> {
  const { name: fieldName, dataType, hint = null, options = [], settings = {} } = field;
  const fieldId = await createField(ctx, { sectionId, dataType, name: fieldName }, key(fieldName));
  if (options.length > 0) {
    const named = options.map((option) => ({ name: option }));
    await createOptions(ctx, { fieldId, options: named }, key(fieldName, 'options'));
  }
  await updateField(ctx, { fieldId, hint, settings: { required: true, ...settings } }, key(fieldName, 'settings'));
}
