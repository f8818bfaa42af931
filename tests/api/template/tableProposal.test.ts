import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { xlsxFile } from '#server/documents/writeTables.ts';
import { newId } from '#server/newId.ts';
import { makeDraft, type TestForm } from '#tests/support/forms.ts';
import { useApi } from '#tests/support/graphql.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';
import { documentOf, paragraph, wordTable } from '#tests/support/wordDocuments.ts';
import { repeated, textRow, workbookOf } from '#tests/support/workbooks.ts';

const api = useApi();
let form: TestForm;
let teamId: string;
beforeAll(async () => {
  form = await makeDraft(api);
  teamId = `Team:${form.team.id}`;
});

async function upload(bytes: Buffer, fileName: string): Promise<string> {
  const { data } = await api.act(form.writer, 'requestProposalUpload', { teamId, fileName }, 'fileId fields');
  const { fileId, fields } = data.requestProposalUpload;
  await api.services.files.put(fields.key, bytes, fields['Content-Type'] ?? 'application/octet-stream');
  return fileId;
}

const proposed = `proposal { name fileKind requiresSignature documentFileId
  sections { name startsStep
    questions { name dataType dateType isRequired maxLength options isNamed unknownType hint place fills } }
  leftOut { name place reason } }`;

const propose = async (bytes: Buffer, fileName: string) =>
  (await api.act(form.writer, 'proposeForm', { teamId, fileId: await upload(bytes, fileName) }, proposed)).data
    .proposeForm.proposal;

const refusalOf = async (bytes: Buffer, fileName: string) =>
  (await api.attempt(form.writer, 'proposeForm', { teamId, fileId: await upload(bytes, fileName) }, proposed)).refusal;

const headers = ['Section', 'Question', 'Type', 'Options', 'Required', 'Help', 'Retention'];
const lines = [
  ['Owner', 'Owner name', 'Text', '', 'Yes', 'As on the deed', '7 years'],
  ['', 'Owner phone', '', '', '', '', ''],
  ['Fence', 'Material', 'Dropdown', 'Wood; Vinyl', 'Yes', '', ''],
  ['', 'Parcel shape', 'polygon', '', '', '', ''],
  ['', 'Signature of the owner', 'Signature', '', '', '', ''],
];

const workbook = (): Promise<Buffer> => {
  const rows = async function* all() {
    yield lines;
  };
  return buffer(xlsxFile([{ name: 'Fence', headers, rows }]));
};
const csv = (): Buffer => Buffer.from([headers, ...lines].map((cells) => cells.join(',')).join('\r\n'));

