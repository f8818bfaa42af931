import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Content } from '#domain/form/Content.ts';
import { checkAnswer } from '#domain/form/fields/checkAnswer.ts';
import { dateTypes } from '#domain/form/fields/dateTypes.ts';
import type { FieldConfig } from '#domain/form/fields/FieldConfig.ts';
import { kinds, dataTypes, type DataType } from '#domain/form/fields/kinds.ts';
import { readAnswer } from '#domain/form/fields/readAnswer.ts';
import { shapeOf } from '#domain/form/fields/shapeOf.ts';
import { sampleField } from '#tests/support/form/sampleForm.ts';
import { propertyRuns } from '#tests/support/propertyRuns.ts';

const options = ['Red', ['Green', 2], ['Blue', 0.1]] as const;
const plain = (dataType: DataType): FieldConfig => sampleField({ dataType, options });
const moment = (dateType: FieldConfig['dateType']): FieldConfig => sampleField({ dataType: 'date', dateType });

/** Fields that parse differently: every type, and each date type. */
const fields: readonly FieldConfig[] = [
  ...dataTypes.map(plain),
  ...dateTypes.map(moment),
  sampleField({ dataType: 'date_range', dateType: 'time' }),
];

const parse = (field: FieldConfig, raw: Content): Content => kinds[field.dataType].parse(raw, field);

describe('each field type parses input from browsers and API clients', () => {
  const cases: Record<DataType, readonly (readonly [Content, Content])[]> = {
    string: [
      ['  Ann \t Lee ', 'Ann Lee'],
      ['a\u0000b\nc', 'a b c'],
      ['half \ud83d pair', 'half \ufffd pair'],
      [12, '12'],
      ['', null],
      ['   ', null],
      [null, null],
    ],
    text: [
      ['  one\r\ntwo\rthree\n', 'one\ntwo\nthree'],
      ['a\u0000b\tc', 'ab\tc'],
      [7, '7'],
      ['\n \n', null],
    ],
    email: [
      [' ann@example.gov ', 'ann@example.gov'],
      ['not yet', 'not yet'],
      ['', null],
    ],
    url: [
      [' https://example.org ', 'https://example.org/'],
      ['www.example.org/plan', 'https://www.example.org/plan'],
      ['HTTP://Example.ORG:80', 'http://example.org/'],
      ['\u0001https://example.org', 'https://example.org/'],
      ['not yet', 'not yet'],
      ['', null],
    ],
    integer: [
      [' 42 ', 42],
      ['-7', -7],
      ['-0', 0],
      ['007', 7],
      [13, 13],
      ['1.0', '1.0'],
      ['1,000', '1,000'],
      ['1e3', '1e3'],
      ['9007199254740993', '9007199254740993'],
      ['', null],
    ],
    float: [
      ['1.0', 1],
      ['2', 2],
      ['.5', 0.5],
      ['-3.', -3],
      ['-0.0', 0],
      ['0.1', 0.1],
      [2.75, 2.75],
      ['.', '.'],
      ['1e3', '1e3'],
      ['NaN', 'NaN'],
      ['9'.repeat(400), '9'.repeat(400)],
      ['', null],
    ],
    money: [
      ['$1,234.50', 123450],
      [' 12 ', 1200],
      ['-3.5', -350],
      [1250, 1250],
      [12.5, 12.5],
      ['12.345', '12.345'],
      ['twelve', 'twelve'],
      ['', null],
    ],
    address: [
      [' 12 Main St,  Springfield ', { text: '12 Main St, Springfield' }],
      [
        { street: '12 Main St', unit: 'Apt 4', city: 'Springfield', state: 'IL', zip: '62701', other: 'x' },
        {
          text: '12 Main St Apt 4, Springfield, IL 62701',
          street: '12 Main St',
          unit: 'Apt 4',
          city: 'Springfield',
          state: 'IL',
          zip: '62701',
        },
      ],
      [
        { text: 'City Hall', latitude: 39.8, longitude: -89.6, validated: true },
        { text: 'City Hall', latitude: 39.8, longitude: -89.6, validated: true },
      ],
      [{ text: 'City Hall', latitude: 200, validated: 'yes' }, { text: 'City Hall' }],
      [{ text: '', street: ' ' }, null],
      [{}, null],
      ['', null],
    ],
    date: [
      ['2026-03-05', '2026-03-05'],
      ['2026-3-5', '2026-03-05'],
      ['3/5/2026', '2026-03-05'],
      [' 3-5-2026 ', '2026-03-05'],
      ['2026-02-30', '2026-02-30'],
      ['soon', 'soon'],
      ['', null],
    ],
    date_range: [
      [
        { start: '3/5/2026', end: '2026-3-9' },
        { start: '2026-03-05', end: '2026-03-09' },
      ],
      [{ start: '3/5/2026' }, { start: '2026-03-05', end: null }],
      [
        { start: 'soon', end: '' },
        { start: 'soon', end: null },
      ],
      [{ start: '', end: null }, null],
      ['', null],
    ],
    multiple_choice: [
      ['Field/Green', 'Field/Green'],
      ['row-Field/Green', 'Field/Green'],
      [' green ', 'Field/Green'],
      ['Purple', 'Purple'],
      ['', null],
    ],
    checkboxes: [
      [
        ['Blue', 'Field/Red', 'blue'],
        ['Field/Red', 'Field/Blue'],
      ],
      ['Green', ['Field/Green']],
      [
        ['Purple', 'Red'],
        ['Field/Red', 'Purple'],
      ],
      [[], null],
      [[''], null],
    ],
    file: [
      ['f1', [{ id: 'f1', filename: '' }]],
      [{ id: 'f1', filename: ' plan.pdf ' }, [{ id: 'f1', filename: 'plan.pdf' }]],
      [
        ['f1', { id: 'f2', filename: 'b.pdf', size: 3 }],
        [
          { id: 'f1', filename: '' },
          { id: 'f2', filename: 'b.pdf' },
        ],
      ],
      [[{ name: 'x' }], [{ name: 'x' }]],
      [[], null],
      ['', null],
    ],
    phone: [
      ['(217) 555-0123', '+12175550123'],
      ['217.555.0123 ext. 12', '+12175550123;ext=12'],
      ['+44 20 7946 0958', '+442079460958'],
      ['555-0123', '555-0123'],
      [2175550123, '+12175550123'],
      ['', null],
    ],
    entity: [
      ['e1', { id: 'e1', name: '' }],
      [
        { id: 'e1', name: 'Acme  Corp', other: 1 },
        { id: 'e1', name: 'Acme Corp' },
      ],
      [{ name: 'no id' }, { name: 'no id' }],
      ['', null],
    ],
  };

  for (const dataType of dataTypes) {
    test.each(cases[dataType])(`${dataType}: %j is parsed as %j`, (raw, content) => {
      expect(parse(plain(dataType), raw)).toEqual(content);
    });
  }

  test.each([
    ['date_time', '2026-03-05T14:30:00Z', '2026-03-05T14:30:00.000Z'],
    ['date_time', '2026-03-05T14:30-05:00', '2026-03-05T19:30:00.000Z'],
    ['date_time', '2026-03-05T14:30', '2026-03-05T14:30'],
    ['date_time', '2026-02-30T14:30:00Z', '2026-02-30T14:30:00Z'],
    ['date_time', '2026-03-05T25:00:00Z', '2026-03-05T25:00:00Z'],
    ['time', '9:05', '09:05'],
    ['time', '21:30:59', '21:30'],
    ['time', '9:30 PM', '21:30'],
    ['time', '12 a.m.', '00:00'],
    ['time', '12:15 pm', '12:15'],
    ['time', '24:00', '24:00'],
    ['time', '13 pm', '13 pm'],
  ] as const)('a field for a %s parses %j as %j', (dateType, raw, content) => {
    expect(parse(moment(dateType), raw)).toBe(content);
  });
});

