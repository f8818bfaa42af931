import { describe, expect, test } from 'vitest';
import type { Content } from '#domain/form/Content.ts';
import { checkAnswer } from '#domain/form/fields/checkAnswer.ts';
import type { CodedProblem } from '#domain/form/fields/FieldKind.ts';
import { kinds, dataTypes, type DataType } from '#domain/form/fields/kinds.ts';
import { sampleField, type SampleField } from '#tests/support/form/sampleForm.ts';

type Settings = Omit<SampleField, 'name' | 'dataType'>;
type Case = readonly [settings: Settings, content: Content, problem: CodedProblem | null];

const options = ['Red', 'Green', 'Blue'];
const [red, green] = ['Field/Red', 'Field/Green'];
const fine = null;
const between = (min: string, max: string): CodedProblem => ({ code: 'notBetween', params: { min, max } });
const atLeast = (min: string): CodedProblem => ({ code: 'tooSmall', params: { min } });
const atMost = (max: string): CodedProblem => ({ code: 'tooLarge', params: { max } });
const tooLong = (max: number): CodedProblem => ({ code: 'tooLong', params: { max } });
const tooFew = (min: number): CodedProblem => ({ code: 'mustCheckAtLeast', params: { min } });

const cases: Record<DataType, readonly Case[]> = {
  string: [
    [{}, 'anything', fine],
    [{ maxLength: 3 }, 'abc', fine],
    [{ maxLength: 3 }, 'abcd', tooLong(3)],
    [{}, 5, { code: 'mustBeText' }],
    [{}, ['a'], { code: 'mustBeText' }],
  ],
  text: [
    [{}, 'two\nlines', fine],
    [{ maxLength: 5 }, 'a\nb\nc', fine],
    [{ maxLength: 4 }, 'a\nb\nc', tooLong(4)],
    [{}, { a: 1 }, { code: 'mustBeText' }],
  ],
  email: [
    [{}, 'ann@example.gov', fine],
    [{}, 'ann@example', { code: 'mustBeEmail' }],
    [{}, 'ann', { code: 'mustBeEmail' }],
    [{}, 5, { code: 'mustBeEmail' }],
  ],
  url: [
    [{}, 'https://www.example.org/', fine],
    [{}, 'http://example.org:8080/a?b=c#d', fine],
    [{}, `https://example.org/${'a'.repeat(1_980)}`, fine],
    [{}, `https://example.org/${'a'.repeat(1_981)}`, tooLong(2_000)],
    [{}, 'example', { code: 'notOfKind', params: { kind: 'url' } }],
    [{}, 'javascript:alert(1)', { code: 'notOfKind', params: { kind: 'url' } }],
    [{}, 5, { code: 'notOfKind', params: { kind: 'url' } }],
  ],
  integer: [
    [{}, 5, fine],
    [{}, -5, fine],
    [{}, 1.5, { code: 'mustBeInteger' }],
    [{}, 'five', { code: 'mustBeInteger' }],
    [{ minValue: 1, maxValue: 9 }, 1, fine],
    [{ minValue: 1, maxValue: 9 }, 9, fine],
    [{ minValue: 1, maxValue: 9 }, 0, between('1', '9')],
    [{ minValue: 1, maxValue: 9 }, 10, between('1', '9')],
    [{ minValue: 1 }, 0, atLeast('1')],
    [{ minValue: 1 }, 1000, fine],
    [{ maxValue: 9 }, 10, atMost('9')],
    [{ minValue: 0 }, -1, atLeast('0')],
    [{ minValue: '1', maxValue: '9' }, 10, between('1', '9')],
  ],
  float: [
    [{}, 0.5, fine],
    [{}, 'half', { code: 'mustBeNumber' }],
    [{ minValue: 0.5, maxValue: 1.5 }, 0.5, fine],
    [{ minValue: 0.5, maxValue: 1.5 }, 0.49, between('0.5', '1.5')],
    [{ minValue: 0.5 }, 0.4, atLeast('0.5')],
    [{ maxValue: 1.5 }, 1.6, atMost('1.5')],
  ],
  money: [
    [{}, 1250, fine],
    [{}, 12.5, { code: 'mustBeAmount' }],
    [{}, 'twelve', { code: 'mustBeAmount' }],
    [{ minValue: 100, maxValue: 150_000 }, 99, between('$1.00', '$1,500.00')],
    [{ minValue: '1.00', maxValue: '$1,500' }, 99, between('$1.00', '$1,500.00')],
    [{ minValue: 100 }, 100, fine],
    [{ minValue: 100 }, 99, atLeast('$1.00')],
    [{ maxValue: 100 }, 101, atMost('$1.00')],
    [{}, 9_999_999_999, fine],
    [{}, 10_000_000_000, atMost('$99,999,999.99')],
  ],
  address: [
    [{}, { text: '12 Main St' }, fine],
    [{}, { text: '' }, { code: 'blank' }],
    [{}, 5, { code: 'blank' }],
  ],
  date: [
    [{}, '2026-03-05', fine],
    [{}, '2026-02-30', { code: 'mustBeDate' }],
    [{}, '09:30', { code: 'mustBeDate' }],
    [{}, 5, { code: 'mustBeDate' }],
    [{ dateType: 'time' }, '09:30', fine],
    [{ dateType: 'time' }, '2026-03-05', { code: 'mustBeDate' }],
    [{ dateType: 'date_time' }, '2026-03-05T09:30:00.000Z', fine],
    [{ dateType: 'date_time' }, '2026-03-05T09:30', { code: 'mustBeDate' }],
    [{ minValue: '2026-01-01', maxValue: '12/31/2026' }, '2026-12-31', fine],
    [{ minValue: '2026-01-01', maxValue: '12/31/2026' }, '2027-01-01', between('Jan 1, 2026', 'Dec 31, 2026')],
    [{ minValue: '2026-01-01' }, '2025-12-31', atLeast('Jan 1, 2026')],
    [{ dateType: 'time', maxValue: '5 pm' }, '17:01', atMost('5:00 PM')],
  ],
  date_range: [
    [{}, { start: '2026-03-05', end: '2026-03-05' }, fine],
    [{}, { start: '2026-03-05', end: null }, { code: 'mustBeDate' }],
    [{}, { start: null, end: '2026-03-05' }, { code: 'mustBeDate' }],
    [{}, { start: '2026-03-05', end: '2026-03-04' }, { code: 'mustEndAfterStart' }],
    [{}, 'March', { code: 'mustBeDate' }],
    [{ dateType: 'time' }, { start: '22:00', end: '06:00' }, fine],
    [{ minValue: '2026-03-01' }, { start: '2026-02-28', end: '2026-03-05' }, atLeast('Mar 1, 2026')],
    [{ maxValue: '2026-03-31' }, { start: '2026-03-05', end: '2026-04-01' }, atMost('Mar 31, 2026')],
  ],
  multiple_choice: [
    [{ options }, red, fine],
    [{ options }, 'Field/Purple', { code: 'mustBeOption' }],
    [{ options }, [red], { code: 'mustBeOption' }],
    [{}, red, { code: 'mustBeOption' }],
  ],
  checkboxes: [
    [{ options }, [red], fine],
    [{ options, minNumChecks: 2 }, [red, green], fine],
    [{ options, minNumChecks: 2 }, [red], tooFew(2)],
    [{ options, minNumChecks: 0 }, [red], fine],
    [{ options }, [red, 'Field/Purple'], { code: 'mustBeOption' }],
    [{ options }, red, { code: 'mustBeOption' }],
  ],
  file: [
    [{}, [{ id: 'f1', filename: 'plan.pdf' }], fine],
    [{}, [{ filename: 'plan.pdf' }], { code: 'mustBeFile' }],
    [{}, 'plan.pdf', { code: 'mustBeFile' }],
  ],
  phone: [
    [{}, '+12175550123', fine],
    [{}, '+12175550123;ext=12', fine],
    [{}, '+442079460958', fine],
    [{}, '555-0123', { code: 'mustBePhone' }],
    [{}, '(117) 555-0123', { code: 'mustBePhone' }],
    [{}, '1'.repeat(500), { code: 'mustBePhone' }],
    [{}, 5, { code: 'mustBePhone' }],
  ],
  entity: [
    [{}, { id: 'e1', name: 'Acme' }, fine],
    [{}, { name: 'Acme' }, { code: 'blank' }],
    [{}, 5, { code: 'blank' }],
  ],
};

