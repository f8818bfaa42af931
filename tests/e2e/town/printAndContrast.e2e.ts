import { everySubmission } from '#tests/e2e/support/lists.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { signInAsPlayer, sendPermit } from '#tests/e2e/support/town.ts';

test("prints a submission's answers in black without controls @all", async ({ page }) => {
  const { address, submissionId } = await sendPermit('newcomer');
  await page.emulateMedia({ colorScheme: 'dark' });
  await signInAsPlayer(page, 'owner');
  await page.goto(`/initiated_flows/manager/${submissionId}`);
  await page.getByRole('link', { name: /Your project/ }).click();
  await expect(page.getByText(address).first()).toBeVisible();
  const ground = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const ofTheScreen = await ground();

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(address).first()).toBeVisible();
  await expect(page.getByText('A single-family house with two stories and a garage.')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Steps' })).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  expect(await ground()).toBe('rgb(255, 255, 255)');
  expect(ofTheScreen).not.toBe('rgb(255, 255, 255)');
});

test('prints the full list in black, with each row as a card in a narrow window @all', async ({ page }) => {
  await signInAsPlayer(page, 'owner');
  await page.setViewportSize({ width: 1100, height: 900 });
  // Sort by due date, so submissions launched by other tests don't push it down.
  await page.goto(`${everySubmission}&sort=dueAt&order=ascending`);
  const table = page.getByRole('table');
  const row = table.getByRole('row', { name: /115 Main Street/ });
  await expect(row).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  // Column titles are buttons for sorting, but they still print.
  for (const pressed of [page.getByRole('search'), page.getByRole('checkbox'), page.locator('button:not(thead *)')])
    await expect(pressed.filter({ visible: true })).toHaveCount(0);
  const cut = await table
    .locator('td > *')
    .evaluateAll(
      (parts) => parts.filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0).length,
    );
  expect(cut).toBe(0);
  await expect(table.getByText(/ ago$|^just now$/).filter({ visible: true })).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');

  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await page.setViewportSize({ width: 320, height: 800 });
  const cells = row.getByRole('cell').filter({ visible: true });
  // Cells are stacked, each with its column title. A window that was wider keeps fewer cells until it
  // re-renders.
  const tops = () => cells.evaluateAll((all) => new Set(all.map((cell) => cell.getBoundingClientRect().top)).size);
  await expect.poll(tops).toBeGreaterThan(5);
  await expect(row).toContainText('Overdue');
  expect(await row.evaluate((card) => card.scrollWidth <= card.clientWidth)).toBe(true);
});

test('in forced colors, buttons keep a border and the current step is marked @all', async ({ page }) => {
  const { submissionId } = await sendPermit('newcomer');
  await page.emulateMedia({ forcedColors: 'active' });
  await signInAsPlayer(page, 'owner');
  await page.goto(`/initiated_flows/manager/${submissionId}`);
  const steps = page.getByRole('navigation', { name: 'Steps' });
  const here = steps.locator('[aria-current]');
  await expect(here).toBeVisible();
  const edgeOf = (element: Element): string => getComputedStyle(element).borderInlineStartColor;
  const others = steps.getByRole('link').and(page.locator(':not([aria-current])')).first();
  expect(await here.evaluate(edgeOf)).not.toBe(await others.evaluate(edgeOf));
  const button = page.getByRole('main').getByRole('button').first();
  const { edge, ground } = await button.evaluate((element) => ({
    edge: getComputedStyle(element).borderTopColor,
    ground: getComputedStyle(document.body).backgroundColor,
  }));
  expect(edge).not.toBe(ground);
});
