import { beforeEach, describe, expect, it, test } from 'vitest';
import { formBuilder, makeDraft, type Builder, type TestForm } from '#tests/support/forms.ts';
import { useApi } from '#tests/support/graphql.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';

const api = useApi();
let form: TestForm;
let build: Builder;
beforeEach(async () => {
  form = await makeDraft(api);
  build = formBuilder(api, form);
});

const selection = `configuredOutput { id name position autofill expires expiresAfter { value unit } renewable
  renewalOpens { value unit } renewalCloses { value unit } renewalReminders { id direction period { value unit } }
  issuedOnStep { id } document { id } }`;
const create = (input: object) =>
  build.edit('createConfiguredOutput', { flowTemplateId: form.draftId, name: 'Permit', ...input }, selection);

const year = { value: 1, unit: 'years' };
const renewed = {
  expires: true,
  expiresAfter: year,
  renewable: true,
  renewalOpens: { value: 60, unit: 'days' },
  reminders: [{ direction: 'before', period: { value: 30, unit: 'days' } }],
};

describe('an output', () => {
  it('is issued at the end and stays valid permanently by default', async () => {
    const { configuredOutput } = await create({});
    expect(configuredOutput).toMatchObject({
      name: 'Permit',
      position: 0,
      autofill: true,
      expires: false,
      expiresAfter: null,
      renewable: false,
      renewalReminders: [],
      issuedOnStep: null,
      document: null,
    });
  });

  it('can expire, be renewed, and send reminders', async () => {
    const { id } = await build.step('BasicStep', 'Issue');
    const { configuredOutput } = await create({ settings: { ...renewed, issuedOnStepId: id } });
    expect(configuredOutput).toMatchObject({
      expiresAfter: year,
      renewalOpens: { value: 60, unit: 'days' },
      renewalCloses: null,
      renewalReminders: [{ direction: 'before', period: { value: 30, unit: 'days' } }],
      issuedOnStep: { id },
    });
  });

  it('changes only the given settings, and unchanged reminders keep their rows', async () => {
    const { configuredOutput: before } = await create({ settings: renewed });
    const reminders = [...renewed.reminders, { direction: 'after', period: { value: 1, unit: 'weeks' } }];
    const settings = { renewalOpens: null, renewalCloses: { value: 2, unit: 'months' }, reminders };
    const { configuredOutput: after } = await build.edit(
      'updateConfiguredOutput',
      { outputId: before.id, settings },
      selection,
    );
    expect(after).toMatchObject({
      name: 'Permit',
      expiresAfter: year,
      renewalOpens: null,
      renewalCloses: { value: 2, unit: 'months' },
    });
    expect(after.renewalReminders).toHaveLength(2);
    expect(after.renewalReminders).toContainEqual(before.renewalReminders[0]);
    const fewer = await build.edit(
      'updateConfiguredOutput',
      { outputId: before.id, settings: { reminders: [] } },
      selection,
    );
    expect(fewer.configuredOutput.renewalReminders).toEqual([]);
  });

  it('keeps the order of its reminders when one changes', async () => {
    const of = (value: number) => ({ direction: 'before', period: { value, unit: 'days' } });
    const settings = { ...renewed, reminders: [of(30), of(20), of(10)] };
    const { configuredOutput: before } = await create({ settings });
    const changed = { outputId: before.id, settings: { reminders: [of(30), of(21), of(10)] } };
    const { configuredOutput: after } = await build.edit('updateConfiguredOutput', changed, selection);
    const [first, second, third] = before.renewalReminders;
    expect(after.renewalReminders).toEqual([first, { ...second, ...of(21) }, third]);
  });

  test.each([
    [{ name: '  ' }, { name: 'nameMissing' }],
    [{ settings: { expires: true } }, { expiresAfter: 'periodInvalid' }],
    [{ settings: { renewable: true } }, { renewable: 'renewableWithoutExpiry' }],
    [{ settings: { ...renewed, renewable: false } }, { reminders: 'remindersWithoutRenewal' }],
    [{ settings: { ...renewed, expiresAfter: { value: 0, unit: 'days' } } }, { expiresAfter: 'periodInvalid' }],
  ])('named %j is rejected', async (input, refusal) => {
    const output = { flowTemplateId: form.draftId, name: 'Permit', ...input };
    expect((await api.attempt(form.writer, 'createConfiguredOutput', output)).refusal).toEqual(refusal);
  });

  it('can only refer to steps and documents of its own form', async () => {
    const other = await makeDraft(api);
    const step = await formBuilder(api, other).step('BasicStep');
    const input = { masterTemplateId: other.formId, name: 'Letter' };
    const { document } = await formBuilder(api, other).edit('createDocument', input, 'document { id }');
    const refused = async (settings: object) =>
      (await api.attempt(form.writer, 'createConfiguredOutput', { flowTemplateId: form.draftId, name: 'x', settings }))
        .refusal;
    expect(await refused({ issuedOnStepId: step.id })).toEqual({ issuedOnStepId: 'outputStepUnknown' });
    expect(await refused({ documentId: document.id })).toEqual({ documentId: 'documentUnknown' });
  });

  it('keeps the step that issues it', async () => {
    const { id } = await build.step('BasicStep', 'Issue');
    const { configuredOutput } = await create({ settings: { issuedOnStepId: id } });
    const kept = await api.attempt(form.writer, 'deleteStep', { stepId: id });
    expect(kept.refusal).toBe('stillUsed');
    expect(kept.data.deleteStep.message).toBe("You can't delete this because it's used by: output 'Permit'");
    await build.edit('deleteConfiguredOutput', { outputId: configuredOutput.id }, 'deletedConfiguredOutputId');
    await build.edit('deleteStep', { stepId: id }, 'deletedStepId');
    expect(await api.services.db.configuredOutput.count({ where: { flowTemplateId: plainIdOf(form.draftId) } })).toBe(
      0,
    );
  });
});