describe('no input is silently lost', () => {
  const anything = fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Content>;
  const parts = ['start', 'end', 'id', 'text', 'street', 'filename', 'name', 'from', 'latitude', 'validated'];
  const likely = fc.oneof(
    anything,
    fc.dictionary(fc.constantFrom(...parts), fc.oneof(anything, fc.constantFrom('2026-01-02', 0, 12.5, true))),
    fc.array(fc.dictionary(fc.constantFrom(...parts), fc.constant('x'))),
  );
  /** whether the input is empty; an unchecked box is empty too */
  const isSilent = (raw: Content): boolean =>
    raw === null ||
    raw === false ||
    (typeof raw === 'string' && raw.replace(/[\s\p{C}\p{Z}]/gu, '') === '') ||
    (typeof raw === 'object' &&
      (Array.isArray(raw) || Object.keys(raw).length > 0) &&
      Object.values(raw).every(isSilent));

  for (const field of fields) {
    it(`${field.dataType}: does not read a nonempty input as an empty answer`, () => {
      fc.assert(
        fc.property(likely, (raw) => {
          const read = readAnswer(raw, field);
          const isErased = read.ok && read.value === null && !isSilent(raw);
          expect(isErased).toBe(false);
        }),
        { numRuns: propertyRuns(500), examples: [[{ validated: false }]] },
      );
    });
  }

  test.each<[DataType, Content, string]>([
    ['date_range', { from: '2026-01-01', to: '2026-01-02' }, 'partsUnknown'],
    ['date_range', { start: '2026-01-01', end: '2026-01-02', note: 'x' }, 'partsUnknown'],
    ['date_range', {}, 'partsMissing'],
    ['address', { line1: '12 Elm St', city: 'Springfield' }, 'partsUnknown'],
    ['address', { text: '12 Elm St', zip: 62_701 }, 'partsUnreadable'],
    ['address', { text: '12 Elm St', latitude: 200 }, 'partsUnreadable'],
    ['address', { latitude: 0 }, 'blank'],
    ['address', { text: ' ', longitude: -89.6 }, 'blank'],
    ['address', { validated: true }, 'blank'],
    ['file', [{ id: 'f', filename: 'a.pdf', size: 3 }], 'partsUnknown'],
    ['entity', { id: 'e', other: 1 }, 'partsUnknown'],
    ['string', [], 'blank'],
  ])('%s: %j is rejected', (dataType, raw, code) => {
    expect(readAnswer(raw, sampleField({ dataType }))).toMatchObject({ ok: false, error: { code } });
  });
});

