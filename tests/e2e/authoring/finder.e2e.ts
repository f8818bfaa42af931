import type { Page } from '@playwright/test';
import { addStep, newForm, publish, waitUntilSaved } from '#tests/e2e/support/forms.ts';
import { createOwnTeam, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';

const part = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });

test('a manager builds and publishes a finder, and a resident follows it to a form by keyboard', async ({
  page,
  browser,
}) => {
  await signUpVerified(page, 'Mona Manager');
  const team = await createOwnTeam(page);
  const form = await newForm(page, team, 'Fence permit');
  await addStep(page, form, { name: 'Your fence', fields: [['Height', 'text']] });
  await publish(page, form);

  await page.goto(`/teams/${team.slug}`);
  await page.getByRole('link', { name: 'Permit finder' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Permit finder' })).toBeFocused();
  await page.getByRole('button', { name: 'Add question' }).click();
  const question = part(page, 'Question 1');
  await expect(question.getByLabel('Question', { exact: true })).toBeFocused();
  await page.keyboard.type('How tall is the fence?');
  await question.getByLabel('Answer 1', { exact: true }).fill('6 feet or less');
  await question.getByLabel('After answer 1, go to').selectOption('New result');
  await question.getByLabel('Answer 2', { exact: true }).fill('More than 6 feet');
  await question.getByLabel('After answer 2, go to').selectOption('New result');

  // the problems lead to their places
  await expect(page.getByRole('heading', { name: '4 things to fix' })).toBeVisible();
  await page.getByRole('button', { name: 'Result 1: enter a title.' }).click();
  const none = part(page, 'Result 1');
  await expect(none.getByLabel('Title')).toBeFocused();
  await page.keyboard.type('No permit needed');
  await none.getByLabel('Explanation').fill('You can build it right away.');
  const needed = part(page, 'Result 2');
  await needed.getByLabel('Title').fill('You need a fence permit');
  await needed.getByLabel('Add form').selectOption('Fence permit');
  await needed.getByLabel('Why people need it').fill('We check tall fences for wind.');
  await expect(page.getByRole('heading', { name: 'Ready to publish' })).toBeVisible();

  // the preview is the finder itself
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByLabel('More than 6 feet').check();
  await preview.getByRole('button', { name: 'Continue' }).click();
  await expect(preview.getByText('We check tall fences for wind.')).toBeVisible();

  // a deleted answer comes back
  await question.getByRole('button', { name: 'Add answer' }).click();
  await question.getByLabel('Answer 3', { exact: true }).fill('I don’t know');
  await question.getByRole('button', { name: 'Delete answer 3' }).click();
  await expect(question.getByLabel('Answer 3', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(question.getByLabel('Answer 3', { exact: true })).toHaveValue('I don’t know');
  await question.getByRole('button', { name: 'Delete answer 3' }).click();
  await expectGoodInEveryViewport(page);

  await waitUntilSaved(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Permit finder published')).toBeVisible();
  const link = page.getByRole('link', { name: 'See it as residents do' });
  const address = (await link.getAttribute('href')) ?? '';

  const resident = await (await browser.newContext()).newPage();
  await resident.goto(address);
  await expect(resident.getByRole('heading', { level: 1, name: 'How tall is the fence?' })).toBeVisible();
  await expect(resident.getByText('Question 1 of 1')).toBeVisible();
  await expectGoodInEveryViewport(resident);
  await resident.getByRole('button', { name: 'Continue' }).press('Enter');
  await expect(resident.getByRole('alert')).toContainText('Choose an answer');
  await resident.getByRole('link', { name: 'Choose an answer' }).press('Enter');
  await resident.keyboard.press('ArrowDown');
  await resident.keyboard.press('Enter');
  await expect(resident.getByRole('heading', { level: 1, name: 'You need a fence permit' })).toBeFocused();
  await expectGoodInEveryViewport(resident);

  // the answers are in the address
  await resident.reload();
  await expect(resident.getByText('We check tall fences for wind.')).toBeVisible();
  await resident.getByRole('link', { name: 'Change your answer to “How tall is the fence?”' }).press('Enter');
  await expect(resident.getByLabel('More than 6 feet')).toBeChecked();
  await resident.getByLabel('6 feet or less').check();
  await resident.getByRole('button', { name: 'Continue' }).press('Enter');
  await expect(resident.getByText('You can build it right away.')).toBeVisible();
  await resident.goBack();
  await resident.goBack();
  await expect(resident.getByRole('heading', { level: 1, name: 'You need a fence permit' })).toBeVisible();

  await resident.emulateMedia({ media: 'print' });
  await expect(resident.getByText(`${address.split('/')[1] ?? ''}/fence-permit`)).toBeVisible();
  await expect(resident.getByText('More than 6 feet')).toBeVisible();
  await expect(resident.getByRole('button', { name: 'Print this page' })).toBeHidden();
  await resident.emulateMedia({ media: 'screen' });

  await resident.getByRole('link', { name: 'See the form Fence permit' }).press('Enter');
  await expect(resident.getByRole('heading', { level: 1, name: 'Fence permit' })).toBeVisible();
  await resident.context().close();

  // without scripts, or before they have loaded
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(address);
  await plain.getByRole('button', { name: 'Continue' }).click();
  await expect(plain.getByRole('alert')).toContainText('Choose an answer');
  await plain.getByLabel('More than 6 feet').check();
  await plain.getByRole('button', { name: 'Continue' }).click();
  await expect(plain.getByRole('heading', { level: 1, name: 'You need a fence permit' })).toBeVisible();
  await plain.getByRole('link', { name: 'Change your answer to “How tall is the fence?”' }).click();
  await expect(plain.getByLabel('More than 6 feet')).toBeChecked();
  await plain.context().close();
});

test('two managers never overwrite each other @all', async ({ page, browser }) => {
  await signUpVerified(page, 'Mona Manager');
  const team = await createOwnTeam(page);
  const path = `/teams/${team.slug}/finder`;
  await page.goto(path);
  await page.getByRole('button', { name: 'Add question' }).click();
  await page.keyboard.type('First?');
  await waitUntilSaved(page);
  const cookies = await page.context().cookies();
  const context = await browser.newContext();
  await context.addCookies(cookies);
  const other = await context.newPage();
  await other.goto(path);
  await other.getByLabel('Question', { exact: true }).fill('Second?');
  await waitUntilSaved(other);
  await page.getByLabel('Question', { exact: true }).fill('Third?');
  await expect(page.getByText('Someone else changed this finder')).toBeVisible();
  await page.getByRole('button', { name: 'Load their version' }).click();
  await expect(page.getByLabel('Question', { exact: true })).toHaveValue('Second?');
  await context.close();
});
