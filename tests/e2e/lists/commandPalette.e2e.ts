import type { Page } from '@playwright/test';
import { openPart } from '#tests/e2e/support/formEditor.ts';
import { addStep, newForm } from '#tests/e2e/support/forms.ts';
import { createOwnTeam, signUpVerified } from '#tests/e2e/support/people.ts';
import { staffWithSubmissions } from '#tests/e2e/support/staffWithSubmissions.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { openAsPlayer } from '#tests/e2e/support/town.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';

const line = (page: Page) =>
  page.getByRole('combobox', { name: 'Search submissions, forms, teams, pages, and actions' });
const palette = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' });
const options = (page: Page, group: string) => palette(page).getByRole('group', { name: group }).getByRole('option');
const foundBy = (url: URL): boolean => url.pathname.startsWith('/graphql');

test('a clerk goes anywhere with a few letters and returns to recent places', async ({ page, browser }) => {
  const { submissions, colleague, form } = await staffWithSubmissions(browser, page, 2);
  await colleague.context().close();
  const [one] = submissions;
  await page.goto('/');
  const tabs = page.getByRole('navigation', { name: 'Sections' });
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  // Wait until the page that / redirects to has taken focus.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  // a page, from the start page
  await tabs.getByRole('link', { name: 'My Tasks' }).focus();
  await page.keyboard.press('Control+k');
  await expect(line(page)).toBeFocused();
  await expect(options(page, 'Pages').first()).toBeVisible();
  await expectGoodInEveryViewport(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  // The tabs collapse when the window narrows, so focus returns to the link once it is back.
  await expect(page.locator('nav a[href="/my_tasks"]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(tabs.getByRole('link', { name: 'My Tasks' })).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('exports');
  await expect(options(page, 'Pages')).toHaveText([/Exports Manager/, /Bulk Form Exports/]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/exports');
  await expect(palette(page)).toBeHidden();

  // an action, with the arrow keys
  await page.keyboard.press('Control+k');
  await page.keyboard.type('create');
  await expect(options(page, 'Actions').first()).toHaveText(/Create new form/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/workflows/new');
  // The shortcut works inside a text field, and the open palette closes with its own shortcut.
  await page.getByLabel('Name', { exact: true }).focus();
  await page.keyboard.press('Control+k');
  await expect(line(page)).toBeFocused();

  // a submission by number
  await page.keyboard.type(`#${one?.scopedId}`);
  const found = options(page, 'Submissions').filter({ hasText: form });
  await expect(found.first()).toBeVisible();
  await expectGoodInEveryViewport(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(line(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/initiated_flows/${one?.id}`);
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(form) })).toBeVisible();

  // commands for a submission: with a confirmation where applicants are notified, and with Undo
  const number = `#${one?.scopedId}`;
  await page.keyboard.press('Control+k');
  await expect(options(page, 'Submission actions')).toHaveText([
    new RegExp(`Put ${number} on hold`),
    new RegExp(`Assign ${number} to me`),
  ]);
  await page.keyboard.type(`hold ${one?.scopedId}`);
  await expect(options(page, 'Submission actions')).toHaveText([new RegExp(`Put ${number} on hold`)]);
  await expectGoodInEveryViewport(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: `Put ${number} on hold?` });
  await question.getByRole('button', { name: `Put ${number} on hold` }).click();
  await expect(page.getByText('Submission halted')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Submission halted')).toBeHidden();
  await page.keyboard.press('Control+k');
  await page.keyboard.type(`assign ${one?.scopedId} to carl`);
  await expect(options(page, 'Submission actions')).toHaveText([new RegExp(`Assign ${number} to Carl Colleague`)]);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${number} is assigned to Carl Colleague`)).toBeVisible();

  // a form by part of its name
  await page.keyboard.press('Control+k');
  await page.keyboard.type('licence spring');
  await expect(options(page, 'Forms').first()).toContainText(form);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/workflows\/[0-9a-f-]+/);
  await expect(page.getByRole('heading', { level: 1, name: form })).toBeVisible();

  // one of the form's pages, by name
  await page.keyboard.press('Control+k');
  await page.keyboard.type('settings licence');
  await expect(options(page, 'Pages')).toHaveText([new RegExp(`Settings: ${form}`)]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/workflows\/[0-9a-f-]+\/configuration$/);
  await expect(page.getByRole('heading', { level: 1, name: form })).toBeVisible();

  // Recent places come first and are cleared on sign-out.
  await page.keyboard.press('Control+k');
  await expect(options(page, 'Recent')).toHaveText([new RegExp(form), new RegExp(`#${one?.scopedId}`)]);
  expect(await page.evaluate(() => localStorage.getItem('portico.recent'))).not.toContain(form);
  await page.keyboard.type('nothing is called so');
  await expect(palette(page)).toContainText('Nothing found for “nothing is called so”.');
  await expectGoodInEveryViewport(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await line(page).fill('my tas');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'My Tasks' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('sign out');
  // The results for the first letters are gone.
  await expect(palette(page).getByRole('option')).toHaveText([/Sign out/]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sign_in/);
  expect(await page.evaluate(() => localStorage.getItem('portico.recent'))).toBeNull();
});

test.describe('on a slow connection', () => {
  test.use({ mayComplain: true });

  test('applies results in typing order, shows when a search is slow, and can retry a failed one @all', async ({
    page,
    browser,
  }) => {
    const { colleague, form } = await staffWithSubmissions(browser, page, 1);
    await colleague.context().close();
    await page.goto('/');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(options(page, 'Pages').first()).toBeVisible();
    let searches = 0;
    const held: (() => void)[] = [];
    const hold = async (): Promise<void> => new Promise((resolve) => held.push(resolve));
    await page.route(foundBy, async (route) => {
      if (!(route.request().postData() ?? '').includes('"term"')) return route.continue();
      searches += 1;
      // The first response arrives last.
      if (searches === 1) await hold();
      return route.continue();
    });
    await page.keyboard.type('li', { delay: 10 });
    await page.keyboard.type('cence', { delay: 120 });
    await expect(options(page, 'Forms').first()).toContainText(form);
    expect(searches).toBeGreaterThan(1);
    held.forEach((go) => go());
    await expect(options(page, 'Forms').first()).toContainText(form);

    await page.unroute(foundBy);
    held.length = 0;
    await page.route(foundBy, async (route) => {
      await hold();
      await route.continue();
    });
    await line(page).fill('dog');
    await expect(palette(page)).toContainText('Searching…');
    await expect(palette(page)).toContainText('Still searching. This is taking longer than usual.');
    held.forEach((go) => go());
    await expect(palette(page)).toContainText(/\d results?/);

    await page.unroute(foundBy);
    await page.route(foundBy, (route) => route.abort());
    await line(page).fill('certificate');
    await expect(palette(page).getByRole('alert')).toContainText('We couldn’t complete the search.');
    await expectGoodInEveryViewport(page);
    await page.unroute(foundBy);
    await palette(page).getByRole('button', { name: 'Try again' }).click();
    await expect(palette(page)).toContainText('Nothing found for “certificate”.');
  });
});

test('keeps keystrokes typed before the palette loads, and only staff have it @all', async ({ browser }) => {
  const page = await openAsPlayer(browser, 'reviewer');
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
  let go = (): void => undefined;
  const late = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(/\/Palette-[^/]*\.js$/, async (route) => {
    await late;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('my ta');
  go();
  await expect(line(page)).toHaveValue('my ta');
  await page.keyboard.type('sks');
  await expect(options(page, 'Pages')).toHaveText([/My Tasks/]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/my_tasks/);
  await page.context().close();

  const resident = await openAsPlayer(browser, 'resident');
  await expect(resident.getByRole('button', { name: /^Account/ })).toBeVisible();
  await resident.keyboard.press('Control+k');
  await expect(resident.getByRole('button', { name: 'Search', exact: true })).toBeHidden();
  await expect(palette(resident)).toBeHidden();
  await resident.context().close();
});

test('the rich text editor keeps its own Ctrl+K shortcut @all', async ({ page }) => {
  await signUpVerified(page);
  const form = await newForm(page, await createOwnTeam(page));
  await addStep(page, form, { name: 'Your land' });
  await page.goto(`${form.path}/edit`);
  await openPart(page, 'Description and instructions');
  const text = page.getByRole('textbox', { name: 'Description', exact: true });
  await text.click();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Bring the deed.');
  await expect(text).toHaveText('Bring the deed.');
  await expect(palette(page)).toBeHidden();
  await page.getByRole('button', { name: 'Search', exact: true }).focus();
  await page.keyboard.press('Control+k');
  await expect(line(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeHidden();
});
