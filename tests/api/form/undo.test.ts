import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { system } from '#server/actor.ts';
import { porticoSchema } from '#server/graphql/porticoSchema.ts';
import { scopeRows } from '#server/graphql/scopeTable.ts';
import { sweep } from '#server/operations/upkeep/sweep.ts';
import { draftRows } from '#tests/support/form/draftRows.ts';
import { formWithEveryPart, type EveryPart } from '#tests/support/form/formWithEveryPart.ts';
import { useApi } from '#tests/support/graphql.ts';
import { addToForm, makePerson } from '#tests/support/people.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';
import { runJobs } from '#tests/support/runJobs.ts';

const api = useApi();
let made: EveryPart;

type Ids = EveryPart['ids'];
type Case = readonly [mutation: string, input: (ids: Ids) => object, phrase: string];

const conditions = ({ area }: Ids) => [{ sourceId: area, comparator: 'less', matchValue: 9 }];

/** Every mutation of a draft, with what undoing it says. */
const cases: readonly Case[] = [
  [
    'updateFlowTemplate',
    () => ({ name: 'Barn permit', completionMessage: '<p>Done</p>' }),
    'renamed the form to “Barn permit” (completion message)',
  ],
  ['createStep', () => ({ type: 'SurveyStep', name: 'Opinion', position: 1 }), 'added step “Opinion”'],
  ['createStep', () => ({ type: 'RequireReviewStep' }), 'added a step'],
  [
    'updateStep',
    ({ step }) => ({ stepId: step, name: 'Owner', time: 3, timeUnit: 'days' }),
    'renamed step “Applicant” to “Owner” (time frame)',
  ],
  [
    'updateStep',
    ({ payment }) => ({ stepId: payment, config: { amountCents: 900, acceptsChecks: true } }),
    'changed step “Fee” (payment)',
  ],
  [
    'updateStep',
    ({ payment }) => ({ stepId: payment, emailNotifications: [{ event: 'completed', audience: 'applicants' }] }),
    'changed step “Fee” (emails)',
  ],
  ['reorderStep', ({ payment }) => ({ stepId: payment, position: 0 }), 'moved step “Fee”'],
  ['duplicateStep', ({ step }) => ({ stepId: step }), 'added step “Applicant (copy)”'],
  ['deleteStep', ({ review }) => ({ stepId: review }), 'deleted step “Check”'],
  ['createSection', ({ step }) => ({ sectionableId: step, name: 'Extra', position: 0 }), 'added section “Extra”'],
  [
    'updateSection',
    ({ section }) => ({ sectionId: section, name: 'You', instructions: '<p>All</p>' }),
    'renamed section “Contact” to “You” (instructions)',
  ],
  ['reorderSection', ({ section }) => ({ sectionId: section, position: 1 }), 'moved section “Contact”'],
  ['duplicateSection', ({ otherSection }) => ({ sectionId: otherSection }), 'added section “Details (copy)”'],
  ['deleteSection', ({ otherSection }) => ({ sectionId: otherSection }), 'deleted section “Details”'],
  [
    'createField',
    ({ section }) => ({ sectionId: section, dataType: 'date', name: 'Born', position: 0 }),
    'added field “Born”',
  ],
  [
    'updateField',
    ({ area }) => ({ fieldId: area, hint: 'In acres', settings: { required: true, minValue: 3 } }),
    'changed field “Area” (help text, required, minimum)',
  ],
  ['reorderField', ({ choice }) => ({ fieldId: choice, position: 1 }), 'moved field “Use”'],
  [
    'reorderField',
    ({ choice, otherSection }) => ({ fieldId: choice, position: 0, sectionId: otherSection }),
    'moved field “Use”',
  ],
  ['duplicateField', ({ choice }) => ({ fieldId: choice }), 'added field “Use (copy)”'],
  ['deleteField', ({ choice }) => ({ fieldId: choice }), 'deleted field “Use”'],
  [
    'createOptions',
    ({ choice }) => ({ fieldId: choice, options: [{ name: 'Hut' }], position: 1 }),
    'added option “Hut”',
  ],
  ['createOptions', ({ choice }) => ({ fieldId: choice, options: [{}, {}] }), 'added 2 options'],
  [
    'createOptions',
    ({ choice }) => ({ fieldId: choice, options: Array.from({ length: 30 }, () => ({})) }),
    'changed field “Use” (options)',
  ],
  [
    'updateOption',
    ({ option }) => ({ optionId: option, name: 'House', isDefault: true }),
    'renamed option “Home” to “House”',
  ],
  ['reorderOption', ({ option }) => ({ optionId: option, position: 2 }), 'moved option “Home”'],
  ['deleteOption', ({ option }) => ({ optionId: option }), 'changed field “Use” (options)'],
  [
    'deleteOptions',
    ({ choice, option, otherOption }) => ({ fieldId: choice, optionIds: [option, otherOption] }),
    'changed field “Use” (options)',
  ],
  [
    'createLogicConfig',
    (ids) => ({ targetId: ids.choice, action: 'show', conditions: conditions(ids) }),
    'changed the logic of “Use”',
  ],
  [
    'createLogicConfig',
    (ids) => ({ targetId: ids.otherSection, action: 'hide', conditions: conditions(ids) }),
    'changed the logic of “Details”',
  ],
  ['updateLogicConfig', ({ logic }) => ({ logicConfigId: logic, action: 'hide' }), 'changed the logic of “Details”'],
  ['deleteLogicConfig', ({ logic }) => ({ logicConfigId: logic }), 'deleted the logic of “Details”'],
  ['createFormula', () => ({ name: 'Double', source: '{Area} * {Fee}' }), 'added formula “Double”'],
  [
    'updateFormula',
    ({ formula }) => ({ formulaId: formula, source: '{Area} * 3' }),
    'changed formula “Fee” (calculation)',
  ],
  ['deleteFormula', ({ formula }) => ({ formulaId: formula }), 'deleted formula “Fee”'],
  ['createReviewGroup', ({ review }) => ({ stepId: review, settings: { name: 'Fire' } }), 'added review group “Fire”'],
  [
    'updateReviewGroup',
    ({ reviewGroup }) => ({ reviewGroupId: reviewGroup, settings: { name: 'Zoning', logicType: 'or' } }),
    'changed review group “Zoning” (name, who must approve)',
  ],
  ['deleteReviewGroup', ({ reviewGroup }) => ({ reviewGroupId: reviewGroup }), 'deleted a review group'],
  [
    'createSubprocessConfig',
    ({ payment, otherForm }) => ({ stepId: payment, masterTemplateId: otherForm }),
    'added sub-submission “Building permit”',
  ],
  [
    'updateSubprocessConfig',
    ({ subprocess }) => ({ subprocessConfigId: subprocess, settings: { name: 'Site plan' } }),
    'changed sub-submission “Site plan” (name)',
  ],
  [
    'deleteSubprocessConfig',
    ({ subprocess }) => ({ subprocessConfigId: subprocess }),
    'deleted sub-submission “Building permit”',
  ],
  [
    'updateSurvey',
    ({ survey }) => ({ surveyId: survey, name: 'Opinions', identified: true }),
    'changed survey “Opinions” (name)',
  ],
  ['toggleAttachment', ({ reviewGroup, role }) => ({ attachableId: reviewGroup, subjectId: role }), 'added Clerks'],
  [
    'inviteAttachment',
    ({ payment }) => ({ attachableId: payment, email: 'ana@example.gov', name: 'Ana Ruiz' }),
    'added Ana Ruiz',
  ],
  [
    'setAttachmentAssigned',
    ({ attachment }) => ({ attachmentId: attachment, assigned: false }),
    'changed the assignment of',
  ],
  ['removeAttachment', ({ attachment }) => ({ attachmentId: attachment }), 'removed'],
  [
    'createStepAssignmentGroup',
    ({ step, role }) => ({ stepId: step, assigneeIds: [role], deleteOldAssignments: true }),
    'added a group of people',
  ],
  [
    'addStepAssignment',
    ({ group, role }) => ({ groupId: group, assigneeId: role }),
    'changed a group of people (assignment)',
  ],
  [
    'removeStepAssignment',
    ({ assignment }) => ({ assignmentId: assignment }),
    'changed a group of people (assignment)',
  ],
  ['deleteStepAssignmentGroup', ({ group }) => ({ groupId: group }), 'deleted a group of people'],
  ['createConfiguredOutput', () => ({ name: 'Letter' }), 'added output “Letter”'],
  [
    'updateConfiguredOutput',
    ({ output }) => ({
      outputId: output,
      settings: { reminders: [{ direction: 'before', period: { value: 2, unit: 'weeks' } }] },
    }),
    'changed output “Permit” (reminders)',
  ],
  ['deleteConfiguredOutput', ({ output }) => ({ outputId: output }), 'deleted output “Permit”'],
];