describe('a proposal from a spreadsheet', () => {
  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['fence-permit.xlsx', workbook],
    ['fence-permit.csv', csv],
  ])('has the sections, questions, types, and options of its rows, and keeps no file: %s', async (name, content) => {
    const files = api.services.db.storedFile;
    const proposal = await propose(await content(), name);
    expect(proposal).toMatchObject({ name: 'Fence permit', requiresSignature: true, documentFileId: null });
    const common = { isRequired: false, hint: null, unknownType: null, fills: null };
    expect(proposal.sections).toMatchObject([
      {
        name: 'Owner',
        questions: [
          { ...common, name: 'Owner name', dataType: 'string', isRequired: true, hint: 'As on the deed', place: 2 },
          { ...common, name: 'Owner phone', dataType: 'phone' },
        ],
      },
      {
        name: 'Fence',
        questions: [
          { ...common, name: 'Material', dataType: 'multiple_choice', options: ['Wood', 'Vinyl'], isRequired: true },
          { ...common, name: 'Parcel shape', dataType: 'string', unknownType: 'polygon', place: 5 },
        ],
      },
    ]);
    expect(proposal.leftOut).toEqual([
      { name: 'Retention', place: 1, reason: 'unknownColumn' },
      { name: 'Signature of the owner', place: 6, reason: 'signature' },
    ]);
    expect(await files.count({ where: { filename: name, deletedAt: null } })).toBe(0);
  });

  it('becomes a form', async () => {
    const { name, requiresSignature, sections } = await propose(await workbook(), 'fence-permit.xlsx');
    const asked = ['name', 'hint', 'dataType', 'dateType', 'isRequired', 'maxLength', 'options', 'fills'];
    const confirmed = sections.map((section: { questions: object[] }) => ({
      ...section,
      questions: section.questions.map((question) =>
        Object.fromEntries(Object.entries(question).filter(([part]) => asked.includes(part))),
      ),
    }));
    const input = { teamId, form: { name, requiresSignature, sections: confirmed }, idempotencyKey: newId() };
    const made = await api.act(form.writer, 'createFormFromProposal', input, 'masterTemplate { id name }');
    const masterTemplateId = plainIdOf(made.data.createFormFromProposal.masterTemplate.id);
    const draft = { flowTemplate: { masterTemplateId } };
    expect(await api.services.db.field.count({ where: draft })).toBe(4);
    expect(await api.services.db.step.findMany({ where: draft })).toMatchObject([
      { name: 'Owner', requiresSignature: true },
    ]);
  });

  it('shows the results of formulas, and lists those that failed', async () => {
    const formula = (source: string, type: string, value: string): string =>
      `<row><c t="${type}"><f>${source}</f><v>${value}</v></c></row>`;
    const rows = `${textRow('Question')}${formula('"Owner "&amp;"name"', 'str', 'Owner name')}${formula('A9', 'e', '#REF!')}`;
    const { sections, leftOut } = await propose(await workbookOf({ rows }), 'a.xlsx');
    expect(sections).toMatchObject([{ questions: [{ name: 'Owner name' }] }]);
    expect(leftOut).toEqual([{ name: '#REF!', place: 3, reason: 'formula' }]);
    const text = Buffer.from(`Question\nOwner name\n"=cmd|' /C calc'!A0"\n`);
    expect((await propose(text, 'a.csv')).leftOut).toMatchObject([{ place: 3, reason: 'formula' }]);
  });
});

describe('a proposal from a Word document', () => {
  it('has the questions of its tables and lines, and creates a form without a PDF', async () => {
    const body = [
      paragraph('Fence permit', 'Title'),
      paragraph('Owner', 'Heading1'),
      wordTable(['Question', 'Type', 'Required'], ['Owner name', 'Text', 'Yes'], ['Owner phone', '', '']),
      paragraph('Fence', 'Heading1'),
      wordTable(['Height (feet)', ''], ['Material', '☐ Wood ☐ Vinyl']),
      paragraph('Parcel number: ______'),
      paragraph('Bring this form to city hall.'),
    ];
    const proposal = await propose(await documentOf({ body: body.join('') }), 'x.docx');
    expect(proposal).toMatchObject({ name: 'Fence permit', documentFileId: null, fileKind: 'document' });
    expect(proposal.sections).toMatchObject([
      { name: 'Owner', questions: [{ name: 'Owner name', isRequired: true }, { dataType: 'phone' }] },
      {
        name: 'Fence',
        questions: [
          { name: 'Height (feet)', dataType: 'float' },
          { name: 'Material', options: ['Wood', 'Vinyl'] },
          { name: 'Parcel number', dataType: 'string' },
        ],
      },
    ]);
    expect(proposal.leftOut).toMatchObject([{ name: 'Bring this form to city hall.', reason: 'noQuestion' }]);
  });
});

const head = textRow('Question');
const row = textRow('Owner name');
const encrypted = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4_096, 1)]);

