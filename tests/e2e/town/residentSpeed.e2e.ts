import { devices, type Browser, type Page } from '@playwright/test';
import { addStep, waitUntilSaved, newForm, publish, type E2eForm } from '#tests/e2e/support/forms.ts';
import { sendMutationRequest } from '#tests/e2e/support/graphql.ts';
import { createOwnTeam, signUpVerified } from '#tests/e2e/support/people.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

const budget = 178_400;

declare global {
  interface Window {
    /** When the page's main control appeared, in milliseconds of page time. */
    stoodAt?: number;
    /** Cumulative layout shift. */
    shifted?: number;
    /** The longest task that blocked the main thread, in milliseconds. */
    longestTask?: number;
  }
}

const field = 'main :is(input:not([type="hidden"]), textarea, select)';

/** Records when the page is usable, its layout shift, and its longest task. */
async function watch(page: Page, usable = field): Promise<void> {
  await page.addInitScript((selector) => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector(selector)) return;
      window.stoodAt = performance.now();
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
    window.shifted = 0;
    window.longestTask = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) window.shifted = (window.shifted ?? 0) + entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longestTask = Math.max(window.longestTask ?? 0, duration);
    }).observe({ type: 'longtask' });
  }, usable);
}

/** Transferred bytes of scripts requested before the page was usable. */
async function scriptBytes(page: Page): Promise<number> {
  await page.waitForFunction(() => window.stoodAt !== undefined);
  return page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return resources
      .filter(({ name, startTime }) => startTime < (window.stoodAt ?? 0) && new URL(name).pathname.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  });
}

interface OwnForm {
  readonly id: string;
  readonly draftId: string;
  readonly publicPath: string;
}

/** A form of its own team, so other tests can't change what residents see. `fill` adds the fields. */
async function ownForm(browser: Browser, fill: (staff: Page, form: E2eForm) => Promise<unknown>): Promise<OwnForm> {
  const staff = await (await browser.newContext()).newPage();
  await signUpVerified(staff, 'Olga Owner');
  const team = await createOwnTeam(staff);
  const form = await newForm(staff, team, 'Permit for a building, its fence and its garden');
  await fill(staff, form);
  const inPublic = { masterTemplateId: form.id, publiclyLaunchable: true, slug: 'permit' };
  await sendMutationRequest(staff.request, 'updateMasterTemplate', inPublic, 'masterTemplate { id }');
  await publish(staff, form);
  await staff.context().close();
  return { ...form, publicPath: `/${team.slug}/permit` };
}

/** As many questions as a building permit, followed by a staff step. */
async function asksForPermit(staff: Page, form: E2eForm): Promise<void> {
  const fields = [
    ['Address of the project', 'address'],
    ['Type of work', 'string'],
    ['Description of work', 'text'],
    ['Estimated cost', 'money'],
    ['Start', 'date'],
  ] as const;
  await addStep(staff, form, { name: 'Your project', fields });
  await addStep(staff, form, { name: 'Issue the permit', type: 'BasicStep' });
}

/** A second question appears above 20 yards of fence. */
async function asksForFence({ request }: Page, { draftId: flowTemplateId }: E2eForm): Promise<void> {
  const newStep = { flowTemplateId, type: 'CollectInfoStep', name: 'The fence' };
  const { step } = await sendMutationRequest<{ step: { sections: readonly { id: string }[] } }>(
    request,
    'createStep',
    newStep,
    'step { sections { id } }',
  );
  const newField = { sectionId: step.sections[0]?.id };
  const feet = { ...newField, name: 'Feet', dataType: 'integer' };
  const why = { ...newField, name: 'Why so long', dataType: 'string' };
  type Made = { readonly field: { readonly id: string } };
  await sendMutationRequest<Made>(request, 'createField', feet, 'field { id }');
  const { field } = await sendMutationRequest<Made>(request, 'createField', why, 'field { id }');
  const yards = { flowTemplateId, name: 'Yards', source: '{Feet} / 3' };
  const { formula } = await sendMutationRequest<{ formula: { id: string } }>(
    request,
    'createFormula',
    yards,
    'formula { id }',
  );
  const condition = { sourceId: formula.id, comparator: 'greater', matchValue: 20 };
  const logic = { targetId: field.id, action: 'show', conditions: [condition] };
  await sendMutationRequest(request, 'createLogicConfig', logic, 'logicConfig { id }');
}

/** The address of a submission just started by a new resident, who is signed in on the page. */
async function begun(page: Page, { id: masterTemplateId }: OwnForm): Promise<string> {
  await signUpVerified(page, 'Rita Resident');
  const { submission } = await sendMutationRequest<{ submission: { id: string } }>(
    page.request,
    'launchSubmission',
    { masterTemplateId },
    'submission { id }',
  );
  return `/initiated_flows/manager/${submission.id.split(':')[1]}`;
}

/** First visit: no HTTP cache. */
async function withoutCache(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.setCacheDisabled', { cacheDisabled: true });
}

