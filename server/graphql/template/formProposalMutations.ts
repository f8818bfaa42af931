import { formLimits } from '#domain/template/formLimits.ts';
import type { ConfirmedForm } from '#domain/template/formProposal/ConfirmedForm.ts';
import { builder } from '#server/graphql/builder.ts';
import { defineMutation } from '#server/graphql/defineMutation.ts';
import { DataTypeEnum, DateTypeEnum } from '#server/graphql/form/enums.ts';
import { byteSize, byteSizeDescription, maxItems, recordId, shortText } from '#server/graphql/inputTexts.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { FormProposal } from '#server/graphql/template/FormProposal.ts';
import { masterTemplateOutput } from '#server/graphql/template/MasterTemplate.ts';
import { uploadOutput } from '#server/graphql/uploadOutput.ts';
import { createFormFromProposal } from '#server/operations/template/createFormFromProposal.ts';
import { openProposalUpload, proposeForm } from '#server/operations/template/proposeForm.ts';

const teamInput = 'The ID of the team that will own the form.';

defineMutation('requestProposalUpload', {
  description:
    'Grants permission to upload one file that a form is proposed from: a PDF with form fields, an Excel workbook (.xlsx) or CSV file with a table of questions, or a Word document (.docx) with tables or lines to fill in. The permission expires after 10 minutes.',
  inputDescription: 'The file to upload.',
  inputFields: (t) => ({
    teamId: t.globalID({ required: true, for: Team, description: teamInput }),
    fileName: t.string({
      required: true,
      validate: shortText,
      description: 'The name of the file. Its ending says what kind of file it is.',
    }),
    byteSize: t.int({ validate: byteSize, description: byteSizeDescription }),
  }),
  may: ['team', 'createForm', ({ input }) => input.teamId.id],
  run: (ctx, { input: { fileName, byteSize: size } }) => openProposalUpload(ctx, { fileName, byteSize: size }),
  keepsRights: true,
  outputDescription: 'The permission to upload.',
  outputFields: uploadOutput,
});

defineMutation('proposeForm', {
  description:
    'Reads an uploaded file and proposes sections, questions, types, and options. Creates nothing. A PDF is kept for a day, so that `createFormFromProposal` can use it; other files are deleted.',
  inputDescription: 'The uploaded file, and the team that will own the form.',
  inputFields: (t) => ({
    teamId: t.globalID({ required: true, for: Team, description: teamInput }),
    fileId: t.string({ required: true, validate: recordId, description: 'The ID of a file that the viewer uploaded.' }),
  }),
  may: ['team', 'createForm', ({ input }) => input.teamId.id],
  run: async (ctx, { input: { fileId } }) => ({ proposal: await proposeForm(ctx, fileId) }),
  keepsRights: true,
  outputDescription: 'The proposal.',
  outputFields: (t) => ({
    proposal: t.field({
      type: FormProposal,
      description: 'The form as the file suggests it.',
      resolve: ({ done: { proposal } }) => proposal,
    }),
  }),
});

const QuestionInput = builder.inputType('ConfirmedQuestionInput', {
  description: 'A question of a confirmed proposal.',
  fields: (t) => ({
    name: t.string({ required: true, validate: shortText, description: 'The question as applicants read it.' }),
    hint: t.string({ validate: shortText, description: 'Help text, or null for none.' }),
    dataType: t.field({ type: DataTypeEnum, required: true, description: 'The type of the field.' }),
    dateType: t.field({ type: DateTypeEnum, description: 'What a date field asks for. Ignored for other types.' }),
    isRequired: t.boolean({ required: true, description: 'Whether the question must be answered.' }),
    maxLength: t.int({ description: 'The maximum number of characters. Ignored for types without a maximum.' }),
    options: t.stringList({
      required: true,
      validate: maxItems(formLimits.optionsOfField),
      description: `The options in order, at most ${formLimits.optionsOfField}. Ignored for types without options.`,
    }),
    fills: t.string({
      validate: shortText,
      description: 'The name of the field of the PDF that the answer fills, or null for none.',
    }),
  }),
});

const SectionInput = builder.inputType('ConfirmedSectionInput', {
  description: 'A section of a confirmed proposal.',
  fields: (t) => ({
    name: t.string({ required: true, validate: shortText, description: 'The name of the section.' }),
    startsStep: t.boolean({
      required: true,
      description: 'Whether a new step starts with the section. The first section always starts one.',
    }),
    questions: t.field({
      type: [QuestionInput],
      required: true,
      validate: maxItems(formLimits.fields),
      description: `The questions in order, at most ${formLimits.fields} in the whole form.`,
    }),
  }),
});

const FormInput = builder.inputType('ConfirmedFormInput', {
  description: 'A proposal as people corrected it: all that the form will ask.',
  fields: (t) => ({
    name: t.string({ required: true, validate: shortText, description: 'The name of the form.' }),
    requiresSignature: t.boolean({
      required: true,
      description: 'Whether applicants must sign the last step.',
    }),
    sections: t.field({
      type: [SectionInput],
      required: true,
      validate: maxItems(formLimits.sections),
      description: `The sections in order, at most ${formLimits.sections}. Sections without questions are left out.`,
    }),
  }),
});

const toConfirmedForm = ({ sections, ...form }: typeof FormInput.$inferInput): ConfirmedForm => ({
  ...form,
  sections: sections.map(({ questions, ...section }) => ({
    ...section,
    questions: questions.map(({ hint = null, dateType = null, maxLength = null, fills = null, ...question }) => ({
      ...question,
      ...{ hint, dateType, maxLength, fills },
    })),
  })),
});

defineMutation('createFormFromProposal', {
  description:
    'Creates a form from a corrected proposal. If anything is missing, nothing is created. The viewer becomes an editor of the form.',
  inputDescription: 'The corrected proposal, and the team that will own the form.',
  inputFields: (t) => ({
    teamId: t.globalID({ required: true, for: Team, description: teamInput }),
    form: t.field({ type: FormInput, required: true, description: 'The form as people corrected it.' }),
    documentFileId: t.string({
      validate: recordId,
      description:
        'The ID of a PDF that the viewer uploaded. It is filled in and issued when a submission is complete. Null to issue none.',
    }),
  }),
  may: ['team', 'createForm', ({ input }) => input.teamId.id],
  idempotent: true,
  run: (ctx, { input: { teamId, form, documentFileId = null } }, idempotencyKey) =>
    createFormFromProposal(ctx, { teamId: teamId.id, form: toConfirmedForm(form), documentFileId }, idempotencyKey),
  outputDescription: 'The new form.',
  outputFields: masterTemplateOutput,
});
