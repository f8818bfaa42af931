import { expect, test } from 'vitest';
import { pagePaths } from '#server/http/pagePaths.ts';
import { staffTabs } from '#web/parts/shell/staffTabs.ts';

/** Pages without a tab: public pages, account pages, operator pages, and redirects. */
const ofNoTab = [
  '/',
  '/:teamSlug/finder',
  '/:teamSlug',
  '/:teamSlug/:formSlug',
  '/:teamSlug/:formSlug/data',
  '/:teamSlug/:formSlug/faqs',
  '/:teamSlug/:formSlug/launch/:page?',
  '/:teamSlug/:formSlug/records/:number',
  '/:teamSlug/:formSlug/search',
  '/:teamSlug/status',
  '/accessibility',
  '/account',
  '/check/:code',
  '/dashboard',
  '/dev/ui',
  '/email_settings',
  '/email_settings/unsubscribe/:token',
  '/entities/:entityId',
  '/operator',
  '/operator/applications',
  '/operator/audit',
  '/operator/health',
  '/operator/people',
  '/password',
  '/payments/:paymentId/receipts/:number',
  '/profile',
  '/profile/security',
  '/search_pages/:slug',
  '/status',
  '/surveys/:token',
  '/users/claim/:token',
  '/users/password/edit',
  '/users/password/new',
  '/users/sign_in',
  '/users/sign_up',
  '/users/unverified',
  '/users/verify/:token',
];

const tabsAt = (address: string): readonly string[] => {
  const path = address.replace(/:\w+\??/g, '1');
  return staffTabs.filter(({ covers }) => covers.test(path)).map(({ label }) => label);
};

test('each staff page highlights exactly one tab, and no other page does', () => {
  const lit = pagePaths.map((address) => ({ address, tabs: tabsAt(address) }));
  expect(lit.filter(({ tabs }) => tabs.length > 1)).toEqual([]);
  const dark = lit.filter(({ tabs }) => tabs.length === 0).map(({ address }) => address);
  expect(dark.toSorted()).toEqual(ofNoTab.toSorted());
});
