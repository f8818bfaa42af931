import { expect, test } from 'vitest';
import { startPage } from '#domain/account/startPage.ts';

const nothing = {
  ...{ isOfTeam: false, hasFigures: false, hasForms: false, hasOtherForms: false, isOperator: false },
  ...{ hasSubmissions: false, hasAssignments: false },
};

test.each([
  ['works in a team', { isOfTeam: true, hasFigures: true, isOperator: true, hasSubmissions: true }, '/metrics'],
  [
    'has a team without published forms',
    { isOfTeam: true, hasForms: true, isOperator: true, hasSubmissions: true },
    '/workflows',
  ],
  ['works in a team and has tasks', { isOfTeam: true, hasFigures: true, hasAssignments: true }, '/metrics'],
  ['only reviews in a team, without tasks', { isOfTeam: true, hasSubmissions: true }, '/my_tasks'],
  ['only reviews in a team, with tasks', { isOfTeam: true, hasAssignments: true, hasSubmissions: true }, '/my_tasks'],
  ['runs the installation', { isOperator: true, hasSubmissions: true }, '/operator'],
  ['works on a form of another team', { hasOtherForms: true, hasSubmissions: true }, '/workflows'],
  ['works on a form of another team and has tasks', { hasOtherForms: true, hasAssignments: true }, '/my_tasks'],
  ['has submissions', { hasSubmissions: true, hasAssignments: true }, '/dashboard'],
  ['has tasks', { hasAssignments: true }, '/my_tasks'],
  ['looks after a step of another team without tasks', { hasFigures: true }, '/my_tasks'],
  ['has nothing here yet', {}, '/teams'],
])('someone who %s starts there', (_who, day, page) => {
  expect(startPage({ ...nothing, ...day })).toBe(page);
});
