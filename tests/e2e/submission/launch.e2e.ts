import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/axe.ts';
import { sendQuery } from '#tests/e2e/support/graphql.ts';
import { emailedLink } from '#tests/e2e/support/mail.ts';
import { newAddress, password, signUpPerson, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { permitPath } from '#tests/e2e/support/town.ts';
import { expectGoodInEveryViewport } from '#tests/e2e/support/viewports.ts';
import launching from '#web/__generated__/LaunchingPageMutation.graphql.ts';

const launchingPath = `/graphql/${launching.params.id}`;

const start = (page: Page) => page.getByRole('button', { name: 'Start' });
const next = (page: Page) => page.getByRole('button', { name: 'Next >' });
const firstStep = (page: Page) => page.getByRole('heading', { name: 'Step 1 of 4: Your project' });

const launches = (page: Page): { readonly count: number } => {
  const seen = { count: 0 };
  page.on('request', (request) => {
    if (request.url().endsWith(launchingPath)) seen.count += 1;
  });
  return seen;
};

/** IDs of the person's submissions, read from their own list. */
async function started(page: Page): Promise<readonly string[]> {
  await page.goto('/');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Your submissions' })).toBeVisible();
  return page.getByRole('link', { name: /^Building permit #/ }).allTextContents();
}

test.describe('many screens', () => {
  test.use({ mayJump: 'it looks at many screens' });

  test("a form's public page and every wizard page fit and are accessible", async ({ page }) => {
    test.slow();
    const look = async (heading: string): Promise<void> => {
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expectGoodInEveryViewport(page);
    };
    await page.goto(permitPath);
    await look('Building permit');
    await page.getByRole('link', { name: 'Stats' }).click();
    await expect(page.getByRole('region', { name: 'Started by month' })).toBeVisible();
    await page.getByLabel('Question').selectOption('Type of work');
    await expect(page.getByRole('region', { name: 'Answers to Type of work' })).toContainText('Addition');
    await look('Stats');
    await page.getByRole('link', { name: 'Public record search' }).click();
    await page.getByLabel('Number, name, or address').fill('8 market');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText('Showing 1-1 of 1')).toBeVisible();
    await expect(page.getByRole('row', { name: /8 Market/ })).toContainText('Building permit: valid');
    await look('Public record search');
    await page.getByRole('link', { name: 'Form details' }).click();
    await start(page).click();
    await look("Let's get started");
    await page.getByLabel('Contact email').fill('ann@springfield.example');
    await next(page).click();
    await look('We found an existing account for that email');
    await page.goBack();
    await page.getByLabel('Contact email').fill(newAddress('Ida Wells'));
    await next(page).click();
    await look('Who is applying?');
    await page.getByLabel('Display Name').fill('Ida Wells');
    await next(page).click();
    await look('Choose a password');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Launch submission >' }).click();
    await expect(firstStep(page)).toBeVisible();
    await page.goto('/dashboard');
    await look('Your submissions');
    await page.goto(permitPath);
    await start(page).click();
    await look('Looking for a submission you already started?');
  });
});

test('someone new starts a form by keyboard alone @phone', async ({ page }) => {
  const email = newAddress('Rosa Diaz');
  await page.goto(permitPath);
  await start(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: "Let's get started" })).toBeFocused();
  await expect(page.getByText('You are starting Building permit')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('rosa');
  await expect(next(page)).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel('Contact email').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Who is applying?' })).toBeFocused();
  await expect(next(page)).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Rosa Diaz');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Choose a password' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('short');
  await expect(page.getByRole('button', { name: 'Password too short' })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.type(' no more');
  await page.keyboard.press('Enter');
  await expect(firstStep(page)).toBeVisible();
  await expect(page).toHaveURL(/\/initiated_flows\/manager\//);
  await expect(page.getByRole('definition').filter({ hasText: 'Rosa Diaz' })).toBeVisible();
});

test('signs in to an existing account along the way, and shows a wrong password at its field', async ({
  page,
  browser,
}) => {
  const theirs = await browser.newContext();
  const { email } = await signUpPerson(theirs, 'Otto Frank');
  await theirs.close();
  await page.goto(permitPath);
  await start(page).click();
  await page.getByLabel('Contact email').fill(email);
  await next(page).click();
  await expect(page.getByRole('heading', { name: 'We found an existing account for that email' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('not my password');
  await page.getByRole('button', { name: 'Launch submission' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Launch submission' }).click();
  await expect(firstStep(page)).toBeVisible();
});

test.describe('limits', () => {
  test.use({ mayComplain: true });

  test('continues as if no account existed once lookups are rate-limited, and emails the owner @all', async ({
    page,
    browser,
  }) => {
    const theirs = await browser.newContext();
    const { email } = await signUpVerified(theirs, 'Otto Frank');
    await theirs.close();
    // All come from this page's network, as in a town hall.
    const asks = Array.from({ length: 30 }, (_, count) =>
      sendQuery(page.request, 'query ($email: String!) { emailIsTaken(email: $email) }', {
        email: `somebody${count}@${email}`,
      }),
    );
    await Promise.all(asks);
    await page.goto(permitPath);
    await start(page).click();
    await page.getByLabel('Contact email').fill(email);
    await next(page).click();
    await expect(page.getByRole('heading', { name: 'Who is applying?' })).toBeVisible();
    await page.getByLabel('Display Name').fill('Somebody Else');
    await next(page).click();
    await page.getByLabel('Password', { exact: true }).fill('a lantern in the attic');
    await page.getByRole('button', { name: 'Launch submission >' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await expectAccessible(page);
    await emailedLink(page.request, email, '/users/password/new');
  });
});

test('shows submissions the person already started, and can start another @all', async ({ page }) => {
  await signUpPerson(page, 'Lea Roth');
  await page.goto(permitPath);
  await start(page).click();
  await expect(firstStep(page)).toBeVisible();
  const [first = ''] = await started(page);
  await page.goto(permitPath);
  await start(page).click();
  await expect(page.getByRole('heading', { name: 'Looking for a submission you already started?' })).toBeVisible();
  await page
    .getByRole('table')
    .getByRole('link', { name: first.replace('Building permit ', '') })
    .click();
  await expect(firstStep(page)).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Nope, I really want to start another one' }).click();
  await expect(firstStep(page)).toBeVisible();
  expect(await started(page)).toHaveLength(2);
});

test('starts one submission despite a double click, a reload, and Back @all', async ({ page }) => {
  await signUpPerson(page, 'Max Klee');
  const seen = launches(page);
  await page.goto(permitPath);
  await start(page).dblclick();
  await expect(firstStep(page)).toBeVisible();
  expect(seen.count).toBe(1);
  await page.reload();
  await expect(firstStep(page)).toBeVisible();
  await page.goBack();
  await expect(start(page)).toBeVisible();
  await page.goForward();
  await expect(firstStep(page)).toBeVisible();
  expect(await started(page)).toHaveLength(1);
});

test.describe('an address from elsewhere', () => {
  test.use({ mayJump: 'somebody heard of addresses' });

  test('following a wizard address from elsewhere starts nothing @all', async ({ page }) => {
    await signUpPerson(page, 'Eva Klein');
    for (const address of ['/launch', '/launch/launching', '/launch/password', '/launch/nonsense']) {
      await page.goto(permitPath + address);
      await expect(start(page)).toBeVisible();
      await expect(page).toHaveURL(permitPath);
    }
    await page.goto('/dashboard');
    await expect(page.getByText('No submissions yet')).toBeVisible();
  });
});

test.describe('a slow connection', () => {
  test.use({ mayComplain: true });

  test('reports a launch whose response was lost, and retrying starts it once @all', async ({ page }) => {
    await signUpPerson(page, 'Ira Levin');
    await page.goto(permitPath);
    let isFirst = true;
    await page.route(`**${launchingPath}`, async (route) => {
      // The server processes the request, but the response is lost.
      if (isFirst) await route.fetch();
      await (isFirst ? route.abort() : route.continue());
      isFirst = false;
    });
    await start(page).click();
    await expect(page.getByText('There was a problem launching the submission.')).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await start(page).click();
    await page.getByRole('button', { name: 'Nope, I really want to start another one' }).click();
    await expect(firstStep(page)).toBeVisible();
    expect(await started(page)).toHaveLength(1);
  });
});

test.describe('an unknown address', () => {
  test.use({ mayJump: 'somebody heard of addresses', mayComplain: true });

  test('a missing form and a hidden form look the same @all', async ({ page }) => {
    for (const address of [
      '/city-hall/no-such-form',
      '/no-such-town/building-permit',
      '/city-hall/no-such-form/launch',
    ]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    }
  });
});
