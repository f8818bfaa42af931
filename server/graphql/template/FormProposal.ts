import {
  leftOutReasons,
  type LeftOut,
  type ProposedQuestion,
  type ProposedSection,
} from '#domain/template/formProposal/FormProposal.ts';
import { proposalFileKinds, type ProposalFileKind } from '#domain/template/formProposal/proposalFileKinds.ts';
import { builder } from '#server/graphql/builder.ts';
import { DataTypeEnum, DateTypeEnum } from '#server/graphql/form/enums.ts';
import { treeListCost } from '#server/graphql/form/listCosts.ts';
import type { ProposedForm } from '#server/operations/template/proposeForm.ts';

const Question = builder.objectRef<ProposedQuestion>('ProposedQuestion').implement({
  description: 'A question that a file seems to ask.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The question as applicants would read it.' }),
    hint: t.exposeString('hint', {
      nullable: true,
      description: 'Help text for the question, or null if the file has none.',
    }),
    dataType: t.expose('dataType', { type: DataTypeEnum, description: 'The suggested type of the field.' }),
    dateType: t.expose('dateType', {
      type: DateTypeEnum,
      nullable: true,
      description: 'What a date field asks for. Null for other types.',
    }),
    isRequired: t.exposeBoolean('isRequired', { description: 'Whether the file marks the question as required.' }),
    maxLength: t.exposeInt('maxLength', {
      nullable: true,
      description: 'The maximum number of characters, or null if the file sets none.',
    }),
    options: t.exposeStringList('options', {
      description: 'The options in order. Empty for types without options.',
    }),
    isNamed: t.exposeBoolean('isNamed', {
      description: 'Whether the file names the question. If not, `name` is a technical name such as “Text1”.',
    }),
    unknownType: t.exposeString('unknownType', {
      nullable: true,
      description:
        'What a table calls the type, if that isn’t known. `dataType` is then guessed from the question. Null if the type is known or not named.',
    }),
    place: t.exposeInt('place', { description: 'The page of a PDF or the row of a table, counted from 1.' }),
    fileFields: t.exposeStringList('fileFields', {
      description: 'The names of the fields of a PDF that the question stands for. Empty for other files.',
    }),
    fills: t.exposeString('fills', {
      nullable: true,
      description: 'The name of the field of a PDF that the answer can fill, or null if there is none.',
    }),
  }),
});

const Section = builder.objectRef<ProposedSection>('ProposedSection').implement({
  description: 'A section that a file seems to have.',
  fields: (t) => ({
    name: t.exposeString('name', { nullable: true, description: 'The name, or null if the file has none.' }),
    place: t.exposeInt('place', {
      description:
        'The page of a PDF that the section starts on, or the number of the section in a table, counted from 1.',
    }),
    startsStep: t.exposeBoolean('startsStep', { description: 'Whether a new step should start with the section.' }),
    questions: t.field({
      type: [Question],
      complexity: treeListCost,
      description: 'The questions in order.',
      resolve: ({ questions }) => [...questions],
    }),
  }),
});

const FileKind = builder.enumType('ProposalFileKind', {
  description:
    'A kind of file that a form can be proposed from: a PDF, an Excel workbook, a Word document, or a CSV file.',
  values: Object.keys(proposalFileKinds) as readonly ProposalFileKind[],
});

const Reason = builder.enumType('ProposalLeftOutReason', {
  description:
    'Why a part of a file is not proposed as a question: a button, a signature or its date, a field for office use, one that people can’t fill in or see, no question at all, a formula, a condition for when an answer is required, a column that isn’t known, or a table that isn’t read.',
  values: leftOutReasons,
});

const LeftOutType = builder.objectRef<LeftOut>('ProposalLeftOut').implement({
  description: 'A part of a file that is not proposed as a question.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What the file calls it.' }),
    place: t.exposeInt('place', {
      description: 'The page of a PDF, the row of a table, or the number of a table that isn’t read, counted from 1.',
    }),
    reason: t.expose('reason', { type: Reason, description: 'Why it is left out.' }),
  }),
});

export const FormProposal = builder.objectRef<ProposedForm>('FormProposal').implement({
  description: 'A form as a file suggests it. Nothing is created until someone confirms it.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The title of the file, or its file name in words.' }),
    fileKind: t.expose('fileKind', { type: FileKind, description: 'The kind of the file.' }),
    sections: t.field({
      type: [Section],
      complexity: treeListCost,
      description: 'The sections in order, at least one.',
      resolve: ({ sections }) => [...sections],
    }),
    requiresSignature: t.exposeBoolean('requiresSignature', {
      description: 'Whether the file has a place for a signature.',
    }),
    leftOut: t.field({
      type: [LeftOutType],
      complexity: treeListCost,
      description: 'What is not proposed as a question, in order.',
      resolve: ({ leftOut }) => [...leftOut],
    }),
    documentFileId: t.exposeString('documentFileId', {
      nullable: true,
      description: 'The plain ID of the file if it is a PDF, which the form can issue. Null for other files.',
    }),
  }),
});
