import { describe, expect, it, test } from 'vitest';
import { planForm } from '#domain/template/formFile/planForm.ts';
import { readFormFile } from '#domain/template/formFile/readFormFile.ts';
import { everyPartFile } from '#tests/support/form/everyPartFile.ts';

let ids = 0;
const context = {
  newId: () => `id${(ids += 1)}`,
  kinds: [{ id: 'kind', name: 'business', isStandard: true }],
  entityFields: [
    { id: 'staff', customEntityId: 'kind', name: 'Staff', dataType: 'integer' as const, options: [], viewable: true },
  ],
  formIds: new Map<string, string>(),
};

function planOf(file: unknown, team: Partial<typeof context> = {}) {
  const read = readFormFile(JSON.stringify(file));
  if (!read.ok) throw new Error(read.error.map(({ path, code }) => `${path} ${code}`).join());
  return planForm(read.value, { ...context, ...team });
}

const problemsOf = (file: unknown, team: Partial<typeof context> = {}): readonly string[] => {
  const plan = planOf(file, team);
  return plan.ok ? [] : plan.error.map(({ path, code }) => `${path} ${code}`);
};

const whole = everyPartFile(new Uint8Array([1]));

/** A form with one step that asks for these fields. */
const asking = (fields: readonly object[], rest: object = {}): object => ({
  ...{ format: 'portico-form', version: 1, name: 'Form' },
  steps: [{ key: 'ask', type: 'CollectInfoStep', external: true, sections: [{ fields }] }],
  ...rest,
});
const number = (key: string, more: object = {}): object => ({ key, name: key, dataType: 'integer', ...more });
const shownIf = (field: string, more: object = {}): object => ({
  logic: { action: 'show', conditions: [{ field, comparator: 'greater', value: 1, ...more }] },
});
const step = (type: string, more: object = {}): object => ({
  ...{ format: 'portico-form', version: 1, name: 'Form', steps: [{ type, external: false, ...more }] },
});

