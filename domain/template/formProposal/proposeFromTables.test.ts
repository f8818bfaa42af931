import { describe, expect, it } from 'vitest';
import type { FormProposal, ProposedQuestion } from '#domain/template/formProposal/FormProposal.ts';
import type { FoundTable } from '#domain/template/formProposal/FoundTable.ts';
import { proposeFromTables } from '#domain/template/formProposal/proposeFromTables.ts';

type Lines = readonly (readonly string[])[];

const tableOf = (lines: Lines, title: string | null = null, isCut = false): FoundTable => ({
  ...{ title, isCut },
  rows: lines
    .map((cells, place) => ({ row: place + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== '')),
});

function propose(lines: Lines, ...others: readonly FoundTable[]): FormProposal {
  const proposed = proposeFromTables([tableOf(lines, 'Sheet1'), ...others]);
  if (!proposed.ok) throw new Error(proposed.error.code);
  return proposed.value;
}

const questionsOf = (...lines: Lines): readonly ProposedQuestion[] =>
  propose(lines).sections.flatMap(({ questions }) => questions);

const namesOf = ({ sections }: FormProposal) =>
  sections.map(({ name, questions }) => [name, ...questions.map((question) => question.name)]);

const refusalOf = (...tables: readonly FoundTable[]): unknown => {
  const proposed = proposeFromTables(tables);
  return proposed.ok ? null : proposed.error.code;
};

describe('columns', () => {
  it.each([
    [['Question', 'Type', 'Required', 'Options']],
    [['FIELD NAME', 'Answer type', 'Mandatory?', 'Choices']],
    [['label:', 'Data Type', "req'd", 'Dropdown values']],
  ])('are found by their headings: %s', (headings) => {
    expect(questionsOf(headings, ['Fence material', 'dropdown', 'yes', 'Wood; Vinyl'])).toMatchObject([
      { name: 'Fence material', dataType: 'multiple_choice', isRequired: true, options: ['Wood', 'Vinyl'], place: 2 },
    ]);
  });

  it('are found in any order, below a title, which names the form', () => {
    const { name, sections, leftOut } = propose([
      ['Fence permit', ''],
      ['Prepared by', 'Rosa'],
      [],
      ['Help', '#', 'Question'],
      ['As on the deed', '1', 'Owner name'],
      ['Help', '#', 'Question'],
      ['', '2', 'Parcel'],
    ]);
    expect(name).toBe('Fence permit');
    expect(sections[0]?.questions).toMatchObject([
      { name: 'Owner name', hint: 'As on the deed', dataType: 'string', place: 5 },
      { name: 'Parcel', hint: null, place: 7 },
    ]);
    expect(leftOut).toEqual([{ name: 'Prepared by Rosa', place: 2, reason: 'noQuestion' }]);
  });

  it('that could hold the questions are compared, and the best one is read', () => {
    const { sections, leftOut } = propose([
      ['Name', 'Question', 'Type'],
      ['own_nm', 'Who owns the property?', ''],
    ]);
    expect(sections[0]?.questions).toMatchObject([{ name: 'Who owns the property?' }]);
    expect(leftOut).toEqual([{ name: 'Name', place: 1, reason: 'unknownColumn' }]);
  });

  it('that aren’t known are listed', () => {
    const { leftOut } = propose([
      ['Question', 'Retention', 'Empty'],
      ['Owner name', '7 years', '', 'a note'],
    ]);
    expect(leftOut).toEqual([
      { name: 'Retention', place: 1, reason: 'unknownColumn' },
      { name: 'a note', place: 2, reason: 'unknownColumn' },
    ]);
  });
});

describe('a table without headings', () => {
  it('has its questions in the first column', () => {
    const { sections, leftOut } = propose([
      ['Name', 'Rosa'],
      ['Owner phone:', ''],
      ['Describe the work', ''],
    ]);
    expect(sections[0]?.questions).toMatchObject([
      { name: 'Name', dataType: 'string' },
      { name: 'Owner phone', dataType: 'phone' },
      { name: 'Describe the work', dataType: 'text' },
    ]);
    expect(leftOut).toEqual([{ name: 'Rosa', place: 1, reason: 'unknownColumn' }]);
  });

  it('has them after a column of numbers', () => {
    expect(questionsOf(['1', 'Name'], ['2', 'Phone'])).toMatchObject([{ name: 'Name' }, { name: 'Phone' }]);
  });
});

describe('types', () => {
  it.each([
    ['Short text', 'string'],
    ['Paragraph', 'text'],
    ['E-mail', 'email'],
    ['Phone number', 'phone'],
    ['Integer', 'integer'],
    ['Number', 'float'],
    ['Currency ($)', 'money'],
    ['Date/Time', 'date'],
    ['Date range', 'date_range'],
    ['Radio buttons', 'multiple_choice'],
    ['Yes/No', 'multiple_choice'],
    ['Select all that apply', 'checkboxes'],
    ['File upload', 'file'],
    ['Website', 'url'],
    ['Address', 'address'],
  ])('are read: “%s” is %s', (word, dataType) => {
    const [question] = questionsOf(['Question', 'Type', 'Options'], ['Anything', word, 'a, b']);
    expect(question).toMatchObject({
      dataType: word === 'Short text' ? 'multiple_choice' : dataType,
      unknownType: null,
    });
    const [plain] = questionsOf(['Question', 'Type', 'Options'], ['Anything', word, '']);
    expect(plain?.dataType).toBe(dataType === 'checkboxes' ? 'multiple_choice' : dataType);
  });

  it('are guessed from the question if the cell is empty or unknown, and the unknown word is reported', () => {
    expect(questionsOf(['Question', 'Type'], ['Owner phone', ''], ['Cost of the work', 'thingy'])).toMatchObject([
      { dataType: 'phone', unknownType: null },
      { dataType: 'money', unknownType: 'thingy' },
    ]);
  });

  it('can hold the options or the length', () => {
    const questions = questionsOf(
      ['Question', 'Type', 'Max length'],
      ['Material', 'Dropdown: Wood, Vinyl', ''],
      ['Ward', 'Choice (North/South)', ''],
      ['Side', 'Dropdown (single)', ''],
      ['Parcel', 'Text (12 characters)', ''],
      ['Plan', 'Text', '40'],
    );
    expect(questions.map(({ options, maxLength }) => [options, maxLength])).toEqual([
      [['Wood', 'Vinyl'], null],
      [['North', 'South'], null],
      [[], null],
      [[], 12],
      [[], 40],
    ]);
  });

  it('are a choice if there are options, and yes or no if the question asks for that', () => {
    const questions = questionsOf(['Question', 'Options'], ['Ward', 'North | South'], ['Is it a corner lot?', '']);
    expect(questions).toMatchObject([
      { dataType: 'multiple_choice', options: ['North', 'South'] },
      { dataType: 'multiple_choice', options: ['Yes', 'No'] },
    ]);
  });

  it('are agreement for one box', () => {
    const [question] = questionsOf(['Question', 'Type'], ['I certify that this is true', 'Checkbox']);
    expect(question).toMatchObject({ dataType: 'checkboxes', options: ['I agree'] });
  });
});

it('reads options from the rows below their question', () => {
  const questions = questionsOf(
    ['Question', 'Type', 'Options'],
    ['Material', 'Dropdown', 'Wood'],
    ['', '', 'Vinyl, white'],
    ['', '', 'Iron'],
    ['Height', '', ''],
  );
  expect(questions).toMatchObject([{ options: ['Wood', 'Vinyl, white', 'Iron'] }, { name: 'Height', options: [] }]);
});

describe('required questions', () => {
  it.each([
    ['Required', 'yes', true],
    ['Required', 'x', true],
    ['Required', 'no', false],
    ['Required', '', false],
    ['Optional', 'no', true],
    ['Optional', '', false],
  ])('are marked: %s “%s”', (heading, cell, isRequired) => {
    expect(questionsOf(['Question', heading], ['Owner', cell])).toMatchObject([{ isRequired }]);
  });

  it('are marked at the question, and conditions are reported', () => {
    const { sections, leftOut } = propose([
      ['Question', 'Required'],
      ['Owner *', ''],
      ['License', 'If a contractor'],
    ]);
    expect(sections[0]?.questions).toMatchObject([{ name: 'Owner', isRequired: true }, { isRequired: false }]);
    expect(leftOut).toEqual([{ name: 'License: If a contractor', place: 3, reason: 'unclearRequired' }]);
  });
});

describe('sections', () => {
  it('are opened by their column, by rows of the type heading, and by steps, and carried down', () => {
    const { sections } = propose([
      ['Section', 'Question', 'Type', 'Step'],
      ['Owner', 'Name', ''],
      ['', 'Phone', ''],
      ['', 'The fence', 'heading'],
      ['', 'Height', ''],
      ['owner', 'Email', ''],
      ['Fees', 'Method', '', 'Payment'],
    ]);
    expect(sections.map(({ name, startsStep, questions }) => [name, startsStep, questions.length])).toEqual([
      ['Owner', false, 3],
      ['The fence', false, 1],
      ['Fees', true, 1],
    ]);
  });

  it('are opened by rows in capitals, unless most are', () => {
    const lines = [
      ['Question', 'Type'],
      ['PROPERTY OWNER', ''],
      ['Name', 'Text'],
      ['Part B: The fence', ''],
      ['HVAC', ''],
    ];
    expect(namesOf(propose(lines))).toEqual([
      ['Property owner', 'Name'],
      ['Part B: The fence', 'HVAC'],
    ]);
    expect(namesOf(propose([['OWNER NAME'], ['OWNER PHONE'], ['Email']]))).toEqual([
      [null, 'Owner name', 'Owner phone', 'Email'],
    ]);
  });

  it('have questions of different names', () => {
    expect(namesOf(propose([['Question'], ['Name'], ['Name']]))).toEqual([[null, 'Name', 'Name 2']]);
  });
});

it('reports signatures, rows without a question, texts, and formulas', () => {
  const { leftOut, requiresSignature } = propose([
    ['Question', 'Type', 'Help'],
    ['Name', '', '#REF!'],
    ['Sign here', 'signature'],
    ['', 'dropdown'],
    ['Read the rules first', 'instructions'],
    ['=HYPERLINK("https://example.com","Phone")', 'phone'],
  ]);
  expect(requiresSignature).toBe(true);
  expect(leftOut).toEqual([
    { name: '#REF!', place: 2, reason: 'formula' },
    { name: '=HYPERLINK("https://example.com","Phone")', place: 6, reason: 'formula' },
    { name: 'Sign here', place: 3, reason: 'signature' },
    { name: 'dropdown', place: 4, reason: 'noQuestion' },
    { name: 'Read the rules first', place: 5, reason: 'noQuestion' },
    { name: 'phone', place: 6, reason: 'noQuestion' },
  ]);
});

it('leaves out dates of signatures, and sections for office use', () => {
  const lines = [
    ['Question'],
    ['Name'],
    ['Signature'],
    ['Date'],
    ['Date of birth'],
    ['Section 2: Office use only'],
    ['Permit number'],
  ];
  const proposal = propose(lines);
  expect(namesOf(proposal)).toEqual([[null, 'Name', 'Date of birth']]);
  expect(proposal.leftOut.map(({ reason }) => reason)).toEqual(['signature', 'signatureDate', 'officeUse']);
});

describe('sheets', () => {
  const owner = tableOf([['Question'], ['Name']], 'Owner');

  it('with headings are read, each as a section, and others are listed', () => {
    const notes = tableOf([['Made in May'], ['Ask Rosa']], 'Notes');
    const fence = tableOf([['Question', 'Section'], ['Height'], ['Fee', 'Payment']], 'Fence');
    const proposed = proposeFromTables([notes, owner, tableOf([], 'Empty'), fence]);
    expect(proposed.ok && namesOf(proposed.value)).toEqual([
      ['Owner', 'Name'],
      ['Fence', 'Height'],
      ['Payment', 'Fee'],
    ]);
    expect(proposed.ok && proposed.value.leftOut).toEqual([{ name: 'Notes', place: 1, reason: 'otherTable' }]);
  });

  it('don’t name a section if there is only one', () => {
    expect(namesOf(propose([['Question'], ['Name']]))).toEqual([[null, 'Name']]);
  });

  it('are read up to the limits of a form', () => {
    const many = (count: number, cell: (place: number) => readonly string[]): FoundTable =>
      tableOf([['Question', 'Options'], ...Array.from({ length: count }, (_, place) => cell(place))]);
    expect(refusalOf(many(2_000, (place) => [`Question ${place}`]))).toBeNull();
    expect(refusalOf(many(2_001, (place) => [`Question ${place}`]))).toBe('proposalTableTooLong');
    expect(refusalOf(many(1_001, (place) => [place === 0 ? 'Ward' : '', `Ward ${place}`]))).toBe(
      'proposalTableTooLong',
    );
    expect(refusalOf(tableOf([['Question'], ['Name']], null, true))).toBe('proposalTableTooLong');
    expect(refusalOf(owner, tableOf([['a'], ['b']], 'ZIP codes', true))).toBeNull();
  });

  it('without questions are refused', () => {
    expect(refusalOf(tableOf([]))).toBe('proposalTableWithoutQuestions');
    expect(refusalOf(tableOf([['Question', 'Type']]))).toBe('proposalTableWithoutQuestions');
  });
});
