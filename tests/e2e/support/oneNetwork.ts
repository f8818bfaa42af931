import { randomInt } from 'node:crypto';
import type { Browser } from '@playwright/test';

type Headers = Readonly<Record<string, string>>;

let current: Headers = {};
const following = new WeakSet<Browser>();

/** Where everybody of the test that runs now says that they come from. */
export const networkOfTest = (): Headers => current;

/** From now on whoever takes part comes from a network that no other test has, because limits count by address. */
export function comeFromAnother(browser: Browser): Headers {
  current = { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` };
  if (!following.has(browser)) {
    following.add(browser);
    const open = browser.newContext.bind(browser);
    browser.newContext = (options) => open({ extraHTTPHeaders: { ...current }, ...options });
  }
  return current;
}
