import { formBuilder, makeDraft, type Builder, type TestForm } from '#tests/support/forms.ts';
import type { Api } from '#tests/support/graphql.ts';
import { makeRole } from '#tests/support/people.ts';
import { publishedForm } from '#tests/support/publishedForm.ts';

/** A draft with a part of each kind, by their global IDs. */
export interface EveryPart {
  readonly form: TestForm;
  readonly build: Builder;
  readonly ids: Readonly<Record<PartName, string>>;
}

type PartName =
  | ('step' | 'payment' | 'review' | 'survey' | 'surveyStep' | 'section' | 'otherSection' | 'choice' | 'area' | 'owner')
  | ('option' | 'otherOption' | 'logic' | 'formula' | 'reviewGroup' | 'attachment' | 'group' | 'assignment')
  | ('subprocess' | 'output' | 'role' | 'otherForm' | 'writer');

export async function formWithEveryPart(api: Api): Promise<EveryPart> {
  const form = await makeDraft(api);
  const build = formBuilder(api, form);
  const { edit } = build;
  const ofDraft = { flowTemplateId: form.draftId };
  const step = await build.step('CollectInfoStep', 'Applicant');
  const sectionId = step.sections[0]?.id ?? '';
  await edit('updateSection', { sectionId, name: 'Contact' }, 'section { id }');
  const choice = await build.field(sectionId, 'multiple_choice', 'Use');
  const [option, otherOption] = await build.options(choice.id, ['Home', 'Shop', 'Barn']);
  const area = await build.field(sectionId, 'integer', 'Area');
  const { section: otherSection } = await edit(
    'createSection',
    { sectionableId: step.id, name: 'Details' },
    'section { id }',
  );
  const owner = await build.field(otherSection.id, 'string', 'Owner');
  const conditions = [{ sourceId: area.id, comparator: 'greater', matchValue: 5 }];
  const shown = { targetId: otherSection.id, action: 'show', conditions };
  const { logicConfig } = await edit('createLogicConfig', shown, 'logicConfig { id }');
  const { formula } = await edit('createFormula', { ...ofDraft, name: 'Fee', source: '{Area} * 2' }, 'formula { id }');
  const payment = await build.step('PaymentStep', 'Fee');
  const config = { amountCents: 500, acceptsCash: true };
  const emailNotifications = [{ event: 'started', audience: 'applicants', body: 'Please pay' }];
  await edit('updateStep', { stepId: payment.id, config, emailNotifications }, 'step { id }');
  const review = await edit(
    'createStep',
    { ...ofDraft, type: 'RequireReviewStep', name: 'Check' },
    'step { id reviewGroups { id } }',
  );
  const surveyStep = await edit('createStep', { ...ofDraft, type: 'SurveyStep' }, 'step { id survey { id } }');
  const writer = `User:${form.writer.id}`;
  const people = { attachableId: step.id, subjectId: writer };
  const { attachment } = await edit('toggleAttachment', people, 'attachment { id }');
  const added = { stepId: step.id, assigneeIds: [writer], deleteOldAssignments: false };
  const group = await edit('createStepAssignmentGroup', added, 'stepAssignmentGroup { id assignments { id } }');
  const role = `Role:${await makeRole(api.services, form.team.id, { name: 'Clerks' })}`;
  const otherForm = `MasterTemplate:${(await publishedForm(api.services, form.team.id, [{ name: 'Sketch' }])).formId}`;
  const needed = { stepId: step.id, masterTemplateId: otherForm };
  const { subprocessConfig } = await edit('createSubprocessConfig', needed, 'subprocessConfig { id }');
  const settings = {
    ...{ expires: true, expiresAfter: { value: 1, unit: 'years' }, renewable: true },
    ...{ renewalOpens: { value: 60, unit: 'days' }, issuedOnStepId: step.id },
    reminders: [{ direction: 'before', period: { value: 30, unit: 'days' } }],
  };
  const permit = { ...ofDraft, name: 'Permit', settings };
  const { configuredOutput } = await edit('createConfiguredOutput', permit, 'configuredOutput { id }');
  const ids = {
    ...{ step: step.id, payment: payment.id, review: review.step.id },
    ...{ surveyStep: surveyStep.step.id, survey: surveyStep.step.survey.id },
    ...{ section: sectionId, otherSection: otherSection.id, choice: choice.id, area: area.id, owner: owner.id },
    ...{ option: option?.id ?? '', otherOption: otherOption?.id ?? '', logic: logicConfig.id, formula: formula.id },
    ...{ reviewGroup: review.step.reviewGroups[0].id, attachment: attachment.id },
    ...{ group: group.stepAssignmentGroup.id, assignment: group.stepAssignmentGroup.assignments[0].id },
    ...{ subprocess: subprocessConfig.id, output: configuredOutput.id, role, otherForm, writer },
  };
  return { form, build, ids };
}
