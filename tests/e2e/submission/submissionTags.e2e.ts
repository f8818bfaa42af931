import { randomInt } from 'node:crypto';
import type { Browser, Locator, Page } from '@playwright/test';
import type { TownPerson } from '#server/demoTown/townPeople.ts';
import { expectNoOverflow, expectAccessible } from '#tests/e2e/support/axe.ts';
import { sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { signInAsPlayer, launchPermit } from '#tests/e2e/support/town.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';

/** Tags belong to the whole team, so each test uses unique ones. */
const newTag = (word: string): string => `${word} ${randomInt(1e9).toString(36)}`;

interface Permit {
  readonly submissionId: string;
  readonly path: string;
}

async function permitFor(page: Page, player: TownPerson): Promise<Permit> {
  await signInAsPlayer(page, player);
  const { id } = await launchPermit('newcomer');
  return { submissionId: id, path: `/initiated_flows/manager/${id.split(':')[1]}` };
}

async function somebody(browser: Browser, player: TownPerson): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInAsPlayer(page, player);
  return page;
}

const tagsOn = (page: Page): Locator => page.getByRole('list', { name: 'Tags' });
const manage = (page: Page): Locator => page.getByRole('button', { name: 'Manage tags' });
const manager = (page: Page): Locator => page.getByRole('dialog', { name: 'Manage tags' });
const search = (page: Page): Locator => manager(page).getByRole('searchbox', { name: 'Find or create a tag' });
const here = (page: Page): Locator => manager(page).getByRole('region', { name: 'On this submission' });
const offered = (page: Page): Locator => manager(page).getByRole('region', { name: 'Tags to add' });

async function edit(page: Page, tag: string, deed: string): Promise<void> {
  await here(page)
    .getByRole('button', { name: `Edit ${tag}` })
    .click();
  await page.getByRole('menuitem', { name: deed }).click();
}

test('staff add and remove tags on a submission, and others see it immediately @phone-too @all', async ({
  page,
  browser,
}) => {
  const [flood, fence] = [newTag('flood'), newTag('fence')];
  const { path } = await permitFor(page, 'owner');
  await page.goto(path);
  const colleague = await somebody(browser, 'author');
  await colleague.goto(path);
  await manage(page).click();
  await expect(here(page)).toContainText('No tags yet.');
  await search(page).fill(`  ${flood.toUpperCase()} `);
  await expect(offered(page)).toContainText(`No other tag contains “${flood}”.`);
  await search(page).press('Enter');
  await expect(here(page)).toContainText(flood);
  await expect(search(page)).toHaveValue('');
  await expect(page.getByText(`Tag added: ${flood}`)).toBeVisible();
  await expect(tagsOn(colleague)).toHaveText(flood);

  // A tag that one person removes can be added again by another.
  await search(page).fill(fence);
  await manager(page).getByRole('button', { name: 'Add tag' }).click();
  await expect(tagsOn(colleague).getByRole('listitem')).toHaveText([flood, fence]);
  await here(page)
    .getByRole('button', { name: `Remove ${flood}` })
    .click();
  await expect(here(page).getByRole('button', { name: `Remove ${fence}` })).toBeFocused();
  await expect(tagsOn(colleague)).toHaveText(fence);
  await search(page).fill(flood.slice(2));
  await expect(offered(page).getByRole('listitem')).toHaveCount(1);

  // undo an accidental removal
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(manager(page)).toBeVisible();
  await expect(here(page)).toContainText(flood);
  await expect(tagsOn(colleague).getByRole('listitem')).toHaveText([fence, flood]);
  await expect(offered(page)).not.toContainText(flood);
  // A flash message stays while hovered, and its colors have no contrast while it fades.
  await page.mouse.move(0, 0);
  await expect(page.getByText(/^Tag (added|removed)/)).toHaveCount(0, { timeout: 30_000 });
  await expectAccessible(page);
  await expectNoOverflow(page);
  await manager(page).getByRole('button', { name: 'Close' }).click();
  await expect(manage(page)).toBeFocused();
  await expect(tagsOn(page).getByRole('listitem')).toHaveText([fence, flood]);
  await colleague.context().close();
});

