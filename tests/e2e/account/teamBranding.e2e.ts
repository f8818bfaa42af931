import type { Page } from '@playwright/test';
import { addStep, newForm, publish, waitUntilSaved } from '#tests/e2e/support/forms.ts';
import { createOwnTeam, newAddress, password, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';

/** A drawing of this size, as someone would choose it from their computer. */
async function drawing(page: Page, width: number, height: number): Promise<Buffer> {
  const drawn = await page.evaluate(
    ([across, down]) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [across ?? 1, down ?? 1];
      const pen = canvas.getContext('2d');
      if (pen === null) return '';
      const sky = pen.createLinearGradient(0, 0, 0, canvas.height);
      sky.addColorStop(0, 'skyblue');
      sky.addColorStop(1, 'seagreen');
      pen.fillStyle = sky;
      pen.fillRect(0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    [width, height],
  );
  return Buffer.from(drawn, 'base64');
}

/** Wherever residents see the team: its logo and name in the bar, linking to its public page. */
const expectBranded = async (page: Page, slug: string): Promise<void> => {
  const brand = page.getByRole('banner').getByRole('link', { name: 'Town seal Spring Valley' });
  await expect(brand).toHaveAttribute('href', `/${slug}`);
  await expect(brand.getByRole('img')).toHaveJSProperty('naturalWidth', 400);
};

const accent = (page: Page): Promise<string> =>
  page.evaluate(() => document.documentElement.style.getPropertyValue('--accent-solid'));

test("a manager sets the team's logo, banner, and color, and a resident sees them everywhere", async ({
  page,
  browser,
}) => {
  test.slow();
  await signUpVerified(page);
  const team = await createOwnTeam(page);
  const form = await newForm(page, team, 'Street fair');
  await addStep(page, form, { name: 'Your fair', fields: [['Name of the fair', 'string']] });
  await publish(page, form);
  await page.goto(`/teams/${team.slug}`);

  await page.getByRole('tab', { name: 'Look' }).click();
  const save = page.getByRole('button', { name: 'Save changes' });
  const logo = page.getByRole('form', { name: 'Logo' });
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  const seal = { name: 'seal.png', mimeType: 'image/png', buffer: await drawing(page, 400, 200) };
  await logo.getByLabel('Choose a logo').setInputFiles({ ...seal, buffer: Buffer.from('no picture') });
  await expect(logo.getByRole('alert')).toContainText('We couldn’t open this image.');
  await logo.getByLabel('Choose a logo').setInputFiles(seal);
  await logo.getByLabel('Logo description').fill('Town seal');
  await save.click();
  await expect(page.getByText('Changes saved')).toBeVisible();
  await expect(save).toHaveAttribute('aria-disabled', 'true');

  const banner = page.getByRole('form', { name: 'Portal banner' });
  const river = { name: 'river.png', mimeType: 'image/png', buffer: await drawing(page, 1_600, 1_600) };
  await banner.getByLabel('Choose a banner image').setInputFiles(river);
  await banner.getByLabel('Zoom').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(banner.getByLabel('Vertical position')).toBeFocused();
  await page.keyboard.press('End');
  await banner.getByLabel('Focal point, top to bottom').press('End');
  await banner.getByLabel('Banner description').fill('The river');
  await expectGoodInEveryViewport(page);
  await save.click();
  await expect(save).toHaveAttribute('aria-disabled', 'true');

  const color = page.getByRole('form', { name: 'Color' });
  await color.getByLabel('Color', { exact: true }).fill('#8a1f5c');
  await expect(color.getByText('We’ll use the color as it is.')).toBeVisible();
  await save.click();
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await page.reload();
  await expect(banner.getByLabel('Vertical position')).toHaveValue('1');
  await expect(banner.getByLabel('Focal point, top to bottom')).toHaveValue('100');
  await expect(logo.getByLabel('Logo description')).toHaveValue('Town seal');

  const resident = await (await browser.newContext()).newPage();
  await resident.goto(`/${team.slug}/street-fair`);
  await expectBranded(resident, team.slug);
  await expect(resident.getByRole('img', { name: 'The river' })).toBeVisible();
  await expect.poll(() => accent(resident)).toContain('#8a1f5c');
  await expectGoodInEveryViewport(resident);
  await resident.getByRole('button', { name: 'Start' }).click();
  await expectBranded(resident, team.slug);
  await expect(resident.getByRole('img', { name: 'The river' })).toHaveCount(0);
  const email = newAddress('Rosa Rivers');
  await resident.getByLabel('Contact email').fill(email);
  await resident.getByRole('button', { name: 'Next >' }).click();
  await resident.getByLabel('Display Name').fill('Rosa Rivers');
  await resident.getByRole('button', { name: 'Next >' }).click();
  await resident.getByLabel('Password', { exact: true }).fill(password);
  await resident.getByRole('button', { name: 'Launch submission >' }).click();
  await expect(resident.getByLabel('Name of the fair')).toBeVisible();
  await expectBranded(resident, team.slug);
  await resident.getByLabel('Name of the fair').fill('Spring fair');
  await waitUntilSaved(resident);
  await resident.getByRole('button', { name: 'Complete this submission' }).click();
  await expect(resident.getByText('This submission was completed', { exact: true })).toBeVisible();

  const html = await teamEmail(resident, email);
  expect(html).toMatch(/<img src="http[^"]*\/images\/teams\/[^"]+" alt="Town seal" height="56"/);
  expect(html).toContain('class="button"');
  expect(html).toContain('background:#8a1f5c;color:#ffffff');
  await resident.context().close();

  await logo.getByRole('button', { name: 'Remove logo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove logo' }).click();
  await expect(logo.getByText('No logo yet.')).toBeVisible();
});

/** Waits for an email of the team to this person. */
async function teamEmail({ request }: Page, email: string): Promise<string> {
  let found = '';
  await expect(async () => {
    const list = await (await request.get('/dev/mail', { params: { to: email, live: 'off' } })).text();
    for (const [, id] of list.matchAll(/href="\/dev\/mail\/([0-9a-f-]{36})"/g)) {
      const html = await (await request.get(`/dev/mail/${id}/html`)).text();
      if (html.includes('>Spring Valley</p>')) found = html;
    }
    expect(found).not.toBe('');
  }).toPass({ timeout: 15_000 });
  return found;
}
