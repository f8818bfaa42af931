import { buffer, text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, expect, test } from 'vitest';
import { formulas } from '#tests/support/formulas.ts';
import { useApi } from '#tests/support/graphql.ts';
import { saveTestAnswer, launchTestSubmission } from '#tests/support/launchSubmission.ts';
import { addToForm, makePerson, makeTeam, type TestPerson } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { runJobs } from '#tests/support/runJobs.ts';

const api = useApi();
let form: PublishedForm;
let reader: TestPerson;

/** Answers that every format must preserve. The database keeps whatever people write, except NUL characters. */
const answers = [
  ...formulas.filter((one) => !one.includes('\0')),
  'x'.repeat(10_000),
  `=${'1+'.repeat(4_999)}1`,
  'رخصة بناء، الطابق الثاني',
  'היתר בנייה "קומה שנייה", רחוב 3',
  'two lines,\nand "more" than\r\none; with\ttabs',
  '<b>&amp;</b> ]]> & _x0041_',
  '👩🏽‍🚒 Zoë',
  "'quoted before",
];
const names = ['يوسف بن علي', 'שרה לוי', '=SUM(A1) Zoë'];

beforeAll(async () => {
  const { services } = api;
  const team = await makeTeam(services);
  reader = await makePerson(services);
  form = await publishedForm(services, team.id, [{ name: 'Ask', external: true, fields: [{ name: 'Work' }] }]);
  await addToForm(services, team.id, form.formId, reader, 1);
  const residents = await Promise.all(names.map((name) => makePerson(services, { name })));
  for (const [place, content] of answers.entries()) {
    const who = residents[place % names.length] as TestPerson;
    const submission = await launchTestSubmission(api, who, form);
    await saveTestAnswer(api, who, { activeStepId: submission.stepId('Ask'), fieldId: form.fieldId('Work'), content });
  }
});

/** By the submission's database id. */
async function written(): Promise<Readonly<Record<string, readonly [applicant: string, work: string]>>> {
  const rows = await api.services.db.answer.findMany({
    where: { fieldId: form.fieldId('Work') },
    include: { submission: { include: { applicantAttachments: { include: { user: true } } } } },
  });
  return Object.fromEntries(
    rows.map(({ submissionId, submission, content }) => [
      submissionId,
      [submission.applicantAttachments[0]?.user.name ?? '', content as string] as const,
    ]),
  );
}

async function fileOf(format: 'csv' | 'xlsx') {
  const input = { type: 'submissions', format, masterTemplateIds: [`MasterTemplate:${form.formId}`] };
  const { data, refusal, messages } = await api.attempt(reader, 'createExport', input, 'export { id }');
  expect([refusal, messages]).toEqual([null, []]);
  await runJobs(api.services);
  const id = data.createExport.export.id.split(':')[1];
  const { file } = await api.services.db.export.findUniqueOrThrow({ where: { id }, include: { file: true } });
  return api.services.files.read(file?.key ?? '');
}

test('a reopened CSV has the written values, apart from the prefix that prevents formulas', async () => {
  const rows = parse(await text(await fileOf('csv')), { bom: true, columns: true, record_delimiter: '\r\n' });
  const facts = await written();
  expect(Object.values(facts)).toHaveLength(answers.length);
  expect(rows).toHaveLength(answers.length);
  for (const row of rows as Record<string, string>[]) {
    const [applicant = '', work = ''] = facts[row['ID'] ?? ''] ?? [];
    expect([applicant, `'${applicant}`]).toContain(row['Applicant']);
    expect([work, `'${work}`]).toContain(row['Work']);
    for (const cell of [row['Applicant'], row['Work']]) expect(cell).not.toMatch(/^[\s\p{Cc}]*[=+\-@＝＋－＠]/u);
  }
});

test('a reopened workbook has exactly the written values', async () => {
  const book = await readXlsx(new Uint8Array(await buffer(await fileOf('xlsx'))));
  const [headers = [], ...rows] = book.sheets[0]?.rows ?? [];
  const at = (row: readonly unknown[], header: string): unknown => row[headers.indexOf(header)];
  const read = rows.map((row) => [at(row, 'ID'), [at(row, 'Applicant'), at(row, 'Work')]]);
  expect(Object.fromEntries(read)).toEqual(await written());
});
