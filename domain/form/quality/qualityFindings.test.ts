import { describe, expect, it, test } from 'vitest';
import { buildForm } from '#domain/form/buildForm.ts';
import type { FormSource, LogicConfigRow, TestRow } from '#domain/form/FormSource.ts';
import { placeOf } from '#domain/form/quality/placeOf.ts';
import { qualityFindings } from '#domain/form/quality/qualityFindings.ts';
import type { QualitySource, QualityStep } from '#domain/form/quality/QualitySource.ts';
import { joined, sampleSource, testRow, type SampleField, type SampleForm } from '#tests/support/form/sampleForm.ts';

const step = (name: string, more: Partial<QualityStep> = {}): QualityStep => ({
  ...{ id: `row-${name}`, external: true, description: null, externalInstructions: null, survey: null },
  ...more,
});

function sourceOf(
  sample: SampleForm,
  more: Partial<QualitySource> = {},
  change: Partial<FormSource> = {},
): QualitySource {
  return {
    form: buildForm({ ...sampleSource(sample), ...change }),
    steps: Object.keys(sample.steps).map((name) => step(name)),
    ...{ hints: new Map(), instructions: new Map(), emptyKinds: new Set() },
    ...more,
  };
}

const found = (source: QualitySource): readonly string[] =>
  qualityFindings(source).map(({ code, name, other, count }) =>
    [code, name, other, count || ''].filter((part) => part !== '').join(' '),
  );

const kind = { name: 'Type', dataType: 'multiple_choice', options: ['House', 'Shop', 'Farm', 'Barn'] } as const;
const area = { name: 'Area', dataType: 'integer', minValue: 0, maxValue: 100 } as const;
const text = (name: string): SampleField => ({ name, dataType: 'string' });
const shown = (target: string, ...conditions: LogicConfigRow['conditions']): Omit<LogicConfigRow, 'id'> => ({
  ...{ action: 'show', targetType: 'StepDatum', targetIdentity: target, conditions },
});
const is = (option: string): TestRow => testRow('Type', 'is', `Type/${option}`);

/** One step with a type, an area, and the fields of the case. */
const withLogic = (logic: SampleForm['logic'], fields: readonly SampleField[] = [text('Detail')]): QualitySource =>
  sourceOf({ steps: { Apply: { Site: [kind, area, ...fields] } }, ...(logic ? { logic } : {}) });

test('finds nothing in a good form', () => {
  const logic = [shown('Detail', is('House')), shown('More', testRow('Area', 'greater', 50))];
  expect(found(withLogic(logic, [text('Detail'), text('More')]))).toEqual([]);
});

