import { expect, it } from 'vitest';
import type { ProposedQuestion } from '#domain/template/formProposal/FormProposal.ts';
import {
  blankFieldsOf,
  confirmedFormOf,
  editedForm,
  sectionsOfForm,
  withQuestion,
  withSection,
} from '#web/screens/Templates/FromFile/editedForm.ts';

const question = (name: string): ProposedQuestion => ({
  ...{ name, hint: null, dataType: 'string', dateType: null, isRequired: false, maxLength: null },
  ...{ options: [], isNamed: true, unknownType: null, place: 1, fileFields: [name], fills: name },
});
const section = (name: string | null, ...questions: readonly string[]) => {
  return { name, place: 1, startsStep: false, questions: questions.map(question) };
};
const form = editedForm(
  {
    ...{ name: 'Fence permit', fileKind: 'pdf', requiresSignature: false, documentFileId: 'pdf', leftOut: [] },
    sections: [section('Owner', 'Name', 'Phone'), section(null, 'Height'), section('Contractor', 'License')],
  },
  ({ place }) => `Page ${place}`,
);
const [owner, page, contractor] = form.sections;

it('starts with the proposal, and names what the file has no name for', () => {
  expect(sectionsOfForm(form).map(({ name }) => name)).toEqual(['Owner', 'Page 1', 'Contractor']);
});

it('merges a section into the one before that stays, and puts everything back', () => {
  const without = withSection(form, page!.key, { use: 'leftOut' });
  const merged = withSection(without, contractor!.key, { use: 'merged' });
  expect(sectionsOfForm(merged).map(({ name, questions }) => [name, questions.length])).toEqual([['Owner', 3]]);
  const restored = withSection(withSection(merged, page!.key, { use: 'own' }), contractor!.key, { use: 'own' });
  expect(confirmedFormOf(restored)).toEqual(confirmedFormOf(form));
});

it('keeps a merged section on its own if nothing before it stays', () => {
  const merged = withSection(withSection(form, owner!.key, { use: 'leftOut' }), page!.key, { use: 'merged' });
  expect(sectionsOfForm(merged).map(({ name }) => name)).toEqual(['Page 1', 'Contractor']);
});

it('sends the options line by line, without repeated ones, and no options for other types', () => {
  const [first] = owner!.questions;
  const typed = withQuestion(form, first!.key, { dataType: 'checkboxes', options: ' Wood \n\nVinyl\nWood' });
  expect(confirmedFormOf(typed).sections[0]?.questions[0]?.options).toEqual(['Wood', 'Vinyl']);
  const back = withQuestion(typed, first!.key, { dataType: 'string' });
  expect(confirmedFormOf(back).sections[0]?.questions[0]?.options).toEqual([]);
});

it('lists the fields of the PDF that stay blank', () => {
  const [first] = owner!.questions;
  expect(blankFieldsOf(form)).toEqual([]);
  expect(blankFieldsOf(withQuestion(form, first!.key, { isLeftOut: true }))).toEqual(['Name']);
  expect(blankFieldsOf(withSection(form, contractor!.key, { use: 'leftOut' }))).toEqual(['License']);
});
