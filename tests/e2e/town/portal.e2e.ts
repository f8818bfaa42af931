import { expect, test } from '#tests/e2e/support/test.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';

test('a resident finds a form from the start page by keyboard and a misspelled synonym and starts it', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'City Hall' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'City Hall' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search for a form' }).focus();
  await page.keyboard.type('pupyy lisence');
  await expect(page.getByRole('status')).toHaveText('1 form found for “pupyy lisence”');
  await expect(page).toHaveURL('/city-hall?q=pupyy+lisence');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Dog license' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dog license' })).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Contact email')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Search for a form' })).toHaveValue('pupyy lisence');
  await expect(page.getByRole('link', { name: 'Dog license' })).toBeVisible();
});

test('a town shows its forms by category, open and closed, in every viewport', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'City Hall' }).click();
  const events = page.getByRole('region', { name: 'Events and neighborhoods' });
  await expect(page.getByRole('list', { name: 'Building and property' }).getByRole('link')).toHaveCount(3);
  const closed = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Neighborhood grant' }) });
  await expect(closed.first()).toContainText('Not accepting new submissions');
  await expectGoodInEveryViewport(page);

  await page.getByRole('button', { name: 'Business (3)' }).click();
  await expect(page.getByRole('status')).toHaveText('3 forms found');
  await expect(page.getByRole('link', { name: 'Food truck permit' })).toBeVisible();
  await expect(events).toHaveCount(0);
  await page.getByRole('searchbox').fill('spaceship');
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('0 forms found for “spaceship”');
  await expectGoodInEveryViewport(page);
  await page.getByRole('button', { name: 'See all forms' }).click();
  await expect(page.getByRole('link', { name: 'Building permit' })).toBeVisible();
});

test('the start page finds forms and towns, and its sections are reached from the navigation', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expectGoodInEveryViewport(page);
  await page.getByRole('searchbox').fill('picnic pavillion');
  await expect(page.getByRole('status')).toContainText('1 form found');
  await expect(page.getByRole('link', { name: 'Picnic shelter reservation' })).toBeVisible();
  await page.getByRole('searchbox').fill('parks');
  await expect(page.getByRole('link', { name: 'Parks and Recreation' })).toBeVisible();
  await expectGoodInEveryViewport(page);
  await page.getByRole('searchbox').fill('');
  await page.getByRole('link', { name: 'For staff' }).click();
  await expect(page.getByRole('heading', { name: 'For the people who run the town' })).toBeInViewport();
});

test('the word on the start page changes every 2.5 seconds, but not with reduced motion', async ({ page }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const word = page.locator('[data-rotating] > [data-shown]');
  await expect(word).toHaveText('building permit');
  await page.clock.runFor(2_500);
  await expect(word).toHaveText('dog license');
  await page.getByRole('button', { name: 'Pause the changing words' }).click();
  await page.clock.runFor(10_000);
  await expect(word).toHaveText('dog license');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await page.clock.runFor(10_000);
  await expect(word).toHaveText('building permit');
});

test.describe('an unknown town', () => {
  // the browser reports the status
  test.use({ mayComplain: true });

  test('is not found', async ({ page }) => {
    const answer = await page.goto('/no-such-town');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  });
});
