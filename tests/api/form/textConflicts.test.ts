import { beforeAll, describe, expect, test } from 'vitest';
import { formBuilder, makeDraft, type TestForm } from '#tests/support/forms.ts';
import { useApi } from '#tests/support/graphql.ts';

const api = useApi();
let form: TestForm;
let fieldId: string;
let stepId: string;
let reviewGroupId: string;
let formulaId: string;
beforeAll(async () => {
  form = await makeDraft(api);
  const build = formBuilder(api, form);
  const step = await build.step('CollectInfoStep', 'Your parcel');
  stepId = step.id;
  const review = { flowTemplateId: form.draftId, type: 'RequireReviewStep' };
  const formula = { flowTemplateId: form.draftId, name: 'Fee', source: '2 * 3' };
  formulaId = (await build.edit('createFormula', formula, 'formula { id }')).formula.id;
  reviewGroupId = (await build.edit('createStep', review, 'step { reviewGroups { id } }')).step.reviewGroups[0].id;
  fieldId = (await build.field(step.sections[0]?.id ?? '', 'string', 'Owner')).id;
});

const rename = (name: string | null, seen?: string | null) =>
  api.attempt(
    form.writer,
    'updateField',
    { fieldId, name, ...(seen === undefined ? {} : { seen: { name: seen } }) },
    'field { name }',
  );

const ofGroup = (settings: object): object => ({ reviewGroupId, settings });

describe('a text in a draft', () => {
  test('can be replaced by someone who saw the current text', async () => {
    const { data } = await rename('Name of the owner', '  Owner ');
    expect(data.updateField.field.name).toBe('Name of the owner');
  });

  test('cannot be overwritten by someone who started from an older text', async () => {
    const { refusal } = await rename('Holder', 'Owner');
    expect(refusal).toBe('textChanged');
    const { data } = await rename('Holder', 'Name of the owner');
    expect(data.updateField.field.name).toBe('Holder');
  });

  test('can be sent again if the response was lost', async () => {
    expect((await rename('Holder', 'Name of the owner')).refusal).toBeNull();
  });

  test('can be compared with an empty text', async () => {
    expect((await rename(null, 'Holder')).refusal).toBeNull();
    expect((await rename('Tenant', 'Holder')).refusal).toBe('textChanged');
    expect((await rename('Tenant', null)).refusal).toBeNull();
  });

  test('is overwritten by the last change when no previous text is sent', async () => {
    expect((await rename('Owner')).data.updateField.field.name).toBe('Owner');
  });

  test.each([
    ['updateStep', 'name', () => ({ stepId, name: 'Yours' })],
    ['updateStep', 'description', () => ({ stepId, description: '<p>Yours</p>' })],
    ['updateStep', 'internalInstructions', () => ({ stepId, internalInstructions: '<p>Yours</p>' })],
    ['updateStep', 'externalInstructions', () => ({ stepId, externalInstructions: '<p>Yours</p>' })],
    ['updateFlowTemplate', 'name', () => ({ flowTemplateId: form.draftId, name: 'Permit' })],
    ['updateReviewGroup', 'affidavit', () => ofGroup({ affidavit: 'Yours' })],
    ['updateReviewGroup', 'defaultApprovalMessage', () => ofGroup({ defaultApprovalMessage: 'Yours' })],
    ['updateReviewGroup', 'defaultRejectionMessage', () => ofGroup({ defaultRejectionMessage: 'Yours' })],
  ])('is also protected by %s: its %s', async (mutation, text, input) => {
    const change = { ...input(), seen: { [text]: 'Something else' } };
    expect((await api.attemptByName(form.writer, mutation, change)).refusal).toBe('textChanged');
    expect((await api.attemptByName(form.writer, mutation, { ...input(), seen: { [text]: null } })).refusal).toBe(
      text === 'name' ? 'textChanged' : null,
    );
  });
});

test('is protected in a formula too', async () => {
  const write = (source: string, seen: object) =>
    api.attempt(form.writer, 'updateFormula', { formulaId, source, seen }, 'formula { source }');
  expect((await write('4 * 5', { name: 'Fee', source: '2 * 3' })).refusal).toBeNull();
  expect((await write('6 * 7', { name: 'Fee', source: '2 * 3' })).refusal).toBe('textChanged');
  expect((await write('4 * 5', { source: '2 * 3' })).refusal).toBeNull();
});

describe("a form's text outside its versions", () => {
  const write = (more: object) =>
    api.attempt(
      form.writer,
      'updateMasterTemplate',
      { masterTemplateId: form.formId, ...more },
      'masterTemplate { id }',
    );

  test.each([
    ['description', '<p>Mine</p>', '<p>Theirs</p>'],
    ['typicalTime', 'a week', 'a month'],
    ['publicSearchInstructions', '<p>By street</p>', '<p>By name</p>'],
  ])('cannot be overwritten unseen: %s', async (text, mine, theirs) => {
    expect((await write({ [text]: theirs, seen: { [text]: null } })).refusal).toBeNull();
    expect((await write({ [text]: mine, seen: { [text]: null } })).refusal).toBe('textChanged');
    expect((await write({ [text]: theirs, seen: { [text]: null } })).refusal).toBeNull();
    expect((await write({ [text]: mine, seen: { [text]: theirs } })).refusal).toBeNull();
    expect((await write({ [text]: theirs })).refusal).toBeNull();
  });
});

