import type { Locator, Page } from '@playwright/test';
import { signUpPerson } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';

const formPath = '/city-hall/zoning-letter';

const parcels = (page: Page): Locator => page.getByRole('listbox', { name: 'Parcel: choose one' });
const active = (page: Page): Locator => parcels(page).getByRole('option', { selected: true });
const canvas = (page: Page): Locator => page.locator('canvas.maplibregl-canvas');

/** Starts the form that asks for a parcel. */
async function startLetter(page: Page): Promise<void> {
  await page.goto(formPath);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('group', { name: 'Parcel' })).toBeVisible();
  await expect(parcels(page)).toBeVisible();
}

async function expectChosen(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('group', { name: 'Parcel' })).toContainText(name);
  await expect(parcels(page)).toBeHidden();
  await expect(page.getByText('All Changes Saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('group', { name: 'Parcel' })).toContainText(name);
}

test('a resident finds a parcel by address and chooses it with the keyboard alone', async ({ page }) => {
  await signUpPerson(page, 'Nora Newell');
  await startLetter(page);
  const search = page.getByLabel('Find by name, number, or address');
  await search.focus();
  await page.keyboard.type('7 hill rd');
  await page.keyboard.press('Enter');
  await expect(parcels(page).getByRole('option').first()).toContainText('7 Hill Road');
  await page.keyboard.press('Tab');
  while (!(await parcels(page).evaluate((list) => list === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(active(page)).toContainText('7 Hill Road');
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await expect(active(page)).toContainText('7 Hill Road');
  await expectGoodInEveryViewport(page);
  await parcels(page).focus();
  await page.keyboard.press('Enter');
  await expectChosen(page, '14-08-0007');
});

test('a resident chooses a parcel on the map with the mouse @all', async ({ page }) => {
  await signUpPerson(page, 'Ned Neighbor');
  await startLetter(page);
  await page.getByLabel('Find by name, number, or address').fill('nothing like this');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sorry, no Parcel matches.')).toBeVisible();
  await page.getByLabel('Find by name, number, or address').fill('112 elm');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByText('1 parcel found')).toBeVisible();
  // The only match is in the middle of the map.
  await expect(canvas(page)).toBeVisible();
  await expect(async () => {
    await canvas(page).click();
    await expect(active(page)).toContainText('112 Elm Street', { timeout: 1_000 });
  }).toPass();
  await page.getByRole('button', { name: 'Show what’s on the map' }).click();
  await expect(page.getByText(/^\d+ parcels on this part of the map$/)).toBeVisible();
  await canvas(page).click();
  await page.getByRole('button', { name: 'Use 14-05-0112' }).click();
  await expectChosen(page, '14-05-0112');
});

test.describe('without the map service', () => {
  test.use({ mayComplain: true });

  test('the picker shows it and can be tried again @all', async ({ page }) => {
    await signUpPerson(page, 'Nora Newell');
    await startLetter(page);
    await page.context().setOffline(true);
    await page.getByLabel('Find by name, number, or address').fill('112 elm');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('The map service isn’t responding.');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(active(page).or(parcels(page).getByRole('option').first())).toContainText('112 Elm Street');
  });
});
