import { PDFDocument } from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#server/newId.ts';
import { makeDraft, type TestForm } from '#tests/support/forms.ts';
import { useApi } from '#tests/support/graphql.ts';
import { makePaperForm } from '#tests/support/makePaperForm.ts';
import { makePdf } from '#tests/support/makePdf.ts';
import { makePerson, makeTeam } from '#tests/support/people.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';

const api = useApi();
let form: TestForm;
let teamId: string;
beforeAll(async () => {
  form = await makeDraft(api);
  teamId = `Team:${form.team.id}`;
});

async function upload(bytes: Uint8Array, fileName = 'fence-permit.pdf', type = 'application/pdf'): Promise<string> {
  const { data } = await api.act(form.writer, 'requestProposalUpload', { teamId, fileName }, 'fileId fields');
  const { fileId, fields } = data.requestProposalUpload;
  await api.services.files.put(fields.key, Buffer.from(bytes), type);
  return fileId;
}

const proposed = `proposal { name requiresSignature documentFileId
  sections { name startsStep questions { name dataType dateType isRequired maxLength options isNamed fills hint } }
  leftOut { name place reason } }`;

const propose = async (bytes: Uint8Array, fileName?: string) =>
  (await api.act(form.writer, 'proposeForm', { teamId, fileId: await upload(bytes, fileName) }, proposed)).data
    .proposeForm.proposal;

const refusalOf = async (bytes: Uint8Array | string, fileName?: string, type?: string) =>
  (
    await api.attempt(
      form.writer,
      'proposeForm',
      { teamId, fileId: await upload(Buffer.from(bytes), fileName, type) },
      proposed,
    )
  ).refusal;

const countForms = () => api.services.db.masterTemplate.count();

/** The questions as `createFormFromProposal` takes them. */
const confirmed = ({ name, requiresSignature, sections }: Awaited<ReturnType<typeof propose>>) => ({
  ...{ name, requiresSignature },
  sections: sections.map((section: { name: string | null; questions: object[] }) => ({
    ...section,
    name: section.name ?? 'More',
    questions: section.questions.map((question) =>
      Object.fromEntries(Object.entries(question).filter(([name]) => name !== 'isNamed')),
    ),
  })),
});

describe('a proposal from a PDF', () => {
  it('has the sections, questions, types, and options of its fields, and creates nothing', async () => {
    const before = await countForms();
    const proposal = await propose(await makePaperForm());
    expect(proposal).toMatchObject({ name: 'Fence Permit Application', requiresSignature: true });
    const rows = proposal.sections.map(
      ({ name, questions }: { name: string; questions: Record<string, unknown>[] }) => [
        name,
        questions.map((question) => [question['name'], question['dataType'], question['isRequired']]),
      ],
    );
    expect(rows).toEqual([
      [
        'Owner',
        [
          ['Name of the owner', 'string', true],
          ['Owner phone', 'phone', false],
          ['Owner email', 'email', false],
        ],
      ],
      [
        'Property',
        [
          ['Property address', 'address', false],
          ['Text7', 'string', false],
        ],
      ],
      [
        'Fence',
        [
          ['Material', 'multiple_choice', false],
          ['Fence height', 'float', false],
          ['Work description', 'text', false],
          ['Corner lot', 'multiple_choice', false],
          ['Side', 'checkboxes', false],
        ],
      ],
    ]);
    expect(proposal.sections[2].questions[4]).toMatchObject({ options: ['Front', 'Back', 'Left'], fills: null });
    expect(proposal.leftOut.map(({ reason }: { reason: string }) => reason)).toEqual([
      'signature',
      'signatureDate',
      'button',
    ]);
    expect(await countForms()).toBe(before);
  });

  it('names fields without a name by the text next to them', async () => {
    const { sections } = await propose(await unnamedPdf());
    expect(sections).toMatchObject([
      {
        questions: [
          { name: 'Owner name', isNamed: true, isRequired: true, fills: 'Text1' },
          { name: 'Owner phone', dataType: 'phone', fills: 'Text2' },
          { name: 'City', fills: 'Text3' },
          { name: 'Text4', isNamed: false },
        ],
      },
    ]);
  });

  it('becomes a form, with the PDF as its output', async () => {
    const proposal = await propose(await makePaperForm());
    const input = {
      teamId,
      form: confirmed(proposal),
      documentFileId: proposal.documentFileId,
      idempotencyKey: newId(),
    };
    const create = async () =>
      (await api.act(form.writer, 'createFormFromProposal', input, 'masterTemplate { id name }')).data
        .createFormFromProposal.masterTemplate;
    const made = await create();
    expect(made.name).toBe('Fence Permit Application');
    const count = await countForms();
    expect(await create()).toEqual(made);
    expect(await countForms()).toBe(count);

    const { db } = api.services;
    const masterTemplateId = plainIdOf(made.id);
    const draft = { flowTemplate: { masterTemplateId } };
    expect(await db.field.count({ where: draft })).toBe(10);
    expect(await db.step.findMany({ where: draft })).toMatchObject([{ name: 'Owner', requiresSignature: true }]);
    const [document] = await db.masterTemplateDocument.findMany({
      where: { masterTemplateId },
      include: { documentMappings: true },
    });
    // all but the check boxes of a group, the signature, and its date
    expect(document?.documentMappings).toHaveLength(9);
    expect(document?.fileId).toBe(proposal.documentFileId);
    const output = await db.configuredOutput.findFirst({ where: draft });
    expect(output).toMatchObject({ documentId: document?.id, autofill: true });
  });

  it('is refused if something is missing, without creating anything', async () => {
    const proposal = await propose(await makePdf());
    const before = await countForms();
    const whole = confirmed(proposal);
    const attempt = async (change: object) =>
      (
        await api.attempt(
          form.writer,
          'createFormFromProposal',
          { teamId, form: { ...whole, ...change } },
          'masterTemplate { id }',
        )
      ).refusal;
    expect(await attempt({ name: ' ' })).toEqual({ name: 'proposalWithoutName' });
    expect(await attempt({ sections: [] })).toEqual({ sections: 'proposalWithoutQuestions' });
    const [section] = whole.sections;
    const [question] = section.questions;
    const asking = (change: object) => ({ sections: [{ ...section, questions: [{ ...question, ...change }] }] });
    expect(await attempt(asking({ name: '' }))).toEqual({ 'sections.0.questions.0.name': 'questionWithoutName' });
    expect(await attempt(asking({ dataType: 'checkboxes' }))).toEqual({
      'sections.0.questions.0.options': 'questionWithoutOptions',
    });
    expect(await countForms()).toBe(before);
  });

  it('can’t issue a PDF that someone else uploaded, or that lacks a field', async () => {
    const proposal = await propose(await makePdf());
    const other = await propose(await makePaperForm());
    const create = async (who: Parameters<typeof api.attempt>[0], documentFileId: string) =>
      (
        await api.attempt(
          who,
          'createFormFromProposal',
          { teamId, form: confirmed(proposal), documentFileId },
          'masterTemplate { id }',
        )
      ).refusal;
    expect(await create(form.writer, newId())).toEqual({ file: 'fileUnknown' });
    expect(await create(form.writer, other.documentFileId)).toEqual({ file: 'formFileMappingUnknown' });
  });
});

