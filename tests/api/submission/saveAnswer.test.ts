import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#server/newId.ts';
import { allDashboardDifferences } from '#server/queries/dashboard/dashboardDifferences.ts';
import { useApi } from '#tests/support/graphql.ts';
import { saveTestAnswer, launchTestSubmission, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { addToForm, makePerson, makeTeam, makeToken, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();
let team: TestTeam;
let resident: TestPerson;
let clerk: TestPerson;
let inspector: TestPerson;
let form: PublishedForm;
let submission: LaunchedSubmission;

beforeAll(async () => {
  team = await makeTeam(api.services);
  resident = await makePerson(api.services);
  clerk = await makePerson(api.services);
  inspector = await makePerson(api.services);
  form = await publishedForm(
    api.services,
    team.id,
    [
      {
        name: 'Your project',
        external: true,
        fields: [
          { name: 'Address' },
          { name: 'Height', dataType: 'integer' },
          { name: 'Plan', dataType: 'file' },
          { name: 'Income', redacted: true },
        ],
        helpers: { subjects: [{ userId: inspector.id }], when: { field: 'Height', comparator: 'greater', value: 10 } },
      },
      { name: 'Check', fields: [{ name: 'Notes' }] },
    ],
    { identifier: 'Address' },
  );
  await addToForm(api.services, team.id, form.formId, clerk, 2);
  submission = await launchTestSubmission(api, resident, form);
});

const save = (who: TestPerson, field: string, content: unknown, revision = 0) =>
  saveTestAnswer(api, who, {
    activeStepId: submission.stepId('Your project'),
    fieldId: form.fieldId(field),
    content,
    revision,
  });

/** An uploaded and checked file. */
async function uploaded(by: TestPerson, filename: string): Promise<string> {
  const id = newId();
  await api.services.db.storedFile.create({
    data: {
      ...{ id, filename, key: `files/${id}`, contentType: 'application/pdf', uploadedById: by.id },
      ...{ state: 'stored', byteSize: 10, storedAt: new Date() },
    },
  });
  return id;
}

const rowOf = (id: string) => api.services.db.dashboardRow.findUniqueOrThrow({ where: { id } });

describe('an answer right after the start', () => {
  test('shows in lists as the last edit', async () => {
    const fresh = await launchTestSubmission(api, resident, form);
    expect(await rowOf(fresh.id)).toMatchObject({ lastEditedAt: null });
    const activeStepId = fresh.stepId('Your project');
    await saveTestAnswer(api, resident, {
      activeStepId,
      fieldId: form.fieldId('Income'),
      content: '9,000',
      revision: 0,
    });
    expect((await rowOf(fresh.id)).lastEditedAt).toBeInstanceOf(Date);
    expect(await allDashboardDifferences(api.services)).toEqual([]);
  });
});

describe('an answer that others depend on', () => {
  test("updates the submission's name in every list", async () => {
    const { data } = await save(resident, 'Address', 'Elm Street 5');
    expect(data.saveAnswer.answer).toMatchObject({ content: 'Elm Street 5', revision: 1 });
    expect(await rowOf(submission.id)).toMatchObject({ identifier: 'Elm Street 5' });
    await save(resident, 'Address', null, 1);
    expect(await rowOf(submission.id)).toMatchObject({ identifier: null });
  });

  test('adds the people its logic requires, and removes them again', async () => {
    const where = { submissionId: submission.id, principalId: inspector.id };
    await save(resident, 'Height', 12);
    expect(await api.services.db.inboxRow.count({ where })).toBe(1);
    await save(resident, 'Height', 8, 1);
    expect(await api.services.db.inboxRow.count({ where })).toBe(0);
  });

  test('is still compared with what the writer saw', async () => {
    const { refusal } = await save(resident, 'Height', 99, 1);
    expect(refusal).toBe('outdated');
    expect(await allDashboardDifferences(api.services)).toEqual([]);
  });

  test('is refused with the current answer, also when two people answer for the first time at the same time', async () => {
    const fresh = await launchTestSubmission(api, resident, form);
    const input = {
      activeStepId: `ActiveStep:${fresh.stepId('Your project')}`,
      fieldId: `Field:${form.fieldId('Income')}`,
      revision: 0,
    };
    const answers = await Promise.all(
      [100, 200, 300].map((content) =>
        api.ask(
          resident,
          `mutation ($input: SaveAnswerInput!) { saveAnswer(input: $input) {
            ... on SaveAnswerPayload { saved: answer { content revision } }
            ... on RefusedError { code stands: answer { content revision } } } }`,
          { input: { ...input, content } },
        ),
      ),
    );
    const told = answers.map(({ data }) => data.saveAnswer);
    // a key that can write but not read is refused like others, without the current answer
    const key = await makeToken(api.services, team.id, clerk, ['submissions:write']);
    const blind = await api.ask(
      key,
      `mutation ($input: SaveAnswerInput!) { saveAnswer(input: $input) { ... on RefusedError { code answer { content } } } }`,
      { input: { ...input, content: 400 } },
    );
    expect(blind.data.saveAnswer).toEqual({ code: 'outdated', answer: null });
    const [won, ...others] = told.filter(({ saved }) => saved !== undefined);
    expect(others).toEqual([]);
    for (const { code, stands } of told.filter(({ saved }) => saved === undefined))
      expect([code, stands]).toEqual(['outdated', won.saved]);
  });
});

describe('an answer with options', () => {
  const kinds = { Work: 'multiple_choice', Trades: 'checkboxes' } as const;
  let offered: PublishedForm;
  let started: LaunchedSubmission;
  const options = new Map<string, string>();

  beforeAll(async () => {
    const fields = Object.entries(kinds).map(([name, dataType]) => ({ name, dataType }));
    offered = await publishedForm(api.services, team.id, [{ name: 'Your project', external: true, fields }]);
    const place = { teamId: team.id, flowTemplateId: offered.versionId };
    for (const [position, name] of ['Roofer', 'Mason'].entries())
      for (const field of Object.keys(kinds)) {
        const [id, identity, fieldId] = [newId(), newId(), offered.fieldId(field)];
        options.set(`${field}: ${name}`, identity);
        await api.services.db.multipleChoiceOption.create({
          data: { ...place, id, identity, fieldId, name, position },
        });
      }
    started = await launchTestSubmission(api, resident, offered);
  });
  const choose = (field: keyof typeof kinds, content: unknown, revision = 0) => {
    const activeStepId = started.stepId('Your project');
    return saveTestAnswer(api, resident, { activeStepId, fieldId: offered.fieldId(field), content, revision });
  };

  test("accepts only options of the form's version for that field", async () => {
    const [work, trades] = [`answers.${offered.fieldId('Work')}`, `answers.${offered.fieldId('Trades')}`];
    expect((await choose('Work', newId())).refusal).toEqual({ [work]: 'mustBeOption' });
    expect((await choose('Work', options.get('Trades: Roofer'))).refusal).toEqual({ [work]: 'mustBeOption' });
    const mixed = [options.get('Trades: Roofer'), newId()];
    expect((await choose('Trades', mixed)).refusal).toEqual({ [trades]: 'mustBeOption' });
    expect(await api.services.db.answer.count({ where: { submissionId: started.id } })).toBe(0);
  });

  test('is saved when chosen, and can be cleared', async () => {
    const mason = options.get('Work: Mason');
    expect((await choose('Work', mason)).data.saveAnswer.answer).toMatchObject({ content: mason, revision: 1 });
    expect((await choose('Work', null, 1)).data.saveAnswer.answer).toMatchObject({ content: null, revision: 2 });
    const both = [options.get('Trades: Roofer'), options.get('Trades: Mason')];
    expect((await choose('Trades', both)).data.saveAnswer.answer).toMatchObject({ content: both });
  });
});

describe('an answer with files', () => {
  test('keeps the writer’s uploads under their original names', async () => {
    const [plan, sketch] = [await uploaded(resident, 'plan.pdf'), await uploaded(resident, 'sketch.pdf')];
    const first = await save(resident, 'Plan', [{ id: plan, filename: 'another name.exe' }]);
    expect(first.data.saveAnswer.answer.content).toEqual([{ id: plan, filename: 'plan.pdf' }]);
    // staff can keep existing files and add their own
    const own = await uploaded(clerk, 'stamped.pdf');
    const both = await save(clerk, 'Plan', [{ id: plan }, { id: own }], 1);
    expect(both.refusal).toBeNull();
    const files = await api.services.db.datumFile.findMany({
      where: { removedAt: null },
      orderBy: { position: 'asc' },
    });
    expect(files).toMatchObject([
      { fileId: plan, adminUploaded: false, position: 0 },
      { fileId: own, adminUploaded: true, position: 1 },
    ]);
    await save(resident, 'Plan', [{ id: sketch }], 2);
    const left = await api.services.db.datumFile.findMany({ where: { removedAt: null } });
    expect(left.map(({ fileId }) => fileId)).toEqual([sketch]);
    // earlier files can be restored, no matter who uploaded them
    const back = await save(resident, 'Plan', [{ id: own }, { id: sketch }], 3);
    expect(back.data.saveAnswer.answer.content).toEqual([
      { id: own, filename: 'stamped.pdf' },
      { id: sketch, filename: 'sketch.pdf' },
    ]);
  });

  test('rejects files of others, files used elsewhere, missing files, and too many files', async () => {
    const foreign = await uploaded(clerk, 'secret.pdf');
    const elsewhere = await uploaded(resident, 'elsewhere.pdf');
    const other = await launchTestSubmission(api, resident, form);
    await saveTestAnswer(api, resident, {
      activeStepId: other.stepId('Your project'),
      fieldId: form.fieldId('Plan'),
      content: [{ id: elsewhere }],
    });
    const place = `answers.${form.fieldId('Plan')}`;
    for (const id of [foreign, elsewhere, newId(), 'no id']) {
      expect((await save(resident, 'Plan', [{ id }], 4)).refusal).toEqual({ [place]: 'mustBeFile' });
    }
    expect((await save(resident, 'Plan', [{ id: foreign }, { id: foreign }], 4)).refusal).toEqual({
      [place]: 'mustBeFile',
    });
    const many = Array.from({ length: 21 }, () => ({ id: newId() }));
    expect((await save(resident, 'Plan', many, 3)).refusal).toEqual({ [place]: 'tooMany' });
  });
});

test('viewers see only the answers they may read', async () => {
  await save(resident, 'Income', 'little');
  await api.services.db.activeStep.update({
    where: { id: submission.stepId('Check') },
    data: { startedAt: new Date() },
  });
  const noted = await saveTestAnswer(api, clerk, {
    activeStepId: submission.stepId('Check'),
    fieldId: form.fieldId('Notes'),
    content: 'Be careful',
  });
  expect(noted.refusal).toBeNull();
  const seenBy = async (who: TestPerson): Promise<string[]> => {
    const query = `query ($id: ID!) { node(id: $id) { ... on Submission { answers { fieldIdentity } } } }`;
    const { data } = await api.ask(who, query, { id: `Submission:${submission.id}` });
    const names = ['Address', 'Height', 'Plan', 'Income', 'Notes'];
    const seen = data.node.answers.map(({ fieldIdentity }: { fieldIdentity: string }) => fieldIdentity);
    return names.filter((name) => seen.includes(form.fieldId(name)));
  };
  expect(await seenBy(clerk)).toEqual(['Address', 'Height', 'Plan', 'Income', 'Notes']);
  expect(await seenBy(resident)).toEqual(['Address', 'Height', 'Plan', 'Income']);
});

test('a submitted answer can be changed to a valid one, but not emptied, also not by staff', async () => {
  const fields = [
    { name: 'Owner', required: true },
    { name: 'Floors', dataType: 'integer', required: true },
  ] as const;
  const other = await publishedForm(api.services, team.id, [
    { name: 'Ask', external: true, revisable: true, fields: [...fields, { name: 'Note' }] },
    { name: 'Look' },
  ]);
  await addToForm(api.services, team.id, other.formId, clerk, 2);
  const { stepId } = await launchTestSubmission(api, resident, other);
  const write = (who: TestPerson, field: string, content: unknown, revision: number) =>
    saveTestAnswer(api, who, { activeStepId: stepId('Ask'), fieldId: other.fieldId(field), content, revision });
  await write(resident, 'Owner', 'Rosa', 0);
  await write(resident, 'Floors', '2', 0);
  await write(resident, 'Note', 'By the river', 0);
  // incomplete answers are kept until the step is completed
  expect((await write(resident, 'Owner', null, 1)).refusal).toBeNull();
  await write(resident, 'Owner', 'Rosa Resident', 2);
  const left = await api.attempt(resident, 'advanceStep', {
    activeStepId: `ActiveStep:${stepId('Ask')}`,
    confirmsAll: true,
  });
  expect(left.refusal).toBeNull();
  for (const who of [resident, clerk]) {
    expect((await write(who, 'Owner', null, 3)).refusal).toEqual({ [`answers.${other.fieldId('Owner')}`]: 'blank' });
    expect((await write(who, 'Floors', 'many', 1)).refusal).toMatchObject({
      [`answers.${other.fieldId('Floors')}`]: 'mustBeInteger',
    });
  }
  expect((await write(resident, 'Note', null, 1)).refusal).toBeNull();
  expect((await write(resident, 'Owner', 'Rosa Ramos', 3)).refusal).toBeNull();
});

describe('answers that are closed to others', () => {
  const told = async (id: string) => {
    const where = { submissionId: id, kind: 'correctAnswers' } as const;
    const rows = await api.services.db.activity.findMany({ where, orderBy: { id: 'asc' } });
    return rows.map(({ data }) => data);
  };
  const seen = async (who: TestPerson, id: string) => {
    const query = `query ($id: ID!) { node(id: $id) { ... on Submission { corrections { sentence actor { name } } } } }`;
    return (await api.ask(who, query, { id: `Submission:${id}` })).data.node?.corrections;
  };

  test('a locked field can be corrected only by staff', async () => {
    const fresh = await launchTestSubmission(api, resident, form);
    const activeStepId = fresh.stepId('Your project');
    const place = { activeStepId, fieldId: form.fieldId('Income') };
    expect((await saveTestAnswer(api, resident, { ...place, content: '9,000', revision: 0 })).refusal).toBeNull();
    const lockedFields = [form.fieldId('Income')];
    await api.services.db.activeStep.update({ where: { id: activeStepId }, data: { lockedFields } });
    expect((await saveTestAnswer(api, resident, { ...place, content: '1', revision: 1 })).refusal).toBe('fieldLocked');
    expect((await saveTestAnswer(api, clerk, { ...place, content: '9,100', revision: 1 })).refusal).toBeNull();
    expect(await told(fresh.id)).toEqual([{ activeStepId, step: 'Your project' }]);
    await api.services.db.activeStep.update({ where: { id: activeStepId }, data: { lockedAt: new Date() } });
    expect((await saveTestAnswer(api, clerk, { ...place, content: '9,200', revision: 2 })).codes).toEqual([
      'FORBIDDEN',
    ]);
  });

  test("a completed step can be corrected by staff, its applicants are notified, and it can't while on hold", async () => {
    const fresh = await launchTestSubmission(api, resident, form);
    const { db } = api.services;
    const where = { id: fresh.id };
    const mine = { activeStepId: fresh.stepId('Your project'), fieldId: form.fieldId('Income') };
    const offices = { activeStepId: fresh.stepId('Check'), fieldId: form.fieldId('Notes') };
    await saveTestAnswer(api, resident, { ...mine, content: '9,000', revision: 0 });
    await db.activeStep.updateMany({ where: { submissionId: fresh.id }, data: { startedAt: new Date() } });
    await db.submission.update({ where, data: { status: 'halted', haltedAt: new Date() } });
    expect((await saveTestAnswer(api, clerk, { ...mine, content: '9,100', revision: 1 })).refusal).toBe(
      'submissionHalted',
    );
    const finished = { status: 'finished', haltedAt: null, finishedAt: new Date(), currentStepIdentity: null } as const;
    await db.submission.update({ where, data: finished });
    expect((await saveTestAnswer(api, resident, { ...mine, content: '1', revision: 1 })).refusal).toBe(
      'submissionFinished',
    );
    expect((await saveTestAnswer(api, clerk, { ...mine, content: '9,100', revision: 1 })).refusal).toBeNull();
    expect((await saveTestAnswer(api, clerk, { ...mine, content: '9,200', revision: 2 })).refusal).toBeNull();
    expect((await saveTestAnswer(api, clerk, { ...offices, content: 'Seen', revision: 0 })).refusal).toBeNull();
    expect(await told(fresh.id)).toEqual([
      { activeStepId: mine.activeStepId, step: 'Your project', isAfterEnd: true },
      { activeStepId: offices.activeStepId, step: 'Check', isAfterEnd: true, isOffices: true },
    ]);
    const sentence = `${clerk.name} changed answers in Your project for the applicant after the submission was completed`;
    expect(await seen(resident, fresh.id)).toEqual([{ sentence, actor: { name: clerk.name } }]);
    expect(await seen(await makePerson(api.services), fresh.id)).toBeUndefined();
  });

  test('no one can correct their own submission, staff or not', async () => {
    const own = await launchTestSubmission(api, clerk, form);
    const place = { activeStepId: own.stepId('Your project'), fieldId: form.fieldId('Income') };
    const finished = { status: 'finished', finishedAt: new Date(), currentStepIdentity: null } as const;
    await api.services.db.submission.update({ where: { id: own.id }, data: finished });
    expect((await saveTestAnswer(api, clerk, { ...place, content: '1', revision: 0 })).refusal).toBe(
      'submissionFinished',
    );
  });
});

describe('an answer that staff give for the applicant', () => {
  const noted = (submissionId: string) =>
    api.services.db.activity.findMany({
      where: { submissionId, kind: 'correctAnswers' },
      select: { actorId: true, data: true },
    });

  test('is logged once per visit, even if others wrote before', async () => {
    const fresh = await launchTestSubmission(api, resident, form);
    const activeStepId = fresh.stepId('Your project');
    const fieldId = form.fieldId('Income');
    const write = (who: TestPerson, content: string, revision: number) =>
      saveTestAnswer(api, who, { activeStepId, fieldId, content, revision });
    await write(resident, '9,000', 0);
    expect(await noted(fresh.id)).toEqual([]);
    await write(clerk, '9,001', 1);
    await write(clerk, '9,002', 2);
    expect(await noted(fresh.id)).toEqual([
      { actorId: clerk.id, data: { activeStepId: expect.any(String), step: 'Your project' } },
    ]);
  });

  test('is not logged at a staff step', async () => {
    const fresh = await launchTestSubmission(api, resident, form);
    const place = { activeStepId: fresh.stepId('Check'), fieldId: form.fieldId('Notes') };
    await api.act(resident, 'advanceStep', { activeStepId: `ActiveStep:${fresh.stepId('Your project')}` });
    const { refusal } = await saveTestAnswer(api, clerk, { ...place, content: 'Looked at the plan.', revision: 0 });
    expect(refusal).toBeNull();
    expect(await noted(fresh.id)).toEqual([]);
  });
});
