import type { Page } from '@playwright/test';

type Goto = Page['goto'];

/** Paths found in emails, per process. */
const mailed = new Set<string>();
/** Paths each page has visited. */
const places = new WeakMap<Page, Set<string>>();
let mayJump = false;
let isGuarded = false;

const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address, 'http://localhost');
  return pathname + search;
};

/** Allows every page to open an address that came in an email. */
export function allowEmailedUrl(address: string): void {
  mailed.add(pathOf(address));
}

/**
 * Real people type one address and from there follow links on pages and in emails. A test may open the start
 * page, addresses it was given, and pages it has visited; jumping to an address only the test knows would not
 * prove that people can get there.
 */
export function restrictNavigation(page: Page, allowed: { readonly mayJump: boolean }): void {
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
