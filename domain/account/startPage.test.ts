import { expect, test } from 'vitest';
import { startPage } from '#domain/account/startPage.ts';

const nothing = {
  ...{ isOfTeam: false, hasFigures: false, hasForms: false, hasOtherForms: false, isOperator: false },
  ...{ hasSubmissions: false, hasAssignments: false },
};

test.each([
  ['works in a team', { isOfTeam: true, hasFigures: true, isOperator: true, hasSubmissions: true }, '/metrics'],
  [
    'has a team with nothing published yet',
    { isOfTeam: true, hasForms: true, isOperator: true, hasSubmissions: true },
    '/workflows',
  ],
  ['works in a team and has tasks', { isOfTeam: true, hasFigures: true, hasAssignments: true }, '/metrics'],
  ['only reviews in a team, and nothing waits', { isOfTeam: true, hasSubmissions: true }, '/my_tasks'],
  ['only reviews in a team', { isOfTeam: true, hasAssignments: true, hasSubmissions: true }, '/my_tasks'],
  ['runs the installation', { isOperator: true, hasSubmissions: true }, '/operator'],
  ['works on a form of others', { hasOtherForms: true, hasSubmissions: true }, '/workflows'],
  ['works on a form of others and has tasks', { hasOtherForms: true, hasAssignments: true }, '/my_tasks'],
  ['asked a town for something', { hasSubmissions: true, hasAssignments: true }, '/dashboard'],
  ['was given something to do', { hasAssignments: true }, '/my_tasks'],
  ['looks after a step of others, at which nothing waits', { hasFigures: true }, '/my_tasks'],
  ['has nothing here yet', {}, '/teams'],
])('whoever %s begins there', (_who, day, page) => {
  expect(startPage({ ...nothing, ...day })).toBe(page);
});
