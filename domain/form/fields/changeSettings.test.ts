import { describe, expect, it, test } from 'vitest';
import { changeSettings } from '#domain/form/fields/changeSettings.ts';
import type { FieldSettings } from '#domain/form/fields/fieldSettings.ts';
import { initialSettings, settingsOf } from '#domain/form/fields/initialSettings.ts';
import { kinds, dataTypes, type DataType } from '#domain/form/fields/kinds.ts';
import { hasOptions, numericValueSchema, refuseOptionDeletion } from '#domain/form/fields/options.ts';
import type { Problem } from '#domain/kernel/refusal.ts';
import type { Result } from '#domain/kernel/result.ts';
import { sampleField } from '#tests/support/form/sampleForm.ts';

const common = ['required', 'redacted', 'lockOnRenewal', 'autofillOnRenewal'];

function change(
  dataType: DataType,
  changes: Readonly<Record<string, unknown>>,
  current: Partial<FieldSettings> = {},
): Result<FieldSettings, Problem[]> {
  const { options } = sampleField({ dataType, options: ['Red', 'Green', 'Blue'] });
  return changeSettings({ dataType, options, current: { ...initialSettings, ...current }, changes });
}

const accepted = (changes: Partial<FieldSettings>): Result<FieldSettings, Problem[]> => {
  return { ok: true, value: { ...initialSettings, ...changes } };
};
const refused = (...problems: readonly (readonly [string, string])[]): object => {
  return { ok: false, error: problems.map(([path, code]) => ({ path, code })) };
};

describe('the settings each field type offers', () => {
  const own: Record<DataType, readonly string[]> = {
    string: ['default', 'maxLength'],
    text: ['maxLength'],
    email: ['default'],
    integer: ['default', 'minValue', 'maxValue'],
    float: ['default', 'minValue', 'maxValue'],
    money: ['default', 'minValue', 'maxValue'],
    address: [],
    date_range: ['dateType', 'dateRangeStartLabel', 'dateRangeEndLabel', 'minValue', 'maxValue'],
    date: ['dateType', 'minValue', 'maxValue'],
    multiple_choice: [],
    checkboxes: ['minNumChecks'],
    file: [],
    phone: ['default'],
    entity: ['entityCreateable', 'customEntityId'],
    url: ['default'],
  };
  test.each(dataTypes)('%s', (dataType) => {
    expect(settingsOf(dataType)).toEqual([...common, ...own[dataType]]);
  });
});

describe('settings are parsed as content of the field type', () => {
  test.each([
    ['integer', { minValue: ' 5 ', maxValue: 9 }, { minValue: 5, maxValue: 9 }],
    ['money', { minValue: '$1.50', default: '2' }, { minValue: 150, default: 200 }],
    ['date', { minValue: '3/5/2026' }, { minValue: '2026-03-05' }],
    ['date_range', { maxValue: '3/5/2026' }, { maxValue: '2026-03-05' }],
    ['date_range', { dateType: 'time', minValue: '9 am' }, { dateType: 'time', minValue: '09:00' }],
    ['phone', { default: '217 555 0123' }, { default: '+12175550123' }],
    ['string', { maxLength: 10, required: true }, { maxLength: 10, required: true }],
    ['checkboxes', { minNumChecks: 0 }, { minNumChecks: 0 }],
    ['checkboxes', { minNumChecks: 3 }, { minNumChecks: 3 }],
    ['entity', { customEntityId: 'c1', entityCreateable: true }, { customEntityId: 'c1', entityCreateable: true }],
    ['integer', { minValue: '', default: '' }, {}],
    ['address', { ...initialSettings, required: true }, { required: true }],
  ] as const)('%s accepts %j', (dataType, changes, expected) => {
    expect(change(dataType, changes)).toEqual(accepted(expected));
  });
});