describe("a field's limit", () => {
  const limit = (settings: object, seenSettings?: object) =>
    api.attempt(
      form.writer,
      'updateField',
      { fieldId: moneyId, settings, seenSettings },
      'field { minValue maxValue }',
    );
  let moneyId: string;
  beforeAll(async () => {
    const build = formBuilder(api, form);
    const { sections } = await build.step('CollectInfoStep', 'What it costs');
    moneyId = (await build.field(sections[0]?.id ?? '', 'money', 'Price')).id;
  });

  test('is compared in its stored form, however it was typed', async () => {
    expect((await limit({ minValue: '5.00' }, { minValue: null })).data.updateField.field.minValue).toBe(500);
    expect((await limit({ minValue: '6' }, { minValue: '5' })).data.updateField.field.minValue).toBe(600);
  });

  test('cannot be overwritten by someone who started from an older limit', async () => {
    expect((await limit({ minValue: '7' }, { minValue: '5.00' })).refusal).toBe('textChanged');
    expect((await limit({ minValue: null }, { minValue: null })).refusal).toBe('textChanged');
    expect((await limit({ minValue: '6.00' }, { minValue: '5.00' })).refusal).toBeNull();
  });

  test('is reported as changed even if it no longer fits the other limits', async () => {
    await limit({ minValue: '1', maxValue: '2' });
    expect((await limit({ minValue: '1.50' }, { minValue: '6' })).refusal).toBe('textChanged');
  });

  test('is not blocked by a change to another limit, and is overwritten when no previous limit is sent', async () => {
    expect((await limit({ maxValue: '9' }, { maxValue: '2' })).data.updateField.field).toEqual({
      minValue: 100,
      maxValue: 900,
    });
    expect((await limit({ maxValue: '8' })).refusal).toBeNull();
  });
});

describe("a step's payment instructions", () => {
  let paymentId: string;
  beforeAll(async () => {
    paymentId = (await formBuilder(api, form).step('PaymentStep', 'Fee')).id;
  });
  const pay = (config: object, seenConfig?: object) =>
    api.attempt(
      form.writer,
      'updateStep',
      { stepId: paymentId, config, seenConfig },
      'step { config { amountCents } }',
    );

  test.each([
    ['amountCents', 0, 1_000, 2_000],
    ['cashInstructions', null, '<p>At the counter</p>', '<p>At the gate</p>'],
    ['checkInstructions', null, '<p>To the town</p>', '<p>To the county</p>'],
  ])('can be replaced only by someone who saw the current text: its %s', async (name, empty, first, second) => {
    expect((await pay({ [name]: first }, { [name]: empty })).refusal).toBeNull();
    expect((await pay({ [name]: second }, { [name]: empty })).refusal).toBe('textChanged');
    expect((await pay({ [name]: first }, { [name]: empty })).refusal).toBeNull();
    expect((await pay({ [name]: second }, { [name]: first })).refusal).toBeNull();
    expect((await pay({ [name]: first })).refusal).toBeNull();
  });
});

describe("a step's timeframe", () => {
  const take = (timeframe: object, seenTimeframe?: object) =>
    api.attempt(form.writer, 'updateStep', { stepId, ...timeframe, seenTimeframe }, 'step { time timeUnit }');

  test('can be replaced, part by part, only by someone who saw the current one', async () => {
    expect((await take({ time: 3, timeUnit: 'days' }, { time: null })).refusal).toBeNull();
    expect((await take({ time: 5 }, { time: null })).refusal).toBe('textChanged');
    expect((await take({ time: 3 }, { time: null })).refusal).toBeNull();
    expect((await take({ timeUnit: 'hours' }, { timeUnit: 'minutes' })).refusal).toBe('textChanged');
    expect((await take({ timeUnit: 'hours' })).refusal).toBeNull();
    expect((await take({ time: 4 }, { time: 3 })).data.updateStep.step).toEqual({ time: 4, timeUnit: 'hours' });
    expect((await take({ time: null, timeUnit: null }, { time: 3 })).refusal).toBe('textChanged');
    expect((await take({ time: null, timeUnit: null }, { time: 4 })).refusal).toBeNull();
  });
});

describe("a step's email texts", () => {
  const mail = (audience: string, body: string | null, event = 'started') => ({ event, audience, body });
  const send = (emailNotifications: readonly ReturnType<typeof mail>[], seenEmails?: object) =>
    api.attempt(
      form.writer,
      'updateStep',
      { stepId, emailNotifications, seenEmails },
      'step { emailNotifications { event audience body } }',
    );
  const sent = async (...given: Parameters<typeof send>): Promise<unknown> =>
    (await send(...given)).data.updateStep.step.emailNotifications;

  test('can be replaced by someone who saw the current ones', async () => {
    await send([mail('applicants', 'Bring your deed')], { started: null });
    expect(await sent([mail('applicants', 'Bring two copies')], { started: ' Bring your deed ' })).toEqual([
      mail('applicants', 'Bring two copies'),
    ]);
  });

  test('cannot be overwritten by someone who started from older ones', async () => {
    const late = await send([mail('applicants', 'Come')], { started: 'Bring your deed', completed: null });
    expect(late.refusal).toBe('textChanged');
    expect((await send([mail('applicants', 'Bring two copies')], { started: 'Bring your deed' })).refusal).toBeNull();
  });

  test('are kept when someone with an older page changes the recipients', async () => {
    const both = [mail('applicants', 'Bring your deed'), mail('assignees', 'Bring your deed')];
    expect(await sent(both, { started: 'Bring your deed', completed: null })).toEqual([
      mail('applicants', 'Bring two copies'),
      mail('assignees', 'Bring two copies'),
    ]);
  });

  test('can differ by recipient', async () => {
    const apart = [mail('applicants', 'Bring it'), mail('assignees', 'Take it')];
    await send(apart);
    const more = [...apart, mail('members', null, 'completed')];
    expect(await sent(more, { started: 'Bring it', completed: null })).toEqual(more);
  });
});
