import type { Locator, Page } from '@playwright/test';
import { openPart } from '#tests/e2e/support/formEditor.ts';
import { addStep, waitUntilSaved, newForm, type E2eForm } from '#tests/e2e/support/forms.ts';
import { createOwnTeam, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';

const fromGoogle = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-size:20pt;font-weight:400">Before you build</span></h1><p dir="ltr" style="line-height:1.38"><span style="font-size:11pt;color:#ff0000;font-weight:700">Bring</span><span style="font-weight:400"> the </span><a href="https://plans.example.gov/deed" style="text-decoration:none"><span style="font-style:italic">deed</span></a></p><ul><li dir="ltr"><p><span>Two copies</span></p></li><ul><li><p>signed</p></li></ul></ul></b>`;
const fromWord = `<html><head><style><!-- p.MsoListParagraph {color:red} --></style></head><body><!--StartFragment--><p class=MsoNormal>Then:<o:p></o:p></p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp; </span></span><![endif]>Call us</p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>2.</span>Wait</p><img src="/account" onerror="alert(1)"><script>alert(1)</script><!--EndFragment--></body></html>`;

const paste = (place: Locator, html: string): Promise<void> =>
  place.evaluate((target, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

const description = (page: Page): Locator => page.getByRole('textbox', { name: 'Description', exact: true });
const tool = (page: Page, name: string): Locator =>
  page.getByRole('toolbar', { name: 'Formatting: Description' }).getByRole('button', { name, exact: true });

async function opened(page: Page): Promise<E2eForm> {
  await signUpVerified(page);
  const form = await newForm(page, await createOwnTeam(page));
  await addStep(page, form, { name: 'Your land' });
  await page.goto(`${form.path}/edit`);
  await openPart(page, 'Description and instructions');
  return form;
}

test('keeps headings, lists, links, and bold pasted from a word processor, and can undo the paste @all', async ({
  page,
}) => {
  const form = await opened(page);
  const text = description(page);
  await text.click();
  await paste(text, fromGoogle);
  await expect(text.getByRole('heading', { level: 3 })).toHaveText('Before you build');
  await expect(text.locator('strong')).toHaveText(['Bring']);
  await expect(text.getByRole('link', { name: 'deed' })).toHaveAttribute('href', 'https://plans.example.gov/deed');
  await expect(text.locator('li li')).toHaveText('signed');
  await page.keyboard.press('Control+End');
  // leave both lists
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Enter');
  await paste(text, fromWord);
  await expect(text.getByText('alert')).toHaveCount(0);
  await expect(text.locator('ol > li')).toHaveText(['Call us', 'Wait']);
  await expect(text.locator('img, script, [style]')).toHaveCount(0);

  await tool(page, 'Undo').focus();
  await page.keyboard.press('Enter');
  await expect(text.locator('ol')).toHaveCount(0);
  await expect(tool(page, 'Undo')).toBeFocused();
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(tool(page, 'Undo')).toHaveAttribute('aria-disabled', 'true', { timeout: 100 });
  }).toPass();
  await expect(text).toHaveText('');
  await page.keyboard.press('ArrowRight');
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(tool(page, 'Redo')).toHaveAttribute('aria-disabled', 'true', { timeout: 100 });
  }).toPass();
  await expect(text.locator('ol > li')).toHaveCount(2);

  await text.getByRole('link', { name: 'deed' }).click();
  await tool(page, 'Link').click();
  await expect(page.getByLabel('Link address')).toHaveValue('https://plans.example.gov/deed');
  await page.getByLabel('Link address').fill('/account');
  await page.getByRole('button', { name: 'Change link' }).click();
  await expect(page.getByText('Enter an address such as')).toBeVisible();
  await expectGoodInEveryViewport(page);
  await page.getByLabel('Link address').fill('desk@plans.example.gov');
  await page.keyboard.press('Enter');
  await expect(text.getByRole('link', { name: 'deed' })).toHaveAttribute('href', 'mailto:desk@plans.example.gov');
  await tool(page, 'Link').click();
  await page.getByRole('button', { name: 'Remove link' }).click();
  await expect(text.getByRole('link')).toHaveCount(0);
  // Retry: just after regaining focus, the editor restores its previous selection.
  await expect(async () => {
    await text.getByText('Wait').click();
    await expect(tool(page, 'Numbered list')).toHaveAttribute('aria-pressed', 'true', { timeout: 500 });
  }).toPass();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('www.plans.example.gov and go on');
  await expect(text.getByRole('link')).toHaveText('www.plans.example.gov');
  await waitUntilSaved(page);

  await page.goto(`${form.path}/edit`);
  await expect(text.getByRole('heading', { level: 3 })).toHaveText('Before you build');
  await expect(text.locator('li li')).toHaveText('signed');
  await expect(text.locator('ol > li')).toHaveText(['Call us', 'Wait', 'www.plans.example.gov and go on']);
  await expect(text.getByRole('link')).toHaveAttribute('href', 'https://www.plans.example.gov');
});

test.describe('without a connection', () => {
  test.use({ mayComplain: true });

  test('keeps formatted text while offline and saves it on reconnecting @all', async ({ page, context }) => {
    const form = await opened(page);
    await description(page).click();
    await context.setOffline(true);
    await tool(page, 'Bulleted list').click();
    await page.keyboard.type('One');
    await expect(page.getByText('Some changes aren’t saved.')).toBeVisible();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Two');
    await expect(description(page).getByRole('listitem')).toHaveText(['One', 'Two']);
    await context.setOffline(false);
    await waitUntilSaved(page);
    await page.goto(`${form.path}/edit`);
    await expect(description(page).getByRole('listitem')).toHaveText(['One', 'Two']);
  });
});