describe('a file that can’t be read', () => {
  it.each<[string, () => Promise<Uint8Array | string> | string, string, string?, string?]>([
    ['without fields', () => blankPdf(), 'proposalPdfWithoutFields'],
    ['that isn’t a PDF', () => 'just text', 'fileTypeMismatch'],
    ['that is cut off', async () => (await makePaperForm()).subarray(0, 2_000), 'documentFileUnreadable'],
    ['with a password', () => lockedPdf(), 'documentFileLocked'],
    ['without an end', () => `%PDF-1.7\n${'1 0 obj << '.repeat(1_000_000)}\n%%EOF`, 'documentFileTooComplex'],
    [
      'with too many fields',
      () => makePdf(Array.from({ length: 2_001 }, (_, place) => `f${place}`)),
      'documentFileTooComplex',
    ],
  ])('is refused: one %s', async (_what, bytes, code) => {
    expect(await refusalOf(await bytes())).toEqual({ file: code });
  });

  it('isn’t allowed to be uploaded if it is of another kind', async () => {
    const input = { teamId, fileName: 'form.exe' };
    expect((await api.attempt(form.writer, 'requestProposalUpload', input, 'fileId')).refusal).toEqual({
      file: 'proposalFileKindUnknown',
    });
  });
});

it('is only for people who may create forms in the team', async () => {
  const stranger = await makePerson(api.services);
  const team = await makeTeam(api.services);
  const proposal = await propose(await makePdf());
  const ask = async (mutation: string, type: string, input: object) => {
    const document = `mutation ($input: ${type}!) { ${mutation}(input: $input) { __typename } }`;
    const own = (await api.ask(stranger, document, { input: { teamId, ...input } })).codes;
    const other = (await api.ask(form.writer, document, { input: { ...input, teamId: `Team:${team.id}` } })).codes;
    return [...own, ...other];
  };
  const refused = ['FORBIDDEN', 'FORBIDDEN'];
  expect(await ask('requestProposalUpload', 'RequestProposalUploadInput', { fileName: 'a.pdf' })).toEqual(refused);
  expect(await ask('proposeForm', 'ProposeFormInput', { fileId: newId() })).toEqual(refused);
  const input = { form: confirmed(proposal) };
  expect(await ask('createFormFromProposal', 'CreateFormFromProposalInput', input)).toEqual(refused);
});

async function blankPdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage();
  return document.save();
}

/** Labels on the left, between two fields, and above. */
async function unnamedPdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([612, 792]);
  const form = document.getForm();
  const addField = (name: string, x: number, y: number): void =>
    form.createTextField(name).addToPage(page, { x, y, width: 120, height: 18 });
  page.drawText('Owner name: *', { x: 50, y: 705, size: 10 });
  addField('Text1', 150, 700);
  page.drawText('Owner phone: ____________', { x: 320, y: 705, size: 10 });
  addField('Text2', 390, 700);
  page.drawText('City', { x: 50, y: 680, size: 8 });
  addField('Text3', 50, 655);
  addField('Text4', 400, 300);
  return document.save();
}

async function lockedPdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage().drawText('secret');
  document.encrypt({ userPassword: 'secret', ownerPassword: 'secret' });
  return document.save();
}
