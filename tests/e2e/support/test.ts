import { writeFileSync } from 'node:fs';
import { expect, test as base } from '@playwright/test';
import { restrictNavigation } from '#tests/e2e/support/allowedNavigation.ts';
import { recordTraffic } from '#tests/e2e/support/recordTraffic.ts';
import { useNewNetwork } from '#tests/e2e/support/testNetwork.ts';

export { expect } from '@playwright/test';

interface Habits {
  /** set by tests that break the connection, so the browser logs errors */
  readonly mayComplain: boolean;
  /**
   * Why a test may open addresses that no one was given, such as checking many screens. Tests that tell a
   * person's story leave it unset.
   */
  readonly mayJump: string | null;
}

interface Watch {
  readonly complaints: readonly string[];
}

/** Runs in the page: windows are reused, so clear what the previous test's person left behind. */
function forgetOthers(test: string): void {
  if (window !== window.top || !location.protocol.startsWith('http') || sessionStorage.getItem('test') === test) return;
  sessionStorage.clear();
  sessionStorage.setItem('test', test);
}

/** Each test has its own network address and collects browser errors. */
/** The machine that runs the tests has no graphics card, and its driver says that maps are slow. */
const ofGraphicsDriver = /GL Driver Message \(OpenGL, Performance/;

export const test = base.extend<Habits & Watch>({
  mayComplain: [false, { option: true }],
  mayJump: [null, { option: true }],
  // Set on the context, not as an option: contexts with different options aren't reused, and a new page costs
  // three times as much as one more load in an existing one.
  context: async ({ context, browser }, use, testInfo) => {
    await context.setExtraHTTPHeaders(useNewNetwork(browser));
    const traffic = recordTraffic(context);
    await use(context);
    traffic.stop();
    if (testInfo.status !== testInfo.expectedStatus) writeFileSync(testInfo.outputPath('traffic.txt'), traffic.text());
    // Contexts left open would stay connected and receive live updates during all later tests.
    const others = browser.contexts().filter((other) => other !== context);
    await Promise.all(others.map((other) => other.close()));
  },
  complaints: [
    async ({ page, mayComplain, mayJump }, use, { testId, retry }) => {
      await page.addInitScript(forgetOthers, `${testId} ${retry}`);
      restrictNavigation(page, { mayJump: mayJump !== null });
      const complaints: string[] = [];
      page.on('console', (message) => {
        const isComplaint = message.type() === 'error' || message.type() === 'warning';
        if (isComplaint && !ofGraphicsDriver.test(message.text())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await use(complaints);
      if (!mayComplain) expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});