/** Mutations that need something else first, and are tested below. */
const apart = [
  'createOptionsFromFile',
  'discardDraft',
  'reorderReviewGroup',
  'reorderSubprocessConfig',
  'restoreDraft',
  'restoreVersion',
];
/** Mutations that change no draft, or that this test is about. */
const others = ['requestOptionsUpload', 'undoDraftEdit', 'redoDraftEdit', 'reportEditing', 'stopEditing'];

const isOfDraft = (mutation: string): boolean => /^create(Step|Formula|ConfiguredOutput)$|FlowTemplate/.test(mutation);
const rows = () => draftRows(api.services, plainIdOf(made.form.draftId));
const edit = (mutation: string, input: object) => {
  const given = isOfDraft(mutation) ? { flowTemplateId: made.form.draftId, ...input } : input;
  return api.attemptByName(made.form.writer, mutation, given);
};
async function publish(): Promise<void> {
  const flowTemplateId = plainIdOf(made.form.draftId);
  await api.services.db.reviewGroup.updateMany({ where: { flowTemplateId }, data: { reviewType: 'third_party' } });
  await made.build.field(sectionOfSurvey(await rows()), 'string', 'Opinion');
  await made.build.edit('publishFlowTemplate', { flowTemplateId: made.form.draftId }, 'job { id }');
  await runJobs(api.services);
}

