import { describe, expect, it } from 'vitest';
import type { FoundField } from '#domain/template/formProposal/FoundField.ts';
import { proposeFromFields } from '#domain/template/formProposal/proposeFromFields.ts';

const text: FoundField = {
  ...{ name: 'Text1', kind: 'text', tooltip: null, page: 1, left: 50, top: 0, width: 100, height: 18, nearText: null },
  ...{ isRequired: false, isReadOnly: false, isHidden: false, isMultiline: false, isFillable: true },
  ...{ maxLength: null, format: null, options: [] },
};

/** Fields one below the other, unless they say where they are. */
const propose = (...fields: readonly Partial<FoundField>[]) =>
  proposeFromFields(
    fields.map((field, place) => ({ ...text, top: 30 * place, ...field })),
    null,
  );

const questionsOf = (...fields: readonly Partial<FoundField>[]) =>
  propose(...fields).sections.flatMap(({ questions }) => questions);

describe('questions', () => {
  it('are in reading order: by page, from the top, and from left to right', () => {
    const questions = questionsOf(
      { name: 'Zoning', page: 2, top: 10 },
      { name: 'Phone', left: 300, top: 103 },
      { name: 'City', top: 50 },
      { name: 'Name', left: 50, top: 100 },
    );
    expect(questions.map(({ name }) => name)).toEqual(['City', 'Name', 'Phone', 'Zoning']);
  });

  it('are named by the tooltip, and by the name of the field if there is none', () => {
    const [first, second, third] = questionsOf(
      { name: 'f1_01', tooltip: 'Legal name of the business:' },
      { name: 'Owner.txtMailingAddr' },
      { name: 'Text7' },
    );
    expect(first).toMatchObject({ name: 'Legal name of the business', isNamed: true, fills: 'f1_01' });
    expect(second).toMatchObject({ name: 'Mailing address', dataType: 'address' });
    expect(third).toMatchObject({ name: 'Text7', isNamed: false });
  });

  it('are named by the text next to the field if there is no other name', () => {
    const questions = questionsOf(
      { name: 'Text7', nearText: 'Owner phone: *' },
      { name: 'Text8', nearText: 'Ignored', tooltip: 'Parcel' },
    );
    expect(questions).toMatchObject([
      { name: 'Owner phone', dataType: 'phone', isRequired: true, isNamed: true, fills: 'Text7' },
      { name: 'Parcel' },
    ]);
  });

  it('have the texts next to boxes as options, and a name to correct, if the boxes have no names', () => {
    const box = { kind: 'check', page: 1 } as const;
    const questions = questionsOf(
      { ...box, name: 'Check Box1', nearText: 'Wood' },
      { ...box, name: 'Check Box2', nearText: 'Vinyl' },
    );
    expect(questions).toMatchObject([{ name: 'Check box', isNamed: false, options: ['Wood', 'Vinyl'] }]);
  });

  it('keep a long tooltip as a hint', () => {
    const tooltip = `Enter the date on which the work will start. ${'Work before this date is not allowed. '.repeat(4)}`;
    const [question] = questionsOf({ name: 'startDate', tooltip });
    expect(question).toMatchObject({ name: 'Start date', hint: tooltip.trim().slice(0, -1), dataType: 'date' });
  });

  it('are numbered if several in a section have the same name', () => {
    const questions = questionsOf({ name: 'dogName1' }, { name: 'dogName2' }, { name: 'color' });
    expect(questions.map(({ name }) => name)).toEqual(['Dog name', 'Dog name 2', 'Color']);
  });

  it('are required if the field or its label is marked', () => {
    const questions = questionsOf({ name: 'a', tooltip: 'Name *' }, { name: 'b', isRequired: true }, { name: 'Phone' });
    expect(questions.map(({ isRequired }) => isRequired)).toEqual([true, true, false]);
  });

  it('ask for a street only if the city has a field of its own', () => {
    const questions = questionsOf({ name: 'Address' }, { name: 'City' }, { name: 'Zip' });
    expect(questions.map(({ dataType }) => dataType)).toEqual(['string', 'string', 'string']);
  });
});