test('manages tags by keyboard alone @all', async ({ page }) => {
  const [first, second] = [newTag('alpha'), newTag('beta')];
  const { path } = await permitFor(page, 'owner');
  await page.goto(path);
  await manage(page).focus();
  await page.keyboard.press('Enter');
  await expect(manager(page)).toBeVisible();
  await search(page).focus();
  for (const name of [first, second]) {
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(here(page)).toContainText(name);
    await expect(search(page)).toBeFocused();
  }
  await here(page)
    .getByRole('button', { name: `Remove ${first}` })
    .press('Enter');
  await expect(here(page).getByRole('button', { name: `Remove ${second}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type(first);
  await expect(offered(page).getByRole('listitem')).toHaveCount(1);
  await offered(page)
    .getByRole('button', { name: `Add ${first}` })
    .press('Enter');
  await expect(here(page)).toContainText(first);
  await expect(search(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(manage(page)).toBeFocused();
});

test('rejects reserved and blank tag names at the input @all', async ({ page }) => {
  const { path } = await permitFor(page, 'owner');
  await page.goto(path);
  await manage(page).click();
  for (const [typed, sentence] of [
    ['Renewal', 'Name is reserved'],
    ['', 'Find or create a tag cannot be left blank'],
  ] as const) {
    await search(page).fill(typed);
    await search(page).press('Enter');
    await expect(manager(page).getByRole('link', { name: sentence })).toBeVisible();
    await expect(search(page)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(here(page)).toContainText('No tags yet.');
});

test('shows three tags with long names truncated, and the rest on request @all', async ({ page, browser }) => {
  const { path, submissionId } = await permitFor(page, 'owner');
  const long = newTag('needs an answer of the fire marshal before');
  const names = [long, newTag('b'), newTag('c'), newTag('d'), newTag('e')];
  for (const newTagName of names)
    await sendMutationRequest(page.request, 'tagSubmission', { submissionId, newTagName }, 'tagging { id }');
  await page.goto(path);
  await expect(tagsOn(page).getByRole('listitem')).toHaveCount(3);
  await expect(tagsOn(page).getByTitle(long)).toContainText(`${long.slice(0, 25).trimEnd()}…`);
  await page.getByRole('button', { name: 'Show 2 more' }).click();
  await expect(tagsOn(page).getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('button', { name: 'Show less' })).toBeFocused();
  await expectGoodInEveryViewport(page);
  await page.getByRole('button', { name: 'Show less' }).click();
  await expect(tagsOn(page).getByRole('listitem')).toHaveCount(3);
  await manage(page).click();
  await expect(here(page).getByRole('button', { name: `Edit ${long}` })).toBeVisible();
  await expectGoodInEveryViewport(page);

  // Applicants see no tags and no tag controls.
  const resident = await somebody(browser, 'newcomer');
  await resident.goto(path);
  await expect(resident.getByLabel('Description of work')).toBeVisible();
  await expect(tagsOn(resident)).toBeHidden();
  await expect(manage(resident)).toBeHidden();
  await resident.context().close();
});

test('a tag manager renames and deletes tags wherever they are used @phone-too @all', async ({ page, browser }) => {
  const [typo, right, other] = [newTag('flod'), newTag('flood'), newTag('fence')];
  const { path, submissionId } = await permitFor(page, 'owner');
  const { id: second } = await launchPermit('newcomer');
  for (const [at, newTagName] of [
    [submissionId, typo],
    [second, typo],
    [submissionId, other],
  ] as const)
    await sendMutationRequest(page.request, 'tagSubmission', { submissionId: at, newTagName }, 'tagging { id }');
  await page.goto(path);
  const colleague = await somebody(browser, 'author');
  await colleague.goto(path);
  await expect(tagsOn(colleague).getByRole('listitem')).toHaveText([typo, other]);

  await manage(page).click();
  await edit(page, typo, 'Rename tag');
  const rename = page.getByRole('dialog', { name: 'Rename tag' });
  await rename.getByRole('textbox', { name: 'Name' }).fill(other.toUpperCase());
  await rename.getByRole('button', { name: 'Rename' }).click();
  await expect(rename.getByRole('link', { name: 'Name already taken' })).toBeVisible();
  await expectAccessible(page);
  await rename.getByRole('textbox', { name: 'Name' }).fill(right);
  await rename.getByRole('button', { name: 'Rename' }).click();
  await expect(rename).toBeHidden();
  await expect(here(page).getByRole('button', { name: `Edit ${right}` })).toBeFocused();
  await expect(tagsOn(colleague).getByRole('listitem')).toHaveText([right, other]);

  await edit(page, right, 'Delete tag');
  const question = page.getByRole('alertdialog', { name: `Delete the tag “${right}”?` });
  await expect(question).toContainText('It will be removed from 2 submissions.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(tagsOn(colleague).getByRole('listitem')).toHaveText([right, other]);
  await edit(page, right, 'Delete tag');
  await question.getByRole('button', { name: 'Delete tag' }).click();
  await expect(question).toBeHidden();
  await expect(here(page).getByRole('listitem')).toHaveCount(1);
  await expect(tagsOn(colleague).getByRole('listitem')).toHaveText([other]);
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true);
  await colleague.context().close();
});