describe('logic that no answers meet', () => {
  test.each<readonly [string, readonly Omit<LogicConfigRow, 'id'>[]]>([
    ['two options of one choice', [shown('Detail', ...joined('and', is('House'), is('Shop')))]],
    [
      'an option and not that option',
      [shown('Detail', ...joined('and', is('House'), testRow('Type', 'is_not', 'Type/House')))],
    ],
    ['a number above the maximum', [shown('Detail', testRow('Area', 'greater', 100))]],
    ['a number below the minimum', [shown('Detail', testRow('Area', 'less', 0))]],
    [
      'a range without numbers',
      [shown('Detail', ...joined('and', testRow('Area', 'greater', 50), testRow('Area', 'less_or_equal', 50)))],
    ],
    ['an option that does not exist', [shown('Detail', is('Castle'))]],
    [
      'alternatives that are all impossible',
      [shown('Detail', ...joined('or', is('Castle'), testRow('Area', 'equal', 101)))],
    ],
    [
      'hiding whatever is answered',
      [{ ...shown('Detail', ...joined('or', is('House'), testRow('Type', 'is_not', 'Type/House'))), action: 'hide' }],
    ],
  ])('%s', (_what, logic) => {
    expect(found(withLogic(logic))).toEqual(['neverApplies Detail']);
  });

  test.each<readonly [string, readonly Omit<LogicConfigRow, 'id'>[]]>([
    ['one of two options', [shown('Detail', ...joined('or', is('House'), is('Shop')))]],
    ['a number at the maximum', [shown('Detail', testRow('Area', 'greater_or_equal', 100))]],
    ['no number equal to one out of range', [shown('Detail', testRow('Area', 'not_equal', 500))]],
    [
      'not one option and not another',
      [
        shown(
          'Detail',
          ...joined('and', testRow('Type', 'is_not', 'Type/House'), testRow('Type', 'is_not', 'Type/Shop')),
        ),
      ],
    ],
    [
      'hidden for a range',
      [
        {
          ...shown('Detail', ...joined('and', testRow('Area', 'greater', 5), testRow('Area', 'less', 9))),
          action: 'hide',
        },
      ],
    ],
  ])('accepts %s', (_what, logic) => {
    expect(found(withLogic(logic))).toEqual([]);
  });

  it('includes conditions of the section and of the questions behind it', () => {
    const source = sourceOf({
      steps: { Apply: { Site: [kind], House: [text('Rooms'), { ...kind, name: 'Roof' }, text('Tiles')] } },
      logic: [
        { action: 'show', targetType: 'Section', targetIdentity: 'House', conditions: [is('House')] },
        shown('Rooms', is('Shop')),
        shown('Tiles', testRow('Roof', 'is', 'Roof/Barn')),
      ],
    });
    expect(found(source)).toEqual(['neverApplies Rooms']);
    const chain = withLogic(
      [
        shown('A', is('House')),
        shown('B', testRow('A', 'is', 'A/Shop')),
        shown('C', ...joined('and', is('Shop'), testRow('B', 'is', 'B/Shop'))),
      ],
      ['A', 'B', 'C'].map((name) => ({ ...kind, name })),
    );
    expect(found(chain)).toEqual(['neverApplies C']);
  });

  it('is reported once, for the outermost part, and for its step if nothing is left to answer', () => {
    const source = sourceOf({
      steps: { Apply: { Site: [kind] }, Build: { Castle: [text('Towers'), text('Moat')] } },
      logic: [{ action: 'show', targetType: 'Section', targetIdentity: 'Castle', conditions: [is('Castle')] }],
    });
    expect(found(source)).toEqual(['stepNeverAsks Build', 'neverApplies Castle']);
  });

  it('is reported for reviews, with the change that makes them apply', () => {
    const source = sourceOf(
      { steps: { Apply: { Site: [kind] }, Review: {} }, logic: [] },
      {},
      {
        reviewGroups: [{ id: 'g', identity: 'g', name: 'Fire', stepId: 'row-Review' }],
        logicConfigs: [
          { id: 'l', action: 'require', targetType: 'ReviewGroup', targetIdentity: 'g', conditions: [is('Castle')] },
        ],
      },
    );
    expect(qualityFindings(source)).toMatchObject([
      {
        ...{ code: 'neverApplies', subject: 'ReviewGroup', name: 'Fire', number: 1 },
        place: { stepId: 'row-Review', outcomeId: 'g' },
        fix: { kind: 'removeLogic', logicConfigId: 'l', action: 'require' },
      },
    ]);
  });
});

describe('a question that depends on a later step', () => {
  const later = (...conditions: LogicConfigRow['conditions']): QualitySource =>
    sourceOf({
      steps: { Apply: { Site: [area, text('Detail')] }, Later: { End: [kind] } },
      logic: [shown('Detail', ...conditions)],
    });

  it('is reported with what it waits for', () => {
    expect(found(later(is('House')))).toEqual(['askedLater Detail Type']);
  });

  it('is fine if other answers show it, or if its absence does', () => {
    expect(found(later(...joined('or', is('House'), testRow('Area', 'greater', 5))))).toEqual([]);
    expect(found(later(testRow('Type', 'is_not', 'Type/House')))).toEqual([]);
  });
});

test('finds parts without names', () => {
  const sample: SampleForm = { steps: { Apply: { Site: [kind], Rest: [text('Detail')] }, Next: { Only: [area] } } };
  const { sectionables, sections, fields, options } = sampleSource(sample);
  const nameless = <Row extends { readonly identity: string }>(
    rows: readonly Row[],
    ...identities: readonly string[]
  ) => rows.map((row) => (identities.includes(row.identity) ? { ...row, name: null } : row));
  const source = sourceOf(
    sample,
    {},
    {
      sectionables: nameless(sectionables, 'Next'),
      sections: nameless(sections, 'Rest', 'Only'),
      fields: nameless(fields, 'Detail'),
      options: nameless(options, 'Type/Shop'),
    },
  );
  expect(qualityFindings(source)).toMatchObject([
    { code: 'optionWithoutName', name: 'Type', count: 2, fix: { kind: 'deleteOption' } },
    { code: 'sectionWithoutName', number: 2 },
    {
      code: 'fieldWithoutName',
      number: 1,
      place: { stepId: 'row-Apply', sectionId: 'row-Rest', fieldId: 'row-Detail' },
    },
    // its only section needs no name
    { code: 'stepWithoutName', number: 2 },
  ]);
});