describe('check boxes', () => {
  const check = { kind: 'check' as const };

  it('with the same prefix are one question', () => {
    const [question, ...more] = questionsOf(
      { ...check, name: 'chkUse_Residential' },
      { ...check, name: 'chkUse_Commercial' },
      { ...check, name: 'chkUse_MixedUse' },
    );
    expect(more).toEqual([]);
    expect(question).toMatchObject({
      ...{ name: 'Use', dataType: 'checkboxes', options: ['Residential', 'Commercial', 'Mixed use'] },
      ...{ fills: null, fileFields: ['chkUse_Residential', 'chkUse_Commercial', 'chkUse_MixedUse'] },
    });
  });

  it('in one group of the file are one question', () => {
    const [question] = questionsOf({ ...check, name: 'Fence type.Wood' }, { ...check, name: 'Fence type.Vinyl' });
    expect(question).toMatchObject({ name: 'Fence type', dataType: 'checkboxes', options: ['Wood', 'Vinyl'] });
  });

  it('for yes and no are one choice', () => {
    const [question] = questionsOf({ ...check, name: 'FloodZoneYes' }, { ...check, name: 'FloodZoneNo' });
    expect(question).toMatchObject({ name: 'Flood zone', dataType: 'multiple_choice', options: ['Yes', 'No'] });
  });

  it('on their own ask yes or no, or for agreement', () => {
    const [fact, agreement] = questionsOf(
      { ...check, name: 'cornerLot' },
      { ...check, name: 'certify', tooltip: 'I certify that this is true' },
    );
    expect(fact).toMatchObject({ name: 'Corner lot', options: ['Yes', 'No'], fills: 'cornerLot' });
    expect(agreement).toMatchObject({ dataType: 'checkboxes', options: ['I agree'], fills: 'certify' });
  });
});

it('offers the options of radio groups, dropdowns, and lists', () => {
  const options = ['North', 'South'];
  const questions = questionsOf(
    { kind: 'radio', name: 'Ward', options },
    { kind: 'choice', name: 'District', options },
    { kind: 'list', name: 'Zones', options },
  );
  expect(questions.map((question) => [question.dataType, question.options])).toEqual([
    ['multiple_choice', options],
    ['multiple_choice', options],
    ['checkboxes', options],
  ]);
});

it.each<[string, Partial<FoundField>]>([
  ['button', { kind: 'button', name: 'Print' }],
  ['signature', { kind: 'signature', name: 'Signature1' }],
  ['signature', { name: 'Owner signature' }],
  ['signatureDate', { name: 'Signature date' }],
  ['signatureDate', { name: 'dateSigned' }],
  ['officeUse', { name: 'For office use only.Fee' }],
  ['readOnly', { name: 'Total', isReadOnly: true }],
  ['hidden', { name: 'Version', isHidden: true }],
])('leaves out, as %s, what isn’t a question', (reason, field) => {
  const { sections, leftOut } = propose({ name: 'Name' }, field);
  expect(leftOut).toMatchObject([{ reason }]);
  expect(sections.flatMap(({ questions }) => questions)).toHaveLength(1);
});

it('asks for a signature instead of proposing a question', () => {
  expect(propose({ name: 'Name' }, { kind: 'signature', name: 'Sign' }).requiresSignature).toBe(true);
  expect(propose({ name: 'Name' }).requiresSignature).toBe(false);
});

describe('sections', () => {
  const namesOf = (...fields: readonly Partial<FoundField>[]) =>
    propose(...fields).sections.map(({ name, place, startsStep, questions }) => {
      return { name, place, startsStep, count: questions.length };
    });

  it('are the pages of a file without groups, each a step', () => {
    expect(namesOf({ name: 'Color' }, { name: 'Size', page: 2 })).toEqual([
      { name: null, place: 1, startsStep: true, count: 1 },
      { name: null, place: 2, startsStep: true, count: 1 },
    ]);
  });

  it('are the groups of the file', () => {
    const fields = ['Owner.Name', 'Owner.Phone', 'Contractor.Name', 'Contractor.License'].map((name) => ({ name }));
    expect(namesOf(...fields).map(({ name }) => name)).toEqual(['Owner', 'Contractor']);
  });

  it('ignore the groups of programs', () => {
    const [section] = namesOf(
      { name: 'topmostSubform[0].Page1[0].Color[0]' },
      { name: 'topmostSubform[0].Page1[0].Size[0]' },
    );
    expect(section).toMatchObject({ name: null, count: 2 });
  });

  it('are questions that start with the same word, with the few that follow', () => {
    const names = [
      'ownerName',
      'ownerPhone',
      'ownerEmail',
      'color',
      'contractorName',
      'contractorPhone',
      'contractorLicense',
    ];
    expect(namesOf(...names.map((name) => ({ name })))).toMatchObject([
      { name: 'Owner', count: 4 },
      { name: 'Contractor', count: 3 },
    ]);
  });
});
