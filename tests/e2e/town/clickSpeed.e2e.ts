import { devices, type Browser, type Locator, type Page } from '@playwright/test';
import type { TownPerson } from '#server/demoTown/townPeople.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { permitPath, signInAsPlayer } from '#tests/e2e/support/town.ts';

/** The first click of a kind in a browser that has just opened a page and rested there. */
interface Click {
  readonly name: string;
  readonly as: TownPerson | null;
  readonly from: string;
  readonly target: (page: Page) => Locator;
  readonly shown: (page: Page) => Locator;
}

const title = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1 }).filter({ hasText: text });
const main = (page: Page): Locator => page.getByRole('main');
const tab = (name: string) => (page: Page) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name });
const rowLink = (page: Page): Locator => main(page).getByRole('row').nth(1).getByRole('link').first();

const everyone: readonly Click[] = [
  {
    name: 'a resident’s list to a submission',
    ...{ as: 'builder', from: '/dashboard' },
    target: (page) => main(page).locator('a[href*="/initiated_flows/"]').first(),
    shown: (page) => title(page, /#\d+/),
  },
  {
    name: 'a public form to its first question',
    ...{ as: null, from: permitPath },
    target: (page) =>
      page
        .getByRole('button', { name: 'Start' })
        .or(page.getByRole('link', { name: 'Start' }))
        .first(),
    shown: (page) => page.getByLabel('Email'),
  },
  {
    name: 'the portal to a form',
    ...{ as: null, from: '/city-hall' },
    target: (page) =>
      main(page)
        .getByRole('link', { name: /Building permit/ })
        .first(),
    shown: (page) => title(page, 'Building permit'),
  },
];
const staff: readonly Click[] = [
  {
    name: 'the dashboard to the list',
    ...{ as: 'owner', from: '/metrics' },
    target: tab('Form Submissions'),
    shown: (page) => main(page).getByRole('row').nth(2),
  },
  {
    name: 'the list to a submission',
    ...{ as: 'owner', from: '/processes' },
    target: rowLink,
    shown: (page) => title(page, /#\d+/),
  },
  {
    name: 'the list to the forms',
    ...{ as: 'owner', from: '/processes' },
    target: tab('Forms Manager'),
    shown: (page) => title(page, 'Forms'),
  },
  {
    name: 'the list to My Tasks',
    ...{ as: 'reviewer', from: '/processes' },
    target: tab('My Tasks'),
    shown: (page) => title(page, /./),
  },
  {
    name: 'the forms to a form',
    ...{ as: 'author', from: '/workflows' },
    target: (page) => main(page).getByRole('link', { name: 'Building permit' }).first(),
    shown: (page) => title(page, 'Building permit'),
  },
];

/** Milliseconds from a click until the next page is shown: the best of three new browsers, so that other load counts less. */
async function timeOf(browser: Browser, click: Click, options: object, isSlowed: boolean): Promise<number> {
  const times: number[] = [];
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    if (click.as !== null) await signInAsPlayer(page, click.as);
    if (isSlowed) {
      const line = await context.newCDPSession(page);
      await line.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await line.send('Network.enable');
      const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
      await line.send('Network.emulateNetworkConditions', network);
    }
    await page.goto(click.from);
    await expect(click.target(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await click.target(page).hover();
    await page.waitForTimeout(200);
    const start = performance.now();
    await click.target(page).click();
    await click.shown(page).first().waitFor();
    times.push(performance.now() - start);
    await context.close();
  }
  return Math.min(...times);
}

const deskMs = 250;
const phoneMs = 800;
const { defaultBrowserType: _none, ...phone } = devices['Pixel 7'];

for (const click of [...everyone, ...staff])
  test(`at a desk, from ${click.name} takes at most ${deskMs} ms`, async ({ browser }) => {
    const time = await timeOf(browser, click, {}, false);
    test.info().annotations.push({ type: 'ms', description: time.toFixed(0) });
    expect(time).toBeLessThanOrEqual(deskMs);
  });

for (const click of everyone)
  test(`on a slow phone, from ${click.name} takes at most ${phoneMs} ms`, async ({ browser }) => {
    const time = await timeOf(browser, click, phone, true);
    test.info().annotations.push({ type: 'ms', description: time.toFixed(0) });
    expect(time).toBeLessThanOrEqual(phoneMs);
  });
