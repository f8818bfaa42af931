import { expect, test } from 'vitest';
import { submissionMenuEntries } from '#web/screens/Submission/panels/menu/submissionMenuEntries.ts';

type MenuState = Parameters<typeof submissionMenuEntries>[0];

const active: MenuState = {
  ...{ status: 'active', isRejected: false, haltedByAdmin: false, availableActions: [] },
  ...{ teamName: 'Newport', lockableStep: null },
};
const halted: MenuState = { ...active, status: 'halted' };

const print = ['print', 'print', 'Print this page'];
const resume = ['resume', 'return', 'Resume submission'];
const onlyAdmin = 'Newport put this submission on hold, and only Newport can resume it.';

test.each<[string, MenuState, readonly (readonly string[])[]]>([
  ['someone without permissions', active, [print]],
  [
    'someone who may hold it',
    { ...active, availableActions: ['haltSubmission'] },
    [['halt', 'pause', 'Hold submission'], print],
  ],
  ['someone who may resume it', { ...halted, availableActions: ['resumeSubmission'] }, [resume, print]],
  [
    'staff, after the team held it',
    { ...halted, haltedByAdmin: true, availableActions: ['resumeSubmission'] },
    [resume, print],
  ],
  [
    'an applicant, after the team held it',
    { ...halted, haltedByAdmin: true },
    [['resume', 'return', 'Resume submission (halted by admin)', onlyAdmin], print],
  ],
  ['someone who may not resume it', halted, [print]],
  ['an applicant, after it was rejected', { ...halted, haltedByAdmin: true, isRejected: true }, [print]],
  [
    'staff, after it was rejected',
    { ...halted, haltedByAdmin: true, isRejected: true, availableActions: ['resumeSubmission'] },
    [resume, print],
  ],
  ['someone who may resume it, while it is active', { ...active, availableActions: ['resumeSubmission'] }, [print]],
  [
    'someone who may lock the step',
    { ...active, lockableStep: { name: 'Plans', isLocked: false } },
    [['lock', 'lock', 'Lock Plans'], print],
  ],
  [
    'someone who may unlock the step',
    { ...active, lockableStep: { name: 'Plans', isLocked: true } },
    [['lock', 'unlock', 'Unlock Plans'], print],
  ],
  [
    'staff with all permissions',
    { ...active, availableActions: ['deleteSubmission', 'startInternalDiscussion', 'haltSubmission'] },
    [
      ['halt', 'pause', 'Hold submission'],
      print,
      ['applicantView', 'eye', 'View as applicant'],
      ['delete', 'trash', 'Delete submission'],
    ],
  ],
])('the menu for %s', (_case, state, entries) => {
  const shown = submissionMenuEntries(state).map(({ action, icon, label, blockedBecause }) =>
    blockedBecause === null ? [action, icon, label] : [action, icon, label, blockedBecause],
  );
  expect(shown).toEqual(entries);
});
