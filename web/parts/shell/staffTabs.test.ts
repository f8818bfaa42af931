import { expect, test } from 'vitest';
import { staffTabs, tabsFor } from '#web/parts/shell/staffTabs.ts';

const currentAt = (address: string): readonly string[] =>
  staffTabs.filter(({ covers }) => covers.test(address)).map(({ label }) => label);

/** Addresses from operations 2.1 of the specification, and others that belong to each tab. */
test.each([
  ['/metrics', 'Dashboard'],
  ['/workflows', 'Forms Manager'],
  ['/workflows/new', 'Forms Manager'],
  ['/master_templates/1/documents', 'Forms Manager'],
  ['/processes', 'Form Submissions'],
  ['/initiated_flows/1', 'Form Submissions'],
  ['/initiated_flows/manager/1', 'Form Submissions'],
  ['/initiated_flows/1/steps/2', 'Form Submissions'],
  ['/imported_flows/1', 'Form Submissions'],
  ['/initiated_flows/1/steps/2/review', 'Form Reviews'],
  ['/initiated_flows/1/steps/2/review/3', 'Form Reviews'],
  ['/review', 'Form Reviews'],
  ['/reviews', 'Form Reviews'],
  ['/my_tasks/1', 'My Tasks'],
  ['/outputs', 'Form Outputs'],
  ['/issued_outputs/1', 'Form Outputs'],
  ['/teams', 'Teams'],
  ['/teams/new', 'Teams'],
  ['/teams/city-hall', 'Teams'],
  ['/teams/city-hall/custom_entities', 'Teams'],
  ['/teams/city-hall/master_templates', 'Teams'],
  ['/teams/city-hall/roles', 'Teams'],
  ['/teams/city-hall/roles/1/edit', 'Teams'],
  ['/teams/city-hall/merchant_accounts', 'Teams'],
  ['/teams/city-hall/transactions', 'Teams'],
  ['/teams/city-hall/transactions/cash_and_checks', 'Teams'],
  ['/teams/city-hall/cash_and_checks', 'Teams'],
  ['/teams/city-hall/charge_disputes', 'Teams'],
  ['/teams/directory', 'Directory'],
  ['/teams/city-hall/people', 'Directory'],
  ['/teams/city-hall/entities', 'Directory'],
  ['/teams/city-hall/entities/new', 'Directory'],
  ['/exports/new', 'Exports Manager'],
  ['/batch_export_templates', 'Exports Manager'],
])('%s is only under the tab %s', (address, tab) => {
  expect(currentAt(address)).toEqual([tab]);
});

test.each(['/profile', '/dashboard', '/operator', '/workflowsx'])('%s is under no tab', (address) => {
  expect(currentAt(address)).toEqual([]);
});

const tabsOf = (reader: Partial<Parameters<typeof tabsFor>[0]>): readonly string[] =>
  tabsFor({ isWorker: false, isOfTeam: false, hasFigures: false, ...reader }).map(({ label }) => label);

test('a worker without a team sees no Directory, and no Dashboard without figures', () => {
  expect(tabsOf({ isWorker: true })).not.toEqual(expect.arrayContaining(['Directory']));
  expect(tabsOf({ isWorker: true })).not.toEqual(expect.arrayContaining(['Dashboard']));
  expect(tabsOf({ isWorker: true })).toContain('Form Submissions');
  expect(tabsOf({ isWorker: true, hasFigures: true })).toContain('Dashboard');
});

test('a team member sees the Directory, and the Dashboard once there are figures', () => {
  expect(tabsOf({ isWorker: true, isOfTeam: true })).toContain('Directory');
  expect(tabsOf({ isWorker: true, isOfTeam: true })).not.toContain('Dashboard');
});

test('a new user sees only Forms Manager and Teams', () => {
  expect(tabsOf({})).toEqual(['Forms Manager', 'Teams']);
});