describe('parsing is safe for any input', () => {
  const anything = fc.jsonValue() as fc.Arbitrary<Content>;
  const likely = fc.oneof(
    anything,
    fc.string({ unit: 'binary' }),
    fc.record({ start: anything, end: anything, id: anything, text: anything, filename: anything, name: anything }),
    fc.array(fc.constantFrom('Red', 'Field/Blue', 'x', '')),
    fc.constantFrom('$1,2', '1/2/2026', '2026-01-02T03:04:05Z', '+1 217 555 0123 x4', '12:30 am', '-0', '1e400'),
  );

  for (const field of fields) {
    const kind = kinds[field.dataType];
    const label = field.dateType ? `${field.dataType} (${field.dateType})` : field.dataType;

    it(`${label}: no JSON makes any function of the type throw`, () => {
      fc.assert(
        fc.property(likely, (raw) => {
          const content = kind.parse(raw, field);
          for (const one of [raw, content]) {
            kind.checkFor(field)(one);
            expect(typeof kind.summarise(one, field, 'America/Chicago')).toBe('string');
            expect(typeof kind.searchText(one, field)).toBe('string');
            const number = kind.numberFor?.(field)(one) ?? null;
            expect(number === null || Number.isFinite(number)).toBe(true);
          }
        }),
        { numRuns: propertyRuns(300) },
      );
    });

    it(`${label}: parsed content is parsed as itself again`, () => {
      fc.assert(
        fc.property(likely, (raw) => {
          const content = kind.parse(raw, field);
          expect(kind.parse(content, field)).toEqual(content);
        }),
        { numRuns: propertyRuns(300) },
      );
    });

    it(`${label}: stores only canonical content, and rejects the rest with a code`, () => {
      fc.assert(
        fc.property(likely, (raw) => {
          const read = readAnswer(raw, field);
          const stored = read.ok ? read.value : null;
          const isCanonical = stored === null || shapeOf(field.dataType).schema(field).safeParse(stored).success;
          expect({ isCanonical, isExplained: read.ok || read.error.code.length > 0 }).toEqual({
            isCanonical: true,
            isExplained: true,
          });
          // PostgreSQL rejects both of these in JSON.
          expect(JSON.stringify(stored)).not.toMatch(/\\u0000|\\ud[89a-f]/i);
        }),
        { numRuns: propertyRuns(300) },
      );
    });

    it(`${label}: an empty answer is a problem only if one is required`, () => {
      expect(checkAnswer(null, { ...field, required: false })).toBeNull();
      expect(checkAnswer(null, { ...field, required: true })).toEqual(kind.missing(field));
    });
  }

  it('rejects unknown options, and accepts too few checked boxes', () => {
    const choice = plain('multiple_choice');
    const boxes = sampleField({ dataType: 'checkboxes', options, minNumChecks: 2 });
    const [red, green] = [choice.options[0]?.identity ?? '', choice.options[1]?.identity ?? ''];
    const refused = { ok: false, error: { code: 'mustBeOption' } };
    expect(readAnswer('Purple', choice)).toEqual(refused);
    expect(readAnswer([red, 'Purple'], boxes)).toEqual(refused);
    expect(readAnswer(['Purple', 'Pink'], boxes)).toEqual(refused);
    expect(readAnswer('green', choice)).toEqual({ ok: true, value: green });
    expect(readAnswer([red], boxes)).toEqual({ ok: true, value: [red] });
    expect(readAnswer([], boxes)).toEqual({ ok: true, value: null });
    expect(readAnswer('', choice)).toEqual({ ok: true, value: null });
  });

  it('takes at most linear time', () => {
    const pieces = ['1', '1,', ' ', '-', '.', '1.', '$', '1/', 'a@', 'a.', '(', '0:', ',111', '\n', '{', 'é', '\ud800'];
    const texts = pieces.flatMap((piece) => [
      (length: number) => `${piece.repeat(length / piece.length)}!`,
      (length: number) => `1${piece.repeat(length / piece.length)}`,
    ]);
    // CPU time of this thread in microseconds, which other load on the machine doesn't affect
    const least = (raw: string, field: FieldConfig): number =>
      Math.min(
        ...[1, 2, 3].map(() => {
          const begun = process.threadCpuUsage();
          readAnswer(raw, field);
          const { user, system } = process.threadCpuUsage(begun);
          return user + system;
        }),
      );
    for (const field of fields) {
      for (const text of texts) {
        // a quadratic parser would take a hundred times as long
        const [few, many] = [Math.max(least(text(10_000), field), 500), least(text(100_000), field)];
        expect(many / few).toBeLessThan(50);
      }
    }
  });
});