describe('checks an answer against its field', () => {
  for (const dataType of dataTypes) {
    test.each(cases[dataType])(`${dataType} with %j: %j gives %j`, (settings, content, problem) => {
      expect(checkAnswer(content, sampleField({ dataType, ...settings }))).toEqual(problem);
    });
  }
});

describe('the problem of an empty required field', () => {
  test.each([
    ['string', { code: 'blank' }],
    ['text', { code: 'blank' }],
    ['address', { code: 'blank' }],
    ['entity', { code: 'blank' }],
    ['url', { code: 'blank' }],
    ['email', { code: 'mustBeEmail' }],
    ['integer', { code: 'mustBeInteger' }],
    ['float', { code: 'mustBeNumber' }],
    ['money', { code: 'mustBeAmount' }],
    ['date', { code: 'mustBeDate' }],
    ['date_range', { code: 'mustBeDate' }],
    ['multiple_choice', { code: 'mustBeOption' }],
    ['checkboxes', tooFew(1)],
    ['file', { code: 'mustBeFile' }],
    ['phone', { code: 'mustBePhone' }],
  ] as const)('%s', (dataType, problem) => {
    const field = sampleField({ dataType, required: true, options });
    const requested = [null, '', []].map((nothing) => checkAnswer(nothing, field));
    expect(requested).toEqual([problem, problem, problem]);
  });

  test('mentions the minimum of checkboxes', () => {
    expect(checkAnswer([], sampleField({ dataType: 'checkboxes', required: true, options, minNumChecks: 2 }))).toEqual(
      tooFew(2),
    );
  });
});

