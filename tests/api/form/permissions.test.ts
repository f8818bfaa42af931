import { beforeAll, describe, expect, it } from 'vitest';
import { porticoSchema } from '#server/graphql/porticoSchema.ts';
import { scopeRows } from '#server/graphql/scopeTable.ts';
import { formBuilder, makeDraft, type TestForm } from '#tests/support/forms.ts';
import { useApi, visitor, type Visitor } from '#tests/support/graphql.ts';
import { addToForm, makePerson, makeRole, makeTeam, makeToken } from '#tests/support/people.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';
import { publishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();
let form: TestForm;
let people: Readonly<Record<string, Visitor>>;
let inputs: Readonly<Record<string, Record<string, unknown>>>;

beforeAll(async () => {
  form = await makeDraft(api);
  const { services } = api;
  const { team, writer } = form;
  const formId = plainIdOf(form.formId);
  const reader = await makePerson(services);
  await addToForm(services, team.id, formId, reader, 1);
  const unverified = await makePerson(services, { isVerified: false });
  await addToForm(services, team.id, formId, unverified, 2);
  people = {
    'a visitor': visitor(),
    'a stranger': await makePerson(services),
    'the owner of another team': (await makeTeam(services)).owner,
    'a member of the team': team.member,
    'a reader of the form': reader,
    'a person without a verified address': unverified,
    "the writer's key for submissions": await makeToken(services, team.id, writer, ['submissions:write']),
    "the writer's key for reading forms": await makeToken(services, team.id, writer, ['forms:read']),
    "the writer's key for editing forms": await makeToken(services, team.id, writer, ['forms:write', 'forms:read']),
    'the owner of the team': team.owner,
    'the writer': writer,
  };
  inputs = await inputsOfEveryMutation();
});

/** Creates one part of each kind, with an input for each mutation. */
async function inputsOfEveryMutation(): Promise<Record<string, Record<string, unknown>>> {
  const build = formBuilder(api, form);
  const step = await build.step('CollectInfoStep');
  const sectionId = step.sections[0]?.id ?? '';
  const field = await build.field(sectionId, 'multiple_choice');
  const area = await build.field(sectionId, 'integer');
  const [option] = await build.options(field.id, ['a', 'b']);
  const { section } = await build.edit('createSection', { sectionableId: step.id }, 'section { id }');
  const conditions = [{ sourceId: area.id, comparator: 'greater', matchValue: 5 }];
  const logic = { targetId: section.id, action: 'show', conditions };
  const { logicConfig } = await build.edit('createLogicConfig', logic, 'logicConfig { id }');
  const ofDraft = { flowTemplateId: form.draftId };
  const { formula } = await build.edit('createFormula', { ...ofDraft, name: 'Fee', source: '1' }, 'formula { id }');
  const review = await build.edit(
    'createStep',
    { ...ofDraft, type: 'RequireReviewStep' },
    'step { reviewGroups { id } }',
  );
  const reviewGroupId = review.step.reviewGroups[0].id;
  const surveyed = await build.edit('createStep', { ...ofDraft, type: 'SurveyStep' }, 'step { survey { id } }');
  const surveyId = surveyed.step.survey.id;
  const subjectId = `User:${form.writer.id}`;
  const { attachment } = await build.edit(
    'toggleAttachment',
    { attachableId: step.id, subjectId },
    'attachment { id }',
  );
  const group = await build.edit(
    'createStepAssignmentGroup',
    { stepId: step.id, assigneeIds: [subjectId], deleteOldAssignments: false },
    'stepAssignmentGroup { id assignments { id } }',
  );
  const groupId = group.stepAssignmentGroup.id;
  const roleId = `Role:${await makeRole(api.services, form.team.id, { name: 'Clerks' })}`;
  const otherForm = `MasterTemplate:${(await publishedForm(api.services, form.team.id, [{ name: 'Sketch' }])).formId}`;
  const input = { stepId: step.id, masterTemplateId: otherForm };
  const { subprocessConfig } = await build.edit('createSubprocessConfig', input, 'subprocessConfig { id }');
  const subprocessConfigId = subprocessConfig.id;
  const output = await build.edit('createConfiguredOutput', { ...ofDraft, name: 'Permit' }, 'configuredOutput { id }');
  const outputId = output.configuredOutput.id;
  return {
    updateFlowTemplate: { ...ofDraft, name: 'x' },
    createStep: { ...ofDraft, type: 'BasicStep' },
    updateStep: { stepId: step.id, name: 'x' },
    reorderStep: { stepId: step.id, position: 0 },
    duplicateStep: { stepId: step.id },
    createSection: { sectionableId: step.id },
    updateSection: { sectionId: section.id, name: 'x' },
    reorderSection: { sectionId: section.id, position: 0 },
    duplicateSection: { sectionId: section.id },
    createField: { sectionId, dataType: 'string' },
    updateField: { fieldId: field.id, name: 'x' },
    reorderField: { fieldId: field.id, position: 0 },
    duplicateField: { fieldId: field.id },
    createOptions: { fieldId: field.id, options: [{}] },
    requestOptionsUpload: { fieldId: field.id, fileName: 'x.csv' },
    createOptionsFromFile: { fieldId: field.id, fileId: '01890000-0000-7000-8000-000000000000' },
    updateOption: { optionId: option?.id, name: 'x' },
    reorderOption: { optionId: option?.id, position: 0 },
    createLogicConfig: logic,
    updateLogicConfig: { logicConfigId: logicConfig.id, action: 'hide' },
    createFormula: { ...ofDraft, name: 'x', source: '1' },
    updateFormula: { formulaId: formula.id, name: 'x' },
    createReviewGroup: { stepId: step.id },
    updateReviewGroup: { reviewGroupId, settings: { name: 'x' } },
    reorderReviewGroup: { reviewGroupId, position: 0 },
    createSubprocessConfig: { stepId: step.id, masterTemplateId: otherForm },
    updateSubprocessConfig: { subprocessConfigId, settings: { name: 'x' } },
    reorderSubprocessConfig: { subprocessConfigId, position: 0 },
    updateSurvey: { surveyId, name: 'x' },
    toggleAttachment: { attachableId: reviewGroupId, subjectId },
    inviteAttachment: { attachableId: step.id, email: 'x@example.gov', name: 'x' },
    setAttachmentAssigned: { attachmentId: attachment.id, assigned: true },
    createStepAssignmentGroup: { stepId: step.id, deleteOldAssignments: false },
    addStepAssignment: { groupId, assigneeId: roleId },
    createConfiguredOutput: { ...ofDraft, name: 'x' },
    updateConfiguredOutput: { outputId, name: 'x' },
    // after the edits above by others, these are refused or not, but not because of the person
    undoDraftEdit: ofDraft,
    reportEditing: { ...ofDraft, stepId: step.id },
    stopEditing: ofDraft,
    redoDraftEdit: ofDraft,
    restoreDraft: { ...ofDraft, editId: 'DraftEdit:01890000-0000-7000-8000-000000000000', revision: 0 },
    // an outdated revision: refused because of the revision, not because of the person
    discardDraft: { ...ofDraft, revision: 0 },
    restoreVersion: { ...ofDraft, revision: 0, versionId: form.draftId },
    // mutations that remove something come last
    removeAttachment: { attachmentId: attachment.id },
    removeStepAssignment: { assignmentId: group.stepAssignmentGroup.assignments[0].id },
    deleteStepAssignmentGroup: { groupId },
    deleteLogicConfig: { logicConfigId: logicConfig.id },
    deleteFormula: { formulaId: formula.id },
    deleteReviewGroup: { reviewGroupId },
    deleteSubprocessConfig: { subprocessConfigId },
    deleteConfiguredOutput: { outputId },
    deleteOption: { optionId: option?.id },
    deleteOptions: { fieldId: field.id },
    deleteField: { fieldId: field.id },
    deleteSection: { sectionId: section.id },
    deleteStep: { stepId: step.id },
  };
}

describe('a draft', () => {
  it('is covered by this test for every mutation', () => {
    const ofDrafts = scopeRows(porticoSchema())
      .filter(({ scope }) => scope === 'flowTemplate.updateFlowTemplate')
      .filter(({ field }) => field.startsWith('Mutation.'))
      .map(({ field }) => field.slice('Mutation.'.length));
    expect(Object.keys(inputs).toSorted()).toEqual(ofDrafts.toSorted());
  });

  it.each([
    ['a visitor', 'UNAUTHENTICATED'],
    ['a stranger', 'NOT_FOUND'],
    ['the owner of another team', 'NOT_FOUND'],
    ['a member of the team', 'NOT_FOUND'],
    ['a person without a verified address', 'NOT_FOUND'],
    ["the writer's key for submissions", 'NOT_FOUND'],
    ['a reader of the form', 'FORBIDDEN'],
    ["the writer's key for reading forms", 'FORBIDDEN'],
  ])('cannot be changed by %s', async (who, code) => {
    for (const [mutation, input] of Object.entries(inputs)) {
      const { codes } = await api.attemptByName(people[who] ?? visitor(), mutation, input);
      expect([mutation, ...codes]).toEqual([mutation, code]);
    }
  });

  it.each(['the owner of the team', "the writer's key for editing forms"])('can be changed by %s', async (who) => {
    for (const [mutation, input] of Object.entries(inputs)) {
      if (/^(delete|remove)/.test(mutation)) continue;
      const { codes } = await api.attemptByName(people[who] ?? visitor(), mutation, input);
      expect([mutation, ...codes]).toEqual([mutation]);
    }
  });

  it('responds the same for a missing part as for a hidden one', async () => {
    const missing = '01890000-0000-7000-8000-000000000000';
    const absent = await api.attempt(form.writer, 'updateStep', { stepId: `Step:${missing}`, name: 'x' });
    expect(absent.codes).toEqual(['NOT_FOUND']);
    const wrongKind = await api.attempt(form.writer, 'updateStep', {
      stepId: `Step:${plainIdOf(form.draftId)}`,
      name: 'x',
    });
    expect(wrongKind.codes).toEqual(['NOT_FOUND']);
  });

  it('can be changed by its writer with every mutation', async () => {
    for (const [mutation, input] of Object.entries(inputs)) {
      const { codes } = await api.attemptByName(form.writer, mutation, input);
      // earlier removals include parts that later ones name
      expect([mutation, ...codes.filter((code) => code !== 'NOT_FOUND')]).toEqual([mutation]);
    }
  });
});
