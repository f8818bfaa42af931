import { expect, test } from 'vitest';
import { taskListViewIn, tasksPath } from '#web/screens/Tasks/taskListView.ts';

test.each([
  ['', { filter: 'all', sort: 'oldest' }, '/my_tasks'],
  ['filter=overdue', { filter: 'overdue', sort: 'oldest' }, '/my_tasks?filter=overdue'],
  ['sort=form&filter=reviews', { filter: 'reviews', sort: 'form' }, '/my_tasks?filter=reviews&sort=form'],
  ['filter=nothing&sort=', { filter: 'all', sort: 'oldest' }, '/my_tasks'],
] as const)('reads and writes the filter and order in %j', (search, place, path) => {
  expect(taskListViewIn(new URLSearchParams(search))).toEqual(place);
  expect(tasksPath(place, null)).toBe(path);
  expect(tasksPath(place, 'Submission:1')).toBe(path.replace('/my_tasks', '/my_tasks/1'));
});
