import type { Page } from '@playwright/test';
import { axeViolations } from '#tests/e2e/support/axe.ts';
import { ibmViolations } from '#tests/e2e/support/ibmViolations.ts';
import { layoutFaults } from '#tests/e2e/support/layoutFaults.ts';
import { expectReadableOnDesktop, unreadableTexts } from '#tests/e2e/support/readability.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { signInAsPlayer, sendPermit } from '#tests/e2e/support/town.ts';

test.use({ mayJump: 'it looks at many screens' });

test('answers under review are readable at every desktop width', async ({ page }) => {
  const { address, reviewPath } = await sendPermit('builder');
  await signInAsPlayer(page, 'reviewer');
  await page.goto(reviewPath);
  await expect(page.getByRole('region', { name: 'Submitted answers' })).toContainText(address);
  await expectReadableOnDesktop(page);
});

test('detects broken words, squeezed text, wrapped buttons, and clipped tables', async ({ page }) => {
  const find = async (html: string): Promise<readonly string[]> => {
    await page.setContent(html);
    return unreadableTexts(page);
  };
  const place = '12 Elm St, Springfield';
  expect(await find(`<dl><dd style="width: 60px; overflow-wrap: anywhere">${place}</dd></dl>`)).toEqual([
    `dd breaks a word: ${place}`,
  ]);
  expect(await find(`<p style="width: 90px">${place} on the river</p>`)).toEqual([
    `p wraps at 90 px: ${place} on the river`,
  ]);
  expect(await find(`<ul><li><button style="width: 90px">Remove from team</button></li></ul>`)).toEqual([
    'button wraps at 90 px: Remove from team',
  ]);
  expect(await find(`<p style="width: 120px">${place}</p>`)).toEqual([]);
});

test('detects a second main button, cut text, and sideways scrolling', async ({ page }) => {
  const find = async (html: string): Promise<readonly string[]> => {
    await page.setContent(`<main>${html}</main>`);
    return layoutFaults(page);
  };
  const button = (name: string): string => `<button data-variant="primary">${name}</button>`;
  const cell = (inside: string): string =>
    `<table><tr><td><div style="width: 60px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">${inside}</div></td></tr></table>`;
  expect(await find(button('Save') + button('Publish'))).toEqual(['2 main buttons: Save, Publish']);
  expect(await find(button('Save'))).toEqual([]);
  expect(await find(`${button('Publish')}<aside data-pane="preview">${button('Start')}</aside>`)).toEqual([]);
  expect(await find(cell('12 Elm St, Springfield'))).toEqual(['cut: 12 Elm St, Springfield']);
  expect(await find(cell('12 Elm'))).toEqual([]);
  expect(await find('<div style="width: 200vw">wide</div>')).toEqual(['scrolls sideways']);
});

const widths = [390, 1024, 1440, 1920] as const;

async function faultsAtEveryWidth(page: Page): Promise<readonly string[]> {
  const before = page.viewportSize();
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const unreadable = width < 1024 ? [] : await unreadableTexts(page);
    for (const fault of [...unreadable, ...(await layoutFaults(page))]) faults.push(`${width} px: ${fault}`);
  }
  if (before) await page.setViewportSize(before);
  return faults;
}

/** Checks one page of each kind. Pages that differ only in an ID, or in the form of the FAQs, count as one kind. */
const kindOf = (address: string): string => {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const kind = pathname
    .replaceAll(/\/[0-9a-f]{8}-[0-9a-f-]{27}/g, '/:id')
    .replaceAll(/\/\d+/g, '/:number')
    .replace(/^\/[^/]+\/[^/]+\/faqs$/, '/:team/:form/faqs');
  return `${kind}?${[...searchParams].map(([name, value]) => `${name}=${name === 'panel' || name === 'tab' ? value : ''}`).join('&')}`;
};

/** Skips downloads, developer tools, and sign-out. */
const isLeftOut = (address: string): boolean =>
  /^\/(?:dev|graphi?ql|api|files|assets|exports\/[0-9a-f]|users\/sign_out)|\.(?:pdf|csv|json|geojson|zip)|download/.test(
    address,
  );

const addressesOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href^="/"]:not([download])')].map((way) => way.getAttribute('href') ?? ''),
  );

const walkers = ['owner', 'author', 'reviewer', 'counter', 'finance', 'parksOwner', 'resident', 'builder'] as const;

for (const player of walkers) {
  test(`every page linked for the demo town's ${player} is laid out well at every width and accessible @all`, async ({
    page,
  }) => {
    test.slow();
    await signInAsPlayer(page, player);
    const seen = new Set<string>();
    const ahead = ['/'];
    /** each with the first page that has it */
    const faults = new Map<string, string>();
    for (let address = ahead.shift(); address !== undefined; address = ahead.shift()) {
      if (seen.has(kindOf(address)) || isLeftOut(address)) continue;
      seen.add(kindOf(address));
      const response = await page.goto(address);
      if (response?.ok() === false) faults.set(`answers ${response.status()}`, address);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
      const found = [await faultsAtEveryWidth(page), await axeViolations(page), await ibmViolations(page)].flat();
      for (const fault of found) if (!faults.has(fault)) faults.set(fault, address);
      ahead.push(...(await addressesOn(page)));
    }
    expect([...faults].map(([fault, address]) => `${address}: ${fault}`)).toEqual([]);
  });
}