describe('the rows of a form file', () => {
  it('have identities instead of keys', () => {
    const plan = planOf(whole);
    if (!plan.ok) throw new Error(JSON.stringify(plan.error));
    const { fields, logicConfigs } = plan.value.source;
    expect(fields).toHaveLength(20);
    const [condition] = logicConfigs.find(({ targetType }) => targetType === 'ReviewGroup')?.conditions ?? [];
    const source = fields.find(({ dataType }) => dataType === 'multiple_choice');
    expect(condition).toMatchObject({ sourceIdentity: source?.identity, matchValue: expect.stringMatching(/^id\d+$/) });
  });

  it('ask for no kind of entity that the team lacks', () => {
    const file = asking([{ name: 'Dog', dataType: 'entity', customEntity: 'Dog', entityCreateable: true }]);
    const plan = planOf(file);
    expect(plan.ok && plan.value.rows.field).toMatchObject([{ customEntityId: null, entityCreateable: false }]);
  });

  it('leave out sub-submissions of forms that the team lacks', () => {
    const plan = planOf(whole);
    expect(plan.ok && plan.value.rows.subprocessConfig).toEqual([]);
    const there = planOf(whole, { formIds: new Map([['other-form', 'form']]) });
    expect(there.ok && there.value.rows.subprocessConfig).toMatchObject([{ subprocessMasterTemplateId: 'form' }]);
  });

  const path = 'steps[0].sections[0].fields';
  test.each<readonly [string, object, readonly string[]]>([
    ['a key twice', asking([number('a'), number('a')]), [`${path}[1].key formFileKeyTwice`]],
    [
      'an unknown field in logic',
      asking([number('a', shownIf('b'))]),
      [`${path}[0].logic.conditions[0].field formFileReference`],
    ],
    [
      'a circle in logic',
      asking([number('a', shownIf('b')), number('b', shownIf('a'))]),
      [`${path}[0] circularReference`],
    ],
    ['a field that depends on itself', asking([number('a', shownIf('a'))]), [`${path}[0] circularReference`]],
    [
      'a comparator that does not fit',
      asking([number('a'), number('b', shownIf('a', { comparator: 'includes' }))]),
      [`${path}[1].logic.conditions[0] invalidLogic`],
    ],
    [
      'an action that does not fit',
      asking([
        number('a'),
        number('b', { logic: { action: 'require', conditions: [{ field: 'a', comparator: 'less', value: 1 }] } }),
      ]),
      [`${path}[1].logic invalidLogic`],
    ],
    [
      'an unknown field in a formula',
      asking([], { formulas: [{ key: 'f', name: 'F', expression: '{a} + 1' }] }),
      ['formulas[0].expression formulaUnknownName'],
    ],
    [
      'a formula that can not be read',
      asking([], { formulas: [{ key: 'f', name: 'F', expression: '1 +' }] }),
      ['formulas[0].expression formulaUnreadable'],
    ],
    [
      'a circle of formulas',
      asking([], {
        formulas: [
          { key: 'f', name: 'F', expression: '{g}' },
          { key: 'g', name: 'G', expression: '{f}' },
        ],
      }),
      ['formulas[0] circularReference'],
    ],
    [
      'limits that cross',
      asking([number('a', { minValue: 5, maxValue: 1 })]),
      [`${path}[0].minValue invalidMinValue`, `${path}[0].maxValue invalidMaxValue`],
    ],
    ['a setting of another type', asking([number('a', { maxLength: 5 })]), [`${path}[0].maxLength settingNotOffered`]],
    ['options of a number', asking([number('a', { options: [{ name: 'x' }] })]), [`${path}[0].options noOptionsHere`]],
    [
      'an amount that could be cents',
      asking([{ dataType: 'money', minValue: 5 }]),
      [`${path}[0].minValue amountAmbiguous`],
    ],
    ['a payment step without a price', step('PaymentStep'), ['steps[0].payment formFileMissing']],
    ['a price elsewhere', step('BasicStep', { payment: {} }), ['steps[0].payment noPaymentStep']],
    [
      'a calculated price without a formula',
      step('PaymentStep', { payment: { calculated: true } }),
      ['steps[0].payment.formula formulaMissing'],
    ],
    [
      'reviewers of a payment',
      step('PaymentStep', { payment: {}, reviewGroups: [{}] }),
      ['steps[0].reviewGroups noReviewStep'],
    ],
    ['a survey elsewhere', step('BasicStep', { survey: {} }), ['steps[0].survey formFileNotHere']],
    ['a survey step without a survey', step('SurveyStep'), ['steps[0].survey formFileMissing']],
    [
      'files in a survey',
      step('SurveyStep', { survey: { sections: [{ fields: [{ dataType: 'file' }] }] } }),
      ['steps[0].survey.sections[0].fields[0] notInSurvey'],
    ],
    ['a time without a unit', step('BasicStep', { time: 5 }), ['steps[0].timeUnit timeUnitMissing']],
    [
      'an email twice',
      step('BasicStep', {
        emails: [
          { event: 'started', audience: 'members' },
          { event: 'started', audience: 'members' },
        ],
      }),
      ['steps[0].emails[1] saidTwice'],
    ],
    [
      'an output of an unknown document',
      asking([], { outputs: [{ name: 'Permit', document: 'x' }] }),
      ['outputs[0].document formFileReference'],
    ],
    [
      'an output of an unknown step',
      asking([], { outputs: [{ name: 'Permit', issuedOnStep: 'x' }] }),
      ['outputs[0].issuedOnStep formFileReference'],
    ],
    [
      'an expiration without a period',
      asking([], { outputs: [{ name: 'Permit', expires: true }] }),
      ['outputs[0].expiresAfterValue periodInvalid'],
    ],
    [
      'a mapping from nowhere',
      asking([], { documents: [{ mappings: [{ documentField: 'x' }] }] }),
      ['documents[0].mappings[0] formFileMappingSource'],
    ],
  ])('refuse %s', (_name, file, problems) => {
    expect(problemsOf(file)).toEqual(problems);
  });

  it('refuse logic over an entity that the team lacks', () => {
    expect(problemsOf(whole, { kinds: [] })).toEqual(
      expect.arrayContaining(['steps[0].sections[1].fields[0].logic.conditions[3].entityField formFileEntityMissing']),
    );
  });

  it('refuse more fields than a form can have', () => {
    const sections = Array.from({ length: 3 }, () => ({
      fields: Array.from({ length: 700 }, () => ({ dataType: 'string' })),
    }));
    const file = { ...asking([]), steps: [{ type: 'CollectInfoStep', external: true, sections }] };
    expect(problemsOf(file)).toEqual([' formTooLarge']);
  });
});