const reverse = async (mutation: 'undoDraftEdit' | 'redoDraftEdit'): Promise<string> => {
  const { data } = await api.act(made.form.writer, mutation, { flowTemplateId: made.form.draftId }, 'edit');
  return data[mutation].edit;
};

async function expectReversible(run: () => Promise<unknown>): Promise<string> {
  const before = await rows();
  await run();
  const after = await rows();
  expect(after).not.toEqual(before);
  const phrase = await reverse('undoDraftEdit');
  expect(await rows()).toEqual(before);
  expect(await reverse('redoDraftEdit')).toBe(phrase);
  expect(await rows()).toEqual(after);
  expect(await reverse('undoDraftEdit')).toBe(phrase);
  expect(await rows()).toEqual(before);
  return phrase;
}

describe('an edit of a draft', () => {
  beforeAll(async () => {
    made = await formWithEveryPart(api);
  });

  it.each(cases)('can be undone and redone: %s', async (mutation, input, phrase) => {
    const done = await expectReversible(async () => {
      const { refusal } = await edit(mutation, input(made.ids));
      expect(refusal).toBeNull();
    });
    expect(done).toMatch(phrase.endsWith(')') || phrase.endsWith('”') ? phrase : new RegExp(`^${phrase}`));
  });

  it('can be undone and redone, whichever mutation makes it', () => {
    const ofDrafts = scopeRows(porticoSchema())
      .filter(({ scope, field }) => scope === 'flowTemplate.updateFlowTemplate' && field.startsWith('Mutation.'))
      .map(({ field }) => field.slice('Mutation.'.length));
    const tested = new Set([...cases.map(([mutation]) => mutation), ...apart, ...others]);
    expect([...tested].toSorted()).toEqual(ofDrafts.toSorted());
  });

  it('can be undone after options were added from a file', async () => {
    const fieldId = made.ids.choice;
    const granted = await made.build.edit('requestOptionsUpload', { fieldId, fileName: 'uses.csv' }, 'fileId fields');
    await api.services.files.put(granted.fields.key, Buffer.from('name\nMill\nTower\n'), 'text/csv');
    const phrase = await expectReversible(() => edit('createOptionsFromFile', { fieldId, fileId: granted.fileId }));
    expect(phrase).toBe('added 2 options');
  });

  it('can be undone after review groups or sub-submissions were reordered', async () => {
    const { review, reviewGroup, step, otherForm, subprocess } = made.ids;
    await edit('createReviewGroup', { stepId: review, settings: { name: 'Fire' } });
    expect(await expectReversible(() => edit('reorderReviewGroup', { reviewGroupId: reviewGroup, position: 1 }))).toBe(
      'moved a review group',
    );
    await edit('createSubprocessConfig', { stepId: step, masterTemplateId: otherForm });
    expect(
      await expectReversible(() => edit('reorderSubprocessConfig', { subprocessConfigId: subprocess, position: 1 })),
    ).toMatch('moved sub-submission');
  });
});

