import { expect, it } from 'vitest';
import { readFormFile } from '#domain/template/formFile/readFormFile.ts';
import {
  confirmedFormProblems,
  type ConfirmedForm,
  type ConfirmedQuestion,
} from '#domain/template/formProposal/ConfirmedForm.ts';
import { formFileOf } from '#domain/template/formProposal/formFileOf.ts';

const question: ConfirmedQuestion = {
  ...{ name: 'Owner name', hint: null, dataType: 'string', dateType: null },
  ...{ isRequired: true, maxLength: 40, options: [], fills: 'owner' },
};
const form: ConfirmedForm = {
  name: 'Fence permit',
  requiresSignature: true,
  sections: [
    {
      name: 'Owner',
      startsStep: false,
      questions: [question, { ...question, name: 'Born', dataType: 'date', dateType: 'date' }],
    },
    { name: 'Empty', startsStep: true, questions: [] },
    {
      name: 'Fence',
      startsStep: true,
      questions: [{ ...question, dataType: 'multiple_choice', options: ['Wood'], fills: 'kind' }],
    },
    { name: 'Plans', startsStep: false, questions: [{ ...question, dataType: 'file', fills: 'plans' }] },
  ],
};

it('writes a form file with steps, sections, and what the PDF is filled with', () => {
  const read = readFormFile(formFileOf(form, { name: 'Fence permit', fileName: 'fence-permit.pdf' }));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const { steps, documents, outputs } = read.value;
  expect(
    steps.map(({ name, requiresSignature, sections }) => [name, requiresSignature, sections.map((each) => each.name)]),
  ).toEqual([
    ['Owner', false, ['Owner']],
    ['Fence', true, ['Fence', 'Plans']],
  ]);
  expect(steps[0]?.sections[0]?.fields).toMatchObject([
    { name: 'Owner name', dataType: 'string', required: true, maxLength: 40 },
    { name: 'Born', dataType: 'date', dateType: 'date' },
  ]);
  expect(steps[1]?.sections[0]?.fields[0]?.options).toMatchObject([{ name: 'Wood' }]);
  // one answer fills a field, and a file can't
  expect(documents[0]?.mappings).toEqual([
    { documentField: 'owner', field: 'question-1' },
    { documentField: 'kind', field: 'question-3' },
  ]);
  expect(outputs).toMatchObject([{ name: 'Fence permit', document: 'document', autofill: true }]);
});

it('has no document if none is issued', () => {
  const read = readFormFile(formFileOf(form, null));
  expect(read.ok && read.value.documents).toEqual([]);
});

it('names everything that is missing', () => {
  expect(confirmedFormProblems({ name: ' ', requiresSignature: false, sections: [] }).map(({ code }) => code)).toEqual([
    'proposalWithoutName',
    'proposalWithoutQuestions',
  ]);
  const questions: readonly ConfirmedQuestion[] = [
    { ...question, name: '' },
    { ...question, dataType: 'checkboxes' },
  ];
  expect(confirmedFormProblems({ ...form, sections: [{ name: '', startsStep: false, questions }] })).toEqual([
    { path: 'sections.0.name', code: 'sectionWithoutName' },
    { path: 'sections.0.questions.0.name', code: 'questionWithoutName' },
    { path: 'sections.0.questions.1.options', code: 'questionWithoutOptions' },
  ]);
});