describe('a spreadsheet or document that can’t be read', () => {
  it.each<[what: string, name: string, content: () => Promise<Buffer> | Buffer, code: string]>([
    ['with a password', 'a.xlsx', () => encrypted, 'workbookUnreadable'],
    ['of before 2007', 'a.xls', () => encrypted, 'workbookUnreadable'],
    ['that is another archive', 'a.xlsx', () => workbookOf({ rows: '' }).then(asOtherArchive), 'workbookUnreadable'],
    ['that is a PDF', 'a.xlsx', () => Buffer.from('%PDF-1.4\n%%EOF\n'), 'workbookUnreadable'],
    [
      'with macros',
      'a.xlsm',
      () => workbookOf({ rows: head + row, others: { 'xl/vbaProject.bin': 'x' } }),
      'workbookHasMacros',
    ],
    [
      'with entities that expand',
      'a.xlsx',
      () => workbookOf({ rows: head, prolog: '<!DOCTYPE a [<!ENTITY b "lol"><!ENTITY c "&b;&b;&b;">]>' }),
      'workbookUnreadable',
    ],
    [
      'of 100,000 questions',
      'a.xlsx',
      () => workbookOf({ rows: () => [head, ...repeated(row, 100_000)] }),
      'proposalTableTooLong',
    ],
    ['of 100,000 lines', 'a.csv', () => Buffer.from(`Question\n${'Owner\n'.repeat(100_000)}`), 'proposalTableTooLong'],
    [
      'that unpacks to 500 MB',
      'a.xlsx',
      () => workbookOf({ rows: head + row, strings: () => repeated(`<si><t>${'x'.repeat(1_000)}</t></si>`, 500_000) }),
      'proposalFileTooComplex',
    ],
    ['that is binary', 'a.csv', () => Buffer.from([0x4e, 0x61, 0x00, 0xff, 0x0a, 0x31]), 'importFileUnreadable'],
    ['with an open quote', 'a.csv', () => Buffer.from('Question\n"Owner'), 'importFileUnreadable'],
    ['without questions', 'a.csv', () => Buffer.from('Question,Type\n,Text\n'), 'proposalTableWithoutQuestions'],
    ['with a password', 'a.docx', () => encrypted, 'proposalDocumentUnreadable'],
    ['of before 2007', 'a.doc', () => encrypted, 'proposalDocumentUnreadable'],
    ['that is a workbook', 'a.docx', () => workbookOf({ rows: head + row }), 'proposalDocumentUnreadable'],
    ['that is a PDF', 'a.docx', () => Buffer.from('%PDF-1.4\n%%EOF\n'), 'proposalDocumentUnreadable'],
    [
      'with macros',
      'a.docm',
      () => documentOf({ body: paragraph('Name: ____'), others: { 'word/vbaProject.bin': 'x' } }),
      'proposalDocumentHasMacros',
    ],
    [
      'with entities that name files',
      'a.docx',
      () => documentOf({ body: '', prolog: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>' }),
      'proposalDocumentUnreadable',
    ],
    [
      'of 100,000 lines',
      'a.docx',
      () => documentOf({ body: () => repeated(paragraph('Name: ____'), 100_000) }),
      'proposalTableTooLong',
    ],
    [
      'that unpacks to one text of 500 MB',
      'a.docx',
      () =>
        documentOf({ body: () => ['<w:p><w:r><w:t>', ...repeated('x'.repeat(1_000), 500_000), '</w:t></w:r></w:p>'] }),
      'proposalDocumentUnreadable',
    ],
    [
      'that nests a million tables',
      'a.docx',
      () => documentOf({ body: () => repeated('<w:tbl><w:tr><w:tc>', 1_000_000) }),
      'proposalDocumentUnreadable',
    ],
    ['without questions', 'a.docx', () => documentOf({ body: paragraph('Hello') }), 'proposalDocumentWithoutQuestions'],
  ])(
    'is refused: one %s',
    async (_what, name, content, code) => {
      expect(await refusalOf(await content(), name)).toEqual({ file: code });
    },
    90_000,
  );
});

/** Without the list of sheets. */
const asOtherArchive = (file: Buffer): Buffer =>
  Buffer.from(file.toString('latin1').replaceAll('xl/workbook.xml', 'xx/workbook.xml'), 'latin1');