describe('answers as plain text, and as numbers where possible', () => {
  const priced = [['Small', 10.1], ['Large', 0.2], 'None'] as const;
  const rows: readonly (readonly [SampleField['dataType'], Settings, Content, string, number | null])[] = [
    ['string', {}, 'Ann Lee', 'Ann Lee', null],
    ['text', {}, 'a\nb', 'a\nb', null],
    ['email', {}, 'ann@example.gov', 'ann@example.gov', null],
    ['url', {}, 'https://example.org/plan', 'https://example.org/plan', null],
    ['integer', {}, -1200, '-1200', -1200],
    ['float', {}, 0.1, '0.1', 0.1],
    ['money', {}, 123450, '$1,234.50', 1234.5],
    ['address', {}, { text: '12 Main St', zip: '1' }, '12 Main St', null],
    ['date', {}, '2026-03-05', 'Mar 5, 2026', null],
    ['date', { dateType: 'time' }, '00:05', '12:05 AM', null],
    ['date', { dateType: 'date_time' }, '2026-03-05T14:30:00.000Z', 'Mar 5, 2026, 8:30 AM CST', null],
    ['date_range', {}, { start: '2026-03-05', end: '2026-03-09' }, 'Mar 5, 2026 – Mar 9, 2026', null],
    ['date_range', { dateType: 'time' }, { start: '22:00', end: null }, '10:00 PM – …', null],
    ['multiple_choice', { options: priced }, 'Field/Small', 'Small', 10.1],
    ['multiple_choice', { options: priced }, 'Field/None', 'None', null],
    ['checkboxes', { options: priced }, ['Field/Small', 'Field/Large', 'Field/None'], 'Small, Large, None', 10.3],
    ['checkboxes', { options: priced }, ['Field/None'], 'None', null],
    [
      'file',
      {},
      [
        { id: 'f1', filename: 'a.pdf' },
        { id: 'f2', filename: 'b.pdf' },
      ],
      'a.pdf, b.pdf',
      null,
    ],
    ['phone', {}, '+12175550123;ext=12', '(217) 555-0123 ext. 12', null],
    ['phone', {}, '+442079460958', '+44 20 7946 0958', null],
    ['entity', {}, { id: 'e1', name: 'Acme' }, 'Acme', null],
    ['entity', {}, { id: 'e1', name: '' }, 'e1', null],
  ];

  test.each(rows)('%s with %j: %j has the text %j and the number %j', (dataType, settings, content, text, number) => {
    const field = sampleField({ dataType, ...settings });
    const kind = kinds[dataType];
    expect(kind.summarise(content, field, 'America/Chicago')).toBe(text);
    expect(kind.numberFor?.(field)(content) ?? null).toBe(number);
  });

  test('finds amounts and phone numbers by their digits', () => {
    expect(kinds.money.searchText(123450, sampleField({ dataType: 'money' }))).toBe('1234.50');
    expect(kinds.phone.searchText('+12175550123', sampleField({ dataType: 'phone' }))).toBe('12175550123');
    expect(kinds.string.searchText('Ann Lee', sampleField({ dataType: 'string' }))).toBe('ann lee');
  });
});
