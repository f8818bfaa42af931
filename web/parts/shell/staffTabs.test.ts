import { expect, test } from 'vitest';
import { staffTabs, tabsFor } from '#web/parts/shell/staffTabs.ts';

const currentAt = (address: string): readonly string[] =>
  staffTabs.filter(({ covers }) => covers.test(address)).map(({ label }) => label);

test.each([
  ['/metrics', 'Dashboard'],
  ['/workflows', 'Forms Manager'],
  ['/workflows/new', 'Forms Manager'],
  ['/master_templates/1/documents', 'Forms Manager'],
  ['/teams/city-hall/master_templates', 'Forms Manager'],
  ['/processes', 'Form Submissions'],
  ['/initiated_flows/manager/1', 'Form Submissions'],
  ['/initiated_flows/1/steps/2', 'Form Submissions'],
  ['/initiated_flows/1/steps/2/review', 'Form Reviews'],
  ['/initiated_flows/1/steps/2/review/3', 'Form Reviews'],
  ['/review', 'Form Reviews'],
  ['/my_tasks/1', 'My Tasks'],
  ['/issued_outputs/1', 'Form Outputs'],
  ['/teams/city-hall/roles', 'Teams'],
  ['/teams/directory', 'Directory'],
  ['/teams/city-hall/people', 'Directory'],
  ['/teams/city-hall', 'Teams'],
  ['/exports/new', 'Exports Manager'],
  ['/batch_export_templates', 'Exports Manager'],
])('%s is a page of %s alone', (address, tab) => {
  expect(currentAt(address)).toEqual([tab]);
});

test.each(['/profile', '/dashboard', '/operator', '/workflowsx'])('%s is a page of none', (address) => {
  expect(currentAt(address)).toEqual([]);
});

const tabsOf = (reader: Partial<Parameters<typeof tabsFor>[0]>): readonly string[] =>
  tabsFor({ isWorker: false, isOfTeam: false, hasFigures: false, ...reader }).map(({ label }) => label);

test('whoever works on forms of others without a team is led to no directory and, without figures, to no dashboard', () => {
  expect(tabsOf({ isWorker: true })).not.toEqual(expect.arrayContaining(['Directory']));
  expect(tabsOf({ isWorker: true })).not.toEqual(expect.arrayContaining(['Dashboard']));
  expect(tabsOf({ isWorker: true })).toContain('Form Submissions');
  expect(tabsOf({ isWorker: true, hasFigures: true })).toContain('Dashboard');
});

test('a member of a team has the directory, and the dashboard once there are figures', () => {
  expect(tabsOf({ isWorker: true, isOfTeam: true })).toContain('Directory');
  expect(tabsOf({ isWorker: true, isOfTeam: true })).not.toContain('Dashboard');
});

test('whoever has nothing yet comes to forms and teams', () => {
  expect(tabsOf({})).toEqual(['Forms Manager', 'Teams']);
});
