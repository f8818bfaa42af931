import type { Page } from '@playwright/test';

type Goto = Page['goto'];

/** What mails told, in this process. */
const mailed = new Set<string>();
const begun = new WeakSet<Page>();
let mayJump = false;
let isGuarded = false;

const placeOf = (address: string): string => {
  const { pathname, search } = new URL(address, 'http://localhost');
  return pathname + search;
};

/** Somebody was given this address by a mail, and may open it wherever they are. */
export function givenByMail(address: string): void {
  mailed.add(placeOf(address));
}

/**
 * People type an address once. From there they go by what they are given: what the page shows, and links of mails. A test
 * that jumps to an address which only it knows proves nothing about how somebody comes there.
 */
export function guardPages(page: Page, allowed: { readonly mayJump: boolean }): void {
  mayJump = allowed.mayJump;
  if (isGuarded) return;
  isGuarded = true;
  const pages = Object.getPrototypeOf(page) as { goto: Goto };
  const open = pages.goto;
  pages.goto = function goto(this: Page, ...[address, options]: Parameters<Goto>): ReturnType<Goto> {
    const isGiven = mayJump || !begun.has(this) || mailed.has(placeOf(address)) || isHere(this, address);
    begun.add(this);
    if (isGiven) return open.call(this, address, options);
    throw new Error(`Nobody was given ${address}: this page was opened before. Go by what it shows, or by a mail.`);
  };
}

/** The same address again is a reload. */
const isHere = (page: Page, address: string): boolean => placeOf(page.url()) === placeOf(address);
