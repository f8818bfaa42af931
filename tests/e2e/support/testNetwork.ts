import { randomInt } from 'node:crypto';
import type { Browser } from '@playwright/test';

type Headers = Readonly<Record<string, string>>;

let current: Headers = {};
const following = new WeakSet<Browser>();

/** Headers with the current test's network address. */
export const currentNetwork = (): Headers => current;

/** Gives everyone in this test a network address of its own, because rate limits count by address. */
export function useNewNetwork(browser: Browser): Headers {
  current = { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` };
  if (!following.has(browser)) {
    following.add(browser);
    const open = browser.newContext.bind(browser);
    browser.newContext = (options) => open({ extraHTTPHeaders: { ...current }, ...options });
  }
  return current;
}
