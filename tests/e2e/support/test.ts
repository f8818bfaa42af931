import { randomInt } from 'node:crypto';
import { expect, test as base } from '@playwright/test';
import { guardPages } from '#tests/e2e/support/given.ts';

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

/** Each test comes from an address of its own, because limits count by address, and hears whatever the browser says. */
export const test = base.extend<Habits & Watch>({
  mayComplain: [false, { option: true }],
  mayJump: [null, { option: true }],
  // oxlint-disable-next-line no-empty-pattern
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` });
  },
  complaints: [
    async ({ page, mayComplain, mayJump }, use) => {
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
