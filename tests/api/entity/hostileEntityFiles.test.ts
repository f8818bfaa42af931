import { beforeAll, expect, test } from 'vitest';
import { newId } from '#server/newId.ts';
import { useApi } from '#tests/support/graphql.ts';
import { makeTeam, type TestTeam } from '#tests/support/people.ts';
import { repeated, textRow, workbookOf } from '#tests/support/workbooks.ts';

const api = useApi();
let team: TestTeam;
let customEntityId: string;

beforeAll(async () => {
  team = await makeTeam(api.services);
  const input = { teamId: `Team:${team.id}`, name: `Business ${newId()}`, type: 'standard' };
  const made = await api.act(team.owner, 'createCustomEntity', input, 'customEntity { id }');
  customEntityId = made.data.createCustomEntity.customEntity.id;
});

async function upload(content: Buffer, fileName: string): Promise<unknown> {
  const input = { customEntityId, fileName };
  const { data } = await api.act(team.owner, 'requestEntityImportUpload', input, 'fileId fields');
  const { fileId, fields } = data.requestEntityImportUpload;
  await api.services.files.put((fields as { key: string }).key, content, 'application/octet-stream');
  const made = await api.attempt(team.owner, 'createEntityImport', { customEntityId, fileId }, 'entityImport { id }');
  return made.refusal;
}

const head = textRow('Name');
const row = textRow('Bakery');
const million = 1_000_000;
const encrypted = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4_096, 1)]);

test.each<readonly [what: string, name: string, content: () => Promise<Buffer> | Buffer, refusal: unknown]>([
  ['a workbook with a password', 'a.xlsx', () => encrypted, { file: 'workbookUnreadable' }],
  ['a workbook of before 2007', 'a.xls', () => encrypted, { file: 'workbookUnreadable' }],
  ['a PDF with another name', 'a.xlsx', () => Buffer.from('%PDF-1.4\n%%EOF\n'), { file: 'workbookUnreadable' }],
  [
    'a workbook with macros',
    'a.xlsm',
    () => workbookOf({ rows: head + row, others: { 'xl/vbaProject.bin': 'x' } }),
    { file: 'workbookHasMacros' },
  ],
  [
    'a workbook that is cut off',
    'a.xlsx',
    async () => (await workbookOf({ rows: head + row })).subarray(0, 700),
    { file: 'workbookUnreadable' },
  ],
  [
    'entities that expand to billions',
    'a.xlsx',
    () => workbookOf({ rows: head, prolog: '<!DOCTYPE a [<!ENTITY b "lol"><!ENTITY c "&b;&b;&b;">]>' }),
    { file: 'workbookUnreadable' },
  ],
  [
    'a workbook within a workbook',
    'a.xlsx',
    async () =>
      workbookOf({ rows: '', others: { 'xl/nested.xlsx': (await workbookOf({ rows: head })).toString('latin1') } }),
    { file: 'importFileEmpty' },
  ],
  [
    'two million rows',
    'a.xlsx',
    () => workbookOf({ rows: () => repeated('<row/>', 2 * million) }),
    { file: 'workbookUnreadable' },
  ],
  [
    'one row more than allowed',
    'a.xlsx',
    () => workbookOf({ rows: () => [head, ...repeated(row, 50_001)] }),
    { file: 'importFileTooLong' },
  ],
  [
    '16,385 columns',
    'a.xlsx',
    () => workbookOf({ rows: () => ['<row>', ...repeated('<c><v>1</v></c>', 16_385), '</row>'] }),
    { file: 'importFileTooWide' },
  ],
  [
    'a million texts for one cell',
    'a.xlsx',
    () =>
      workbookOf({
        rows: head + row,
        strings: () => repeated(`<si><t>${'x'.repeat(1_000)}</t></si>`, million / 2),
      }),
    { file: 'importFileTooSlow' },
  ],
  [
    'one text of a hundred megabytes',
    'a.xlsx',
    () =>
      workbookOf({
        rows: head + row,
        strings: () => ['<si><t>', ...repeated('x'.repeat(1_000), million / 10), '</t></si>'],
      }),
    { file: 'workbookUnreadable' },
  ],
])(
  'refuses %s with a clear message, in bounded time and memory',
  async (_what, name, content, refusal) => {
    const file = await content();
    const before = process.memoryUsage().rss;
    expect(await upload(file, name)).toEqual(refusal);
    // the server only passes the file on
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
  },
  90_000,
);

test('the server still reads good files afterwards', async () => {
  expect(await upload(await workbookOf({ rows: head + row }), 'a.xlsx')).toBeNull();
});
