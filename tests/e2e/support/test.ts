import { writeFileSync } from 'node:fs';
import { expect, test as base } from '@playwright/test';
import { guardPages } from '#tests/e2e/support/given.ts';
import { comeFromAnother } from '#tests/e2e/support/oneNetwork.ts';
import { recordTraffic } from '#tests/e2e/support/recordTraffic.ts';

export { expect } from '@playwright/test';

interface Habits {
  /** A test that breaks the connection hears the browser complain of it. */
  readonly mayComplain: boolean;
  /** Why a test opens addresses that nobody is given, such as to look at many screens; a story about people does not. */
  readonly mayJump: string | null;
}

interface Watch {
  readonly complaints: readonly string[];
}

/** Runs in the page: what the test before has left in the window, which is used again, is another person's. */
function forgetOthers(test: string): void {
  if (window !== window.top || !location.protocol.startsWith('http') || sessionStorage.getItem('test') === test) return;
  sessionStorage.clear();
  sessionStorage.setItem('test', test);
}

/** Each test comes from a network of its own, and hears whatever the browser says. */
export const test = base.extend<Habits & Watch>({
  mayComplain: [false, { option: true }],
  mayJump: [null, { option: true }],
  // said to the context and no option of it: contexts that differ in options are not used again, and a new page takes
  // three times as much of the machine as one more load in an old one
  context: async ({ context, browser }, use, testInfo) => {
    await context.setExtraHTTPHeaders(comeFromAnother(browser));
    const traffic = recordTraffic(context);
    await use(context);
    traffic.stop();
    if (testInfo.status !== testInfo.expectedStatus) writeFileSync(testInfo.outputPath('traffic.txt'), traffic.text());
    // left open, the windows of others in the story stay alive beside all stories after it, and are told whatever happens
    const others = browser.contexts().filter((other) => other !== context);
    await Promise.all(others.map((other) => other.close()));
  },
  complaints: [
    async ({ page, mayComplain, mayJump }, use, { testId, retry }) => {
      await page.addInitScript(forgetOthers, `${testId} ${retry}`);
      guardPages(page, { mayJump: mayJump !== null });
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await use(complaints);
      if (!mayComplain) expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});
