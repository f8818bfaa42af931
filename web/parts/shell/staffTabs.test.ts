import { expect, test } from 'vitest';
import { staffTabs } from '#web/parts/shell/staffTabs.ts';

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