const long =
  'Applicant name and mailing address including street, city, state, and ZIP code, as well as the name and the address of every other owner of the property';

test('a long question can be shortened, for applicants and for staff', () => {
  const sample: SampleForm = { steps: { Apply: { Site: [text(long)] } } };
  const staff = [step('Apply', { external: false })];
  for (const source of [sourceOf(sample), sourceOf(sample, { steps: staff })])
    expect(qualityFindings(source)).toMatchObject([
      { code: 'longQuestion', count: 27, fix: { kind: 'shorten', name: 'Applicant name and mailing address' } },
    ]);
});

const hard =
  'Pursuant to the aforementioned municipal ordinance, the applicant must furnish documentation of the encumbrances that affect the subject premises.';

test('hard texts and vague links are found in what applicants read', () => {
  const sample: SampleForm = { steps: { Apply: { Site: [text('Detail')] } } };
  const texts = {
    description: `<p>${hard}</p>`,
    externalInstructions:
      '<p>Read <a href="https://example.com">here</a> what to send, and <a href="https://example.com/fees">our fees</a>.</p>',
  };
  const more = { hints: new Map([['Detail', hard]]), instructions: new Map([['Site', `<ul><li>${hard}</li></ul>`]]) };
  const source = sourceOf(sample, { ...more, steps: [step('Apply', texts)] });
  expect(found(source)).toEqual([
    'hardText Apply 18',
    'vagueLink Apply here',
    'hardText Site 18',
    'hardText Detail 18',
  ]);
  expect(found({ ...source, steps: [step('Apply', { ...texts, external: false })] })).toEqual([]);
});

test('the questions of a survey belong to its step', () => {
  const sample: SampleForm = { steps: { Apply: { Site: [text('Detail')] } } };
  const base = sampleSource(sample);
  const survey = { id: 'v', identity: 'v', name: 'Survey', type: 'Survey', position: 0 } as const;
  const source = sourceOf(
    sample,
    {
      steps: [step('Apply', { external: false, survey: { id: 'v', instructions: hard } })],
      hints: new Map([['Detail', hard]]),
    },
    {
      sectionables: [...base.sectionables, survey],
      sections: base.sections.map((section) => ({ ...section, sectionableType: 'Survey', sectionableId: 'v' })),
    },
  );
  expect(qualityFindings(source)).toMatchObject([
    { code: 'hardText', text: 'instructions', place: { stepId: 'row-Apply', surveyId: 'v' } },
    { code: 'hardText', text: 'hint', place: { stepId: 'row-Apply', fieldId: 'row-Detail' } },
  ]);
  expect(placeOf(source, 'Detail')).toEqual({ stepId: 'row-Apply', sectionId: 'row-Site', fieldId: 'row-Detail' });
});

test('a list without entries can’t be answered unless applicants may add one', () => {
  const dog: SampleField = { name: 'Dog', dataType: 'entity', customEntityId: 'dogs' };
  const source = (field: SampleField, empty: readonly string[]): QualitySource =>
    sourceOf({ steps: { Apply: { Site: [field] } } }, { emptyKinds: new Set(empty) });
  expect(qualityFindings(source(dog, ['dogs']))).toMatchObject([
    { code: 'nothingToChoose', fix: { kind: 'letPeopleAdd' } },
  ]);
  expect(found(source({ ...dog, entityCreateable: true }, ['dogs']))).toEqual([]);
  expect(found(source(dog, []))).toEqual([]);
});

test('a place in the editor is found by identity', () => {
  const source = sourceOf({ steps: { Apply: { Site: [kind] } } });
  expect(['Apply', 'Site', 'Type', 'Elsewhere'].map((identity) => placeOf(source, identity))).toEqual([
    { stepId: 'row-Apply' },
    { stepId: 'row-Apply', sectionId: 'row-Site' },
    { stepId: 'row-Apply', sectionId: 'row-Site', fieldId: 'row-Type' },
    null,
  ]);
});
