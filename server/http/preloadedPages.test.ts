import { expect, test } from 'vitest';
import { preloadedPageAt } from '#server/http/preloadedPages.ts';

const id = '01a1fdf8-a876-73d7-a0c7-c139008fea5d';
const submission = {
  name: 'submission',
  queries: { MemberShellQuery: {}, SubmissionScreenQuery: { id: `Submission:${id}` } },
};
const permit = { teamSlug: 'city-hall', slug: 'building-permit' };
const form = { name: 'form', queries: { PublicFormScreenQuery: permit } };
const finder = { name: 'finder', queries: { FinderScreenQuery: { slug: 'city-hall' } } };
const portal = { name: 'portal', queries: { PortalScreenQuery: { teamSlug: 'city-hall' } } };
const launch = { name: 'launch', queries: { LaunchScreenQuery: permit } };

test.each([
  [`/initiated_flows/${id}`, submission],
  [`/initiated_flows/${id}/completed`, submission],
  [`/initiated_flows/manager/${id}`, submission],
  [`/initiated_flows/manager/${id}/completed`, submission],
  [`/initiated_flows/${id}/steps/${id}`, submission],
  ['/city-hall/building-permit', form],
  ['/city-hall/building-permit/launch', launch],
  ['/city-hall/building-permit/launch/email', launch],
  ['/city-hall/building%2Dpermit', form],
  ['/city-hall/finder', finder],
  ['/city-hall', portal],
  ['/city-hall/', portal],
])('%s is a first page', (address, page) => {
  expect(preloadedPageAt(address)).toEqual(page);
});

test.each([
  '/',
  '/dashboard',
  '/users/sign_in',
  '/teams/city-hall',
  '/city-hall/a/b',
  `/initiated_flows/${id}/as_applicant`,
  `/initiated_flows/${id}/steps/${id}/review`,
  `/initiated_flows/manager/${id}/survey-response/${id}`,
])('%s is not a first page', (address) => {
  expect(preloadedPageAt(address)).toBeNull();
});

test.each(['/initiated_flows/manager', "/initiated_flows/manager/'--", '/city-hall/%E0%A4%A'])(
  'handles the malicious path %s',
  (address) => {
    expect(() => preloadedPageAt(address)).not.toThrow();
  },
);
