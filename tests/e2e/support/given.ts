import type { Page } from '@playwright/test';

type Goto = Page['goto'];

/** What mails told, in this process. */
const mailed = new Set<string>();
/** Where each page has been. */
const places = new WeakMap<Page, Set<string>>();
let mayJump = false;
let isGuarded = false;

const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address, 'http://localhost');
  return pathname + search;
};

/** Somebody was given this address by a mail, and may open it wherever they are. */
export function givenByMail(address: string): void {
  mailed.add(pathOf(address));
}

/**
 * People type one address. From there they go by what they are given: what the page shows, and links of mails. They find
 * the start page, and what they have seen before, again. A test that jumps to an address which only it knows proves nothing
 * about how somebody comes there.
 */
export function guardPages(page: Page, allowed: { readonly mayJump: boolean }): void {
  mayJump = allowed.mayJump;
  if (isGuarded) return;
  isGuarded = true;
  const pages = Object.getPrototypeOf(page) as { goto: Goto };
  const open = pages.goto;
  pages.goto = function goto(this: Page, ...[address, options]: Parameters<Goto>): ReturnType<Goto> {
    const known = places.get(this) ?? follow(this);
    const place = pathOf(address);
    const isGiven = mayJump || known.size === 0 || place === '/' || mailed.has(place) || known.has(place);
    known.add(place);
    if (isGiven) return open.call(this, address, options);
    throw new Error(`Nobody was given ${address}: this page was opened before. Go by what it shows, or by a mail.`);
  };
}

function follow(page: Page): Set<string> {
  const known = new Set<string>();
  places.set(page, known);
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) known.add(pathOf(frame.url()));
  });
  return known;
}
