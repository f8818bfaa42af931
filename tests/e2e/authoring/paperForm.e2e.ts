import { buffer } from 'node:stream/consumers';
import { xlsxFile } from '#server/documents/writeTables.ts';
import { createOwnTeam, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';
import { makePaperForm } from '#tests/support/makePaperForm.ts';
import { documentOf, paragraph, wordTable } from '#tests/support/wordDocuments.ts';

test('builds a form from a PDF, with the corrections made on the way', async ({ page }) => {
  await signUpVerified(page);
  await createOwnTeam(page);
  await page.goto('/workflows');
  await page.getByRole('link', { name: 'Create new form' }).first().click();
  await page.getByRole('link', { name: 'Upload a paper form' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Start from a paper form' })).toBeVisible();
  const choose = (name: string, buffer: Buffer): Promise<void> =>
    page.getByLabel('Form or list of questions').setInputFiles({ name, mimeType: 'application/pdf', buffer });
  await choose('plan.dwg', Buffer.from('plan'));
  await expect(page.getByText('The file must be a PDF')).toBeVisible();
  await expectGoodInEveryViewport(page);

  await choose('fence.pdf', Buffer.from(await makePaperForm()));
  await expect(page.getByRole('heading', { name: 'Check the sections' })).toBeFocused();
  await expect(page.getByText('We found 10 questions in 3 sections.')).toBeVisible();
  const sections = page.getByRole('group', { name: /^Section \d of the file/ });
  await sections.nth(0).getByLabel('Section name').fill('About you');
  await sections.nth(1).getByLabel('Use').selectOption('Merge into “About you”');
  await expectGoodInEveryViewport(page);
  await page.getByRole('button', { name: 'Next' }).click();

  await expect(page.getByRole('heading', { name: 'Check the questions: About you' })).toBeFocused();
  const question = page.getByRole('group', { name: 'Question 5' });
  await expect(question.getByText('The file calls this “Text7”.')).toBeVisible();
  await question.getByLabel('Question', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(
    page.getByRole('alert').getByRole('link', { name: 'Enter the question, or leave it out.' }),
  ).toBeVisible();
  await expectGoodInEveryViewport(page);
  await question.getByLabel('Question', { exact: true }).fill('Parcel number');
  await page.getByRole('group', { name: 'Question 3' }).getByRole('button', { name: 'Leave out Owner email' }).click();
  await expect(page.getByRole('button', { name: 'Put back Owner email' })).toBeFocused();
  await page.getByRole('button', { name: 'Next' }).click();

  await expect(page.getByRole('heading', { name: 'Check the questions: Fence' })).toBeFocused();
  await page.goBack();
  await expect(question.getByLabel('Question', { exact: true })).toHaveValue('Parcel number');
  await page.goForward();
  const side = page.getByRole('group', { name: 'Question 5' });
  await expect(side.getByLabel('Type')).toHaveValue('checkboxes');
  await side.getByLabel('Options').fill('Front yard\nBack yard');
  await page.getByRole('button', { name: 'Next' }).click();

  await expect(page.getByRole('heading', { name: 'Check and create' })).toBeFocused();
  await expect(page.getByLabel('Form name')).toHaveValue('Fence Permit Application');
  await expect(page.getByLabel('Applicants sign the last step')).toBeChecked();
  await expect(page.getByLabel('Issue this PDF, filled in, when the submission is complete')).toBeChecked();
  const unread = page.getByRole('region', { name: 'What we couldn’t read' });
  await expect(unread.getByText('Date of the signature: kept automatically (page 1)')).toBeVisible();
  await expectGoodInEveryViewport(page);
  await page.getByLabel('Form name').fill('Fence permit');
  await page.getByRole('button', { name: 'Create form' }).click();

  await expect(page.getByText('Fence permit is ready to edit.')).toBeVisible();
  await expect(page.getByLabel('Step name')).toHaveValue('About you');
  await expect(page.getByText('Parcel number').first()).toBeVisible();
  await expect(page.getByText('Owner email')).toHaveCount(0);
  await page.getByRole('link', { name: 'Outputs', exact: true }).click();
  await expect(page.getByText('Fence permit').nth(1)).toBeVisible();
});

test('builds a form from a spreadsheet, and shows what it couldn’t read', async ({ page }) => {
  await signUpVerified(page);
  await createOwnTeam(page);
  await page.goto('/workflows');
  await page.getByRole('link', { name: 'Create new form' }).first().click();
  await page.getByRole('link', { name: 'Upload a paper form' }).click();
  const choose = (name: string, mimeType: string, buffer: Buffer): Promise<void> =>
    page.getByLabel('Form or list of questions').setInputFiles({ name, mimeType, buffer });
  await choose('locked.xlsx', workbookType, Buffer.from('d0cf11e0a1b11ae1', 'hex'));
  await expect(page.getByText('The file is not a workbook we can read.')).toBeVisible();
  await choose('dog-license.xlsx', workbookType, await questionList());

  await expect(page.getByText('We found 4 questions in 2 sections.')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Check the questions: Owner' })).toBeFocused();
  const first = page.getByRole('group', { name: 'Question 1' });
  await expect(first.getByLabel('Question', { exact: true })).toHaveValue('Owner name');
  await expect(first.getByLabel('Required')).toBeChecked();
  await expect(first.getByText('Row 2')).toBeVisible();
  await expectGoodInEveryViewport(page);
  await page.getByRole('button', { name: 'Next' }).click();

  await expect(page.getByRole('heading', { name: 'Check the questions: Dog' })).toBeFocused();
  await expect(page.getByRole('group', { name: 'Question 1' }).getByLabel('Options')).toHaveValue('Small\nLarge');
  const chip = page.getByRole('group', { name: 'Question 2' });
  await expect(chip.getByText('The file says “barcode”, which isn’t a type here.')).toBeVisible();
  await expectGoodInEveryViewport(page);
  await page.getByRole('button', { name: 'Next' }).click();

  await expect(page.getByRole('heading', { name: 'Check and create' })).toBeFocused();
  await expect(page.getByLabel('Form name')).toHaveValue('Dog license');
  const unread = page.getByRole('region', { name: 'What we couldn’t read' });
  await expect(unread.getByText('Retention Column that we don’t know (row 1)')).toBeVisible();
  await expectGoodInEveryViewport(page);
  await unread.getByRole('button', { name: 'Check Chip number' }).click();
  await chip.getByLabel('Type').selectOption('integer');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Create form' }).click();
  await expect(page.getByText('Dog license is ready to edit.')).toBeVisible();
  await expect(page.getByText('Chip number').first()).toBeVisible();
});

test('builds a form from a Word document', async ({ page }) => {
  await signUpVerified(page);
  await createOwnTeam(page);
  await page.goto('/workflows');
  await page.getByRole('link', { name: 'Create new form' }).first().click();
  await page.getByRole('link', { name: 'Upload a paper form' }).click();
  const body = [
    paragraph('Noise complaint', 'Title'),
    paragraph('You', 'Heading1'),
    wordTable(['Name', ''], ['Phone', '']),
    paragraph('The noise', 'Heading1'),
    paragraph('Kind: ☐ Music ☐ Construction'),
    paragraph('We answer within three days.'),
  ];
  const buffer = await documentOf({ body: body.join('') });
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  await page.getByLabel('Form or list of questions').setInputFiles({ name: 'noise.docx', mimeType, buffer });
  await expect(page.getByText('We found 3 questions in 2 sections.')).toBeVisible();
  for (const _screen of ['sections', 'You', 'The noise']) await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByLabel('Form name')).toHaveValue('Noise complaint');
  const unread = page.getByRole('region', { name: 'What we couldn’t read' });
  await expect(unread.getByText('We answer within three days. No question')).toBeVisible();
  await page.getByRole('button', { name: 'Create form' }).click();
  await expect(page.getByText('Noise complaint is ready to edit.')).toBeVisible();
});

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

function questionList(): Promise<Buffer> {
  const headers = ['Section', 'Question', 'Type', 'Options', 'Required', 'Retention'];
  const rows = async function* all() {
    yield [
      ['Owner', 'Owner name', 'Text', '', 'Yes', '7 years'],
      ['', 'Owner phone', '', '', '', ''],
      ['Dog', 'Size', 'Dropdown', 'Small, Large', 'Yes', ''],
      ['', 'Chip number', 'barcode', '', '', ''],
    ];
  };
  return buffer(xlsxFile([{ name: 'Questions', headers, rows }]));
}