describe('undoing', () => {
  beforeEach(async () => {
    made = await formWithEveryPart(api);
  });

  it('brings a deleted step back with sections, fields, options, logic, and people under their ids', async () => {
    const { step, output } = made.ids;
    await edit('updateConfiguredOutput', { outputId: output, settings: { issuedOnStepId: null } });
    await edit('deleteFormula', { formulaId: made.ids.formula });
    const before = await rows();
    expect((await edit('deleteStep', { stepId: step })).refusal).toBeNull();
    expect(await reverse('undoDraftEdit')).toBe('deleted step “Applicant”');
    const after = await rows();
    expect(after).toEqual(before);
    for (const table of ['sections', 'fields', 'multiple_choice_options', 'logic_configs', 'step_attachments'])
      expect(after[table]).not.toEqual([]);
  });

  it('steps back through all edits, and redoing makes all of them again', async () => {
    const last = await rows();
    const phrases: string[] = [];
    const input = { flowTemplateId: made.form.draftId };
    const undo = () => api.attempt(made.form.writer, 'undoDraftEdit', input, 'edit');
    let answer = await undo();
    for (; answer.refusal === null; answer = await undo()) phrases.push(answer.data.undoDraftEdit.edit);
    expect(answer.refusal).toBe('nothingToUndo');
    expect(phrases.at(-1)).toBe('added step “Applicant”');
    expect((await rows())['steps']).toEqual([]);
    for (const phrase of phrases.toReversed()) expect(await reverse('redoDraftEdit')).toBe(phrase);
    expect(await rows()).toEqual(last);
    expect((await api.attempt(made.form.writer, 'redoDraftEdit', input)).refusal).toBe('nothingToRedo');
  });

  it('is forgotten for redoing once the person edits again', async () => {
    const input = { flowTemplateId: made.form.draftId };
    await edit('updateField', { fieldId: made.ids.area, name: 'Size' });
    await reverse('undoDraftEdit');
    await edit('updateField', { fieldId: made.ids.area, hint: 'In acres' });
    expect((await api.attempt(made.form.writer, 'redoDraftEdit', input)).refusal).toBe('nothingToRedo');
  });

  it('treats typing without a pause as one edit', async () => {
    const fieldId = made.ids.area;
    const type = (name: string, seen: string) => edit('updateField', { fieldId, name, seen: { name: seen } });
    await type('Area i', 'Area');
    await type('Area in', 'Area i');
    await type('Area in acres', 'Area in');
    expect(await reverse('undoDraftEdit')).toBe('renamed field “Area” to “Area in acres”');
    const where = { id: plainIdOf(fieldId) };
    expect((await api.services.db.field.findUniqueOrThrow({ where })).name).toBe('Area');
    expect(await reverse('redoDraftEdit')).toBe('renamed field “Area” to “Area in acres”');
  });

  it('skips typing that ended as it began', async () => {
    const fieldId = made.ids.area;
    await edit('updateField', { fieldId, hint: 'In acres' });
    await edit('updateField', { fieldId, name: 'Are', seen: { name: 'Area' } });
    await edit('updateField', { fieldId, name: 'Area', seen: { name: 'Are' } });
    expect(await reverse('undoDraftEdit')).toBe('changed field “Area” (help text)');
  });

  it('does not count changes that changed nothing', async () => {
    await edit('updateField', { fieldId: made.ids.area, hint: 'In acres' });
    await edit('updateField', { fieldId: made.ids.owner, name: 'Owner' });
    expect(await reverse('undoDraftEdit')).toBe('changed field “Area” (help text)');
  });

  it('of discarding brings back all changes since the form was published', async () => {
    const input = { flowTemplateId: made.form.draftId };
    await publish();
    expect((await api.attempt(made.form.writer, 'undoDraftEdit', input)).refusal).toBe('nothingToUndo');
    expect(await api.services.db.draftEdit.count({ where: { flowTemplateId: plainIdOf(made.form.draftId) } })).toBe(0);
    await edit('updateFlowTemplate', { name: 'Barn permit' });
    await edit('deleteSection', { sectionId: made.ids.otherSection });
    await made.build.field(made.ids.section, 'string', 'Owner');
    const phrase = await expectReversible(async () => {
      const { revision } = await api.services.db.flowTemplate.findUniqueOrThrow({
        where: { id: plainIdOf(made.form.draftId) },
      });
      await made.build.edit('discardDraft', { ...input, revision }, 'flowTemplate { id }');
    });
    expect(phrase).toBe('discarded all changes');
  });

  it('leaves a draft unmodified once all edits since it was published are undone', async () => {
    await publish();
    const isModified = async (): Promise<boolean> =>
      (await api.services.db.flowTemplate.findUniqueOrThrow({ where: { id: plainIdOf(made.form.draftId) } }))
        .isModified;
    await edit('updateField', { fieldId: made.ids.area, name: 'Size' });
    await edit('deleteSection', { sectionId: made.ids.otherSection });
    await reverse('undoDraftEdit');
    expect(await isModified()).toBe(true);
    await reverse('undoDraftEdit');
    expect(await isModified()).toBe(false);
    await reverse('redoDraftEdit');
    expect(await isModified()).toBe(true);
  });

  it('is refused for an archived form', async () => {
    const input = { flowTemplateId: made.form.draftId };
    await api.services.db.masterTemplate.update({
      where: { id: plainIdOf(made.form.formId) },
      data: { status: 'archived' },
    });
    expect((await api.attempt(made.form.writer, 'undoDraftEdit', input)).refusal).toBe('FORBIDDEN');
  });

  it('keeps fees, which only the operator sets', async () => {
    const { payment } = made.ids;
    const where = { stepId: plainIdOf(payment) };
    const fee = async (): Promise<number> =>
      Number((await api.services.db.paymentConfig.findUniqueOrThrow({ where })).customFeePercentage);
    const operator = await makePerson(api.services, { isOperator: true });
    await addToForm(api.services, made.form.team.id, plainIdOf(made.form.formId), operator, 2);
    const setFee = (customFeePercentage: number) =>
      api.act(operator, 'updateStep', { stepId: payment, config: { customFeePercentage } });
    await setFee(3);
    const undone = await api.attempt(operator, 'undoDraftEdit', { flowTemplateId: made.form.draftId });
    expect(undone.refusal).toBe('nothingToUndo');
    await edit('deleteStep', { stepId: payment });
    await reverse('undoDraftEdit');
    expect(await fee()).toBe(3);
    await edit('duplicateStep', { stepId: payment });
    await edit('deleteStep', { stepId: payment });
    const copy = await api.services.db.step.findFirstOrThrow({ where: { name: 'Fee (copy)' } });
    await api.act(operator, 'updateStep', { stepId: `Step:${copy.id}`, config: { customFeePercentage: 4 } });
    await reverse('undoDraftEdit');
    expect(await fee()).toBe(4);
  });

  it('is forgotten after 1,000 revisions or 90 days', async () => {
    const { db } = api.services;
    const where = { flowTemplateId: plainIdOf(made.form.draftId) };
    const before = await db.draftEdit.count({ where });
    const { revision } = await db.flowTemplate.update({
      where: { id: plainIdOf(made.form.draftId) },
      data: { revision: { increment: 985 } },
    });
    await edit('updateField', { fieldId: made.ids.area, hint: 'In acres' });
    const kept = await db.draftEdit.findMany({ where, orderBy: { revision: 'asc' } });
    expect(kept.length).toBeLessThan(before);
    expect(kept[0]?.revision).toBeGreaterThan(revision + 1 - 1_000);
    await db.draftEdit.updateMany({ where, data: { createdAt: new Date('2020-01-01') } });
    await sweep({ services: api.services, actor: system });
    expect(await db.draftEdit.count({ where })).toBe(0);
    expect(await db.draftChangeRow.count({ where: { edit: where } })).toBe(0);
  });
});

const sectionOfSurvey = (all: Awaited<ReturnType<typeof rows>>): string => {
  const section = all['sections']?.find((row) => 'survey_id' in row && row.survey_id !== null);
  return `Section:${section && 'id' in section ? String(section.id) : ''}`;
};
