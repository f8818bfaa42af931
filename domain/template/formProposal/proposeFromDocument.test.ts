import { describe, expect, it } from 'vitest';
import type { FormProposal } from '#domain/template/formProposal/FormProposal.ts';
import type { FoundBlock } from '#domain/template/formProposal/FoundBlock.ts';
import { proposeFromDocument } from '#domain/template/formProposal/proposeFromDocument.ts';

const text = (words: string, kind: 'title' | 'heading' | 'paragraph' = 'paragraph', isBold = false): FoundBlock => ({
  ...{ kind, isBold },
  text: words,
});
const heading = (words: string): FoundBlock => text(words, 'heading');
const table = (...rows: readonly (readonly string[])[]): FoundBlock => ({
  kind: 'table',
  rows: rows.map((cells, place) => ({ row: place + 1, cells })),
});

function propose(...blocks: readonly FoundBlock[]): FormProposal {
  const proposed = proposeFromDocument({ blocks, isCut: false });
  if (!proposed.ok) throw new Error(proposed.error.code);
  return proposed.value;
}
const namesOf = ({ sections }: FormProposal) =>
  sections.map(({ name, questions }) => [name, ...questions.map((question) => question.name)]);

it('reads tables with headings like those of a spreadsheet, each in the section above it', () => {
  const { name, sections } = propose(
    text('Fence permit', 'title'),
    heading('Owner'),
    table(['Question', 'Type'], ['Owner name', 'Text']),
    heading('Fence'),
    table(['Options', 'Question'], ['Wood, Vinyl', 'Material']),
  );
  expect(name).toBe('Fence permit');
  expect(sections).toMatchObject([
    { name: 'Owner', questions: [{ name: 'Owner name', dataType: 'string' }] },
    { name: 'Fence', questions: [{ name: 'Material', options: ['Wood', 'Vinyl'] }] },
  ]);
});

describe('a table to fill in', () => {
  it('asks what is next to its empty cells, and has sections in its wide rows', () => {
    const proposal = propose(
      table(
        ['Applicant information'],
        ['Name:', '', 'Phone:', ''],
        ['Mailing address', '____', 'Email', '____'],
        ['The work'],
        ['Kind', '☐ New ☐ Repair', 'Check all that apply', '☐ Front\n☐ Back'],
      ),
    );
    expect(namesOf(proposal)).toEqual([
      ['Applicant information', 'Name', 'Phone', 'Mailing address', 'Email'],
      ['The work', 'Kind', 'Check all that apply'],
    ]);
    expect(proposal.sections[1]?.questions).toMatchObject([
      { dataType: 'multiple_choice', options: ['New', 'Repair'] },
      { dataType: 'checkboxes', options: ['Front', 'Back'] },
    ]);
  });

  it('asks what is above its empty cells, or in the same cell', () => {
    const proposal = propose(table(['Contractor', 'License'], ['', ''], ['Owner: ____', 'Corner lot: ☐ Yes ☐ No']));
    expect(namesOf(proposal)).toEqual([[null, 'Contractor', 'License', 'Owner', 'Corner lot']]);
  });

  it('is listed if there is nothing to fill in, unless it is all there is', () => {
    const fees = table(['Fence', '$50'], ['Shed', '$80']);
    expect(propose(text('Name: ____'), fees).leftOut).toEqual([{ name: 'Fence', place: 1, reason: 'otherTable' }]);
    expect(namesOf(propose(fees))).toEqual([[null, 'Fence', 'Shed']]);
  });
});

describe('lines to fill in', () => {
  it('are questions, with boxes as their options', () => {
    const proposal = propose(
      text('Application for a fence permit', 'paragraph', true),
      text('OWNER INFORMATION'),
      text('Name: ______ Phone: ______'),
      text('Is this a corner lot?'),
      text('☐ Yes ☐ No'),
      text('Materials:'),
      text('☐ Wood'),
      text('☐ Vinyl'),
      text('☐ I certify that this is true'),
    );
    expect(proposal.name).toBe('Application for a fence permit');
    const names = ['Name', 'Phone', 'Is this a corner lot?', 'Materials', 'I certify that this is true'];
    expect(namesOf(proposal)).toEqual([['Owner information', ...names]]);
    expect(proposal.sections[0]?.questions[3]?.options).toEqual(['Wood', 'Vinyl']);
  });

  it('are agreement or yes and no if they are one box', () => {
    const { sections } = propose(
      text('Please note the rules below.'),
      text('☐ I agree to the rules'),
      text('☐ Corner lot'),
    );
    expect(sections[0]?.questions).toMatchObject([
      { name: 'I agree to the rules', dataType: 'checkboxes', options: ['I agree'] },
      { name: 'Corner lot', dataType: 'multiple_choice', options: ['Yes', 'No'] },
    ]);
  });

  it('for a signature and for office use aren’t questions, and other text is listed', () => {
    const { sections, requiresSignature, leftOut } = propose(
      text('Bring this form to city hall.'),
      text('Name: ____'),
      text('Signature: ______ Date: ______'),
      heading('For office use only'),
      text('Permit number: ____'),
    );
    expect(sections).toMatchObject([{ questions: [{ name: 'Name' }] }]);
    expect(requiresSignature).toBe(true);
    expect(leftOut.map(({ name, reason }) => [name, reason])).toEqual([
      ['Bring this form to city hall.', 'noQuestion'],
      ['Signature', 'signature'],
      ['Date', 'signatureDate'],
      ['Permit number', 'officeUse'],
    ]);
  });
});

it('refuses documents without questions, and those that are too long', () => {
  const codeOf = (blocks: readonly FoundBlock[], isCut = false) => {
    const proposed = proposeFromDocument({ blocks, isCut });
    return proposed.ok ? null : proposed.error.code;
  };
  expect(codeOf([text('Hello')])).toBe('proposalDocumentWithoutQuestions');
  expect(codeOf([text('Name: ____')], true)).toBe('proposalTableTooLong');
});