test.describe('a resident downloads at most 174 kB of scripts', () => {
  test('before the wizard is usable', async ({ page, browser }) => {
    const { publicPath } = await ownForm(browser, asksForPermit);
    await watch(page);
    await page.goto(`${publicPath}/launch/email`);
    const bytes = await scriptBytes(page);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(budget);
  });

  test('before the first step of a submission is usable', async ({ page, browser }) => {
    const address = await begun(page, await ownForm(browser, asksForPermit));
    await withoutCache(page);
    await watch(page);
    await page.goto(address);
    const bytes = await scriptBytes(page);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(budget);
  });

  test('before the first step of a form with calculations is usable, and results follow', async ({ page, browser }) => {
    const address = await begun(page, await ownForm(browser, asksForFence));
    await withoutCache(page);
    await watch(page);
    await page.goto(address);
    const bytes = await scriptBytes(page);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(budget);
    const why = page.getByLabel('Why so long');
    await expect(why).toBeHidden();
    await page.getByLabel('Feet').fill('100');
    await expect(why).toBeVisible();
    await page.getByLabel('Feet').fill('10');
    await expect(why).toBeHidden();
    await page.getByLabel('Feet').fill('61');
    await waitUntilSaved(page);
    await page.reload();
    await expect(why).toBeVisible();
  });
});

test.describe('on a phone with a slow processor', () => {
  const { defaultBrowserType: _none, ...phone } = devices['Pixel 7'];
  test.use(phone);

  const usableMs = 2_500;
  const paintedMs = 1_500;
  /** As Lighthouse measures phones: 150 ms for each answer, and 1.6 Mbit/s. */
  const slowNetwork = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
  const blockedMs = 200;
  const shiftScore = 0.02;
  /** Take the best of several tries, so other load on the machine doesn't count. */
  const tries = 3;

  async function slowed(page: Page): Promise<void> {
    const line = await page.context().newCDPSession(page);
    await line.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await line.send('Network.setCacheDisabled', { cacheDisabled: true });
  }

  async function expectSoon(page: Page, address: string): Promise<void> {
    const times: number[] = [];
    for (let attempt = 0; attempt < tries && Math.min(...times) > usableMs; attempt += 1) {
      await page.goto(address);
      await page.waitForFunction(() => window.stoodAt !== undefined);
      times.push(await page.evaluate(() => window.stoodAt ?? Number.POSITIVE_INFINITY));
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => window.shifted)).toBeLessThan(shiftScore);
    }
    expect(Math.min(...times)).toBeLessThan(usableMs);
  }

  test("a form's public page is usable quickly without layout shift", async ({ page, browser }) => {
    const { publicPath } = await ownForm(browser, asksForPermit);
    await slowed(page);
    await watch(page, 'main button');
    await expectSoon(page, publicPath);
  });

  test("a form's public page is painted soon, before 95 kB of scripts, and does not move", async ({
    page,
    browser,
  }) => {
    const { publicPath } = await ownForm(browser, asksForPermit);
    await slowed(page);
    const line = await page.context().newCDPSession(page);
    await line.send('Network.emulateNetworkConditions', slowNetwork);
    await page.addInitScript(() => {
      const seen = { paint: 0, shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) seen.paint = startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const paints: number[] = [];
    for (let attempt = 0; attempt < tries && Math.min(...paints) > paintedMs; attempt += 1) {
      await page.goto(publicPath);
      await page.waitForLoadState('networkidle');
      const { paint, shift, scripts } = await page.evaluate(() => {
        const { seen } = window as unknown as { seen: { paint: number; shift: number } };
        const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const early = all.filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= seen.paint);
        return { ...seen, scripts: early.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) };
      });
      paints.push(paint);
      expect(shift).toBeLessThan(shiftScore);
      expect(scripts).toBeLessThanOrEqual(95_000);
    }
    expect(Math.min(...paints)).toBeLessThan(paintedMs);
  });

  test('the wizard is usable quickly without layout shift', async ({ page, browser }) => {
    const { publicPath } = await ownForm(browser, asksForPermit);
    await slowed(page);
    await watch(page);
    await expectSoon(page, `${publicPath}/launch/email`);
  });

  test('the first step is usable quickly without layout shift, and typing never blocks', async ({ page, browser }) => {
    const address = await begun(page, await ownForm(browser, asksForPermit));
    await slowed(page);
    await watch(page);
    await expectSoon(page, address);
    const what = page.getByLabel('Description of work');
    const blocks: number[] = [];
    for (let attempt = 0; attempt < tries && Math.min(...blocks) > blockedMs; attempt += 1) {
      await page.evaluate(() => (window.longestTask = 0));
      await what.pressSequentially('A porch with a roof over the door, and two steps of stone.');
      blocks.push(await page.evaluate(() => window.longestTask ?? Number.POSITIVE_INFINITY));
    }
    expect(Math.min(...blocks)).toBeLessThanOrEqual(blockedMs);
  });
});
