import { describe, expect, test } from 'vitest';
import { isAttachedThroughForm, peopleOfSubmission, type PeopleSources } from '#domain/submission/submissionPeople.ts';

const ann = { type: 'User', id: 'ann' } as const;
const ben = { type: 'User', id: 'ben' } as const;
const clerks = { type: 'AdminRole', id: 'clerks' } as const;
const nobody: PeopleSources = { added: [], members: [], atSteps: [] };

describe('people with access to a submission', () => {
  test('are listed once, first those who were added to it', () => {
    const people = peopleOfSubmission({
      added: [{ ...ben, attachmentId: 'a1', assigned: true }],
      members: [
        { ...ann, attachmentId: 'm1' },
        { ...ben, attachmentId: 'm2' },
      ],
      atSteps: [{ ...ben, attachmentId: 's1', assigned: true, stepName: 'Check' }],
    });
    expect(people).toEqual([
      {
        ...ben,
        attachment: { kind: 'SubmissionAttachment', id: 'a1' },
        assignmentId: 'a1',
        assigned: true,
        fromForm: true,
        stepNames: ['Check'],
      },
      {
        ...ann,
        attachment: { kind: 'MasterTemplateMembership', id: 'm1' },
        assignmentId: null,
        assigned: false,
        fromForm: true,
        stepNames: [],
      },
    ]);
  });

  test('are assigned through a step of the form without being responsible for the whole submission', () => {
    const atSteps = [
      { ...clerks, attachmentId: 's1', assigned: true, stepName: 'Check' },
      { ...clerks, attachmentId: 's2', assigned: false, stepName: 'Pay' },
    ];
    expect(peopleOfSubmission({ ...nobody, atSteps })).toMatchObject([
      { ...clerks, assigned: true, assignmentId: null, fromForm: true, stepNames: ['Check'] },
    ]);
  });

  test('are viewers if not assigned, and can be removed', () => {
    const added = [{ ...ann, attachmentId: 'a1', assigned: false }];
    expect(peopleOfSubmission({ ...nobody, added })).toMatchObject([
      { assigned: false, assignmentId: null, fromForm: false },
    ]);
  });
});

test('a user and a role with the same id are different', () => {
  const members = [{ type: 'User' as const, id: 'same', attachmentId: 'm' }];
  expect(isAttachedThroughForm({ type: 'AdminRole', id: 'same' }, { members, atSteps: [] })).toBe(false);
  expect(isAttachedThroughForm({ type: 'User', id: 'same' }, { members, atSteps: [] })).toBe(true);
});