describe('invalid settings are rejected with the codes the editor shows', () => {
  test.each([
    ['integer', { minValue: 'x' }, [['minValue', 'invalidMinValue']]],
    ['integer', { minValue: '1.5' }, [['minValue', 'invalidMinValue']]],
    ['float', { maxValue: 'x' }, [['maxValue', 'invalidMaxValue']]],
    ['date', { maxValue: '2026-02-30' }, [['maxValue', 'invalidMaxValue']]],
    [
      'integer',
      { minValue: 9, maxValue: 5 },
      [
        ['minValue', 'invalidMinValue'],
        ['maxValue', 'invalidMaxValue'],
      ],
    ],
    ['string', { default: ['a'] }, [['default', 'invalidDefaultValue']]],
    ['email', { default: 'ann' }, [['default', 'invalidDefaultValue']]],
    ['url', { default: 'javascript:alert(1)' }, [['default', 'invalidDefaultValue']]],
    ['phone', { default: '555' }, [['default', 'invalidDefaultValue']]],
    ['integer', { maxValue: 5, default: 6 }, [['default', 'invalidDefaultValue']]],
    ['string', { maxLength: 2, default: 'abc' }, [['default', 'invalidDefaultValue']]],
    ['string', { maxLength: 0 }, [['maxLength', 'mustBePositiveWhole']]],
    ['string', { maxLength: 1.5 }, [['maxLength', 'mustBePositiveWhole']]],
    ['text', { maxLength: 'x' }, [['maxLength', 'mustBePositiveWhole']]],
    ['checkboxes', { minNumChecks: 4 }, [['minNumChecks', 'tooManyMinChecks']]],
    ['checkboxes', { minNumChecks: -1 }, [['minNumChecks', 'malformed']]],
    ['date', { dateType: 'year' }, [['dateType', 'malformed']]],
    ['date_range', { dateType: 'date_time' }, [['dateType', 'malformed']]],
    ['integer', { maxLength: 5 }, [['maxLength', 'settingNotOffered']]],
    [
      'text',
      { required: 'yes', maxLength: -1 },
      [
        ['required', 'malformed'],
        ['maxLength', 'mustBePositiveWhole'],
      ],
    ],
  ] as const)('%s rejects %j', (dataType, changes, problems) => {
    expect(change(dataType, changes)).toEqual(refused(...problems));
  });

  it('reports the changed limit when the two conflict', () => {
    expect(change('integer', { minValue: 9 }, { maxValue: 5 })).toEqual(refused(['minValue', 'invalidMinValue']));
    expect(change('integer', { maxValue: 5 }, { minValue: 9 })).toEqual(refused(['maxValue', 'invalidMaxValue']));
  });
});

describe('options', () => {
  test.each([
    ['multiple_choice', ['A'], 'lastOption'],
    ['multiple_choice', ['A', 'B'], null],
    ['checkboxes', ['A'], null],
    ['checkboxes', [], 'lastOption'],
  ] as const)('deleting one from %s with %j gives %j', (dataType, options, code) => {
    expect(refuseOptionDeletion(sampleField({ dataType, options }))?.code ?? null).toBe(code);
  });

  it('cannot become fewer than must be checked', () => {
    const field = sampleField({ dataType: 'checkboxes', options: ['A', 'B'], minNumChecks: 2 });
    expect(refuseOptionDeletion(field)).toEqual({ code: 'tooManyMinChecks' });
  });

  it('exist for two field types', () => {
    expect(dataTypes.filter(hasOptions)).toEqual(['multiple_choice', 'checkboxes']);
  });

  it('mark the default of a multiple choice field', () => {
    const field = sampleField({ dataType: 'multiple_choice', options: ['A', 'B'] });
    const options = field.options.map((option) => ({ ...option, isDefault: option.name === 'B' }));
    expect(kinds.multiple_choice.defaultContent({ ...field, options })).toBe('Field/B');
    expect(kinds.multiple_choice.defaultContent(field)).toBeNull();
  });

  test.each([
    [0.25, true],
    [-3, true],
    [1e10, false],
    [1 / 3, false],
  ])('may have the number %d: %s', (value, isFine) => {
    expect(numericValueSchema.safeParse(value).success).toBe(isFine);
  });
});

describe('a new answer starts with the default', () => {
  it('for types that have one', () => {
    expect(kinds.money.defaultContent(sampleField({ dataType: 'money', default: '12.50' }))).toBe(1250);
    expect(kinds.text.defaultContent(sampleField({ dataType: 'text', default: 'kept from another kind' }))).toBeNull();
  });
});
