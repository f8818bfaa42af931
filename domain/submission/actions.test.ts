import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { relations, type Relation } from '#domain/access/relations.ts';
import { tokenScopes } from '#domain/access/scopes.ts';
import { statusAllows, statusRefusal } from '#domain/submission/actions.ts';
import { availableActions } from '#domain/submission/availableActions.ts';
import { availableStepActions, fieldAccess, isOpen } from '#domain/submission/availableStepActions.ts';
import { submissionStatuses, type SubmissionState } from '#domain/submission/status.ts';
import { stepTypes } from '#domain/submission/stepKinds.ts';
import type { StepState } from '#domain/submission/StepState.ts';

const actors: Readonly<Record<string, readonly Relation[]>> = {
  anonymous: [],
  stranger: ['signedIn'],
  'primary applicant': ['primaryApplicant'],
  'secondary applicant': ['applicant'],
  viewer: ['viewer'],
  assignee: ['assignee'],
  'form reader': ['formReader'],
  'form writer': ['formWriter'],
  'writer who is the applicant': ['formWriter', 'primaryApplicant'],
  owner: ['owner'],
  'team member': ['teamMember'],
  'named reviewer': ['teamMember', 'reviewer'],
  'reviewer who is the applicant': ['reviewer', 'applicant'],
  'third-party reviewer': ['thirdPartyReviewer'],
};

const submission = (over: Partial<SubmissionState> = {}): SubmissionState => ({
  status: 'active',
  haltedByAdmin: false,
  currentPosition: 1,
  ...over,
});

const step = (over: Partial<StepState> = {}): StepState => ({
  type: 'CollectInfoStep',
  genericType: 'Step',
  position: 1,
  external: true,
  revisable: true,
  requiresSignature: false,
  autoadvance: false,
  completed: false,
  locked: false,
  lockedFields: [],
  ...over,
});

function listed(title: string, actions: readonly string[]): string {
  return `${title}: ${actions.length === 0 ? 'nothing' : actions.join(', ')}`;
}

describe('what can be done with a submission', () => {
  it('is what the committed table says, for every status and actor', async () => {
    const states = [
      ...submissionStatuses.map((status) => submission({ status })),
      submission({ status: 'halted', haltedByAdmin: true }),
    ];
    const text = states
      .map(({ status, haltedByAdmin }) => {
        const lines = Object.entries(actors).map(([name, known]) =>
          listed(name, availableActions(submission({ status, haltedByAdmin }), { relations: known })),
        );
        return [`# ${status}${haltedByAdmin ? ', by an admin' : ''}`, ...lines].join('\n');
      })
      .join('\n\n');
    await expect(`${text}\n`).toMatchFileSnapshot('./submissionActions.txt');
  });

  it('is never more with a token than without', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...relations)),
        fc.constantFrom(...submissionStatuses),
        (known, status) => {
          const own = availableActions(submission({ status }), { relations: known });
          expect(own).toEqual(availableActions(submission({ status }), { relations: known, token: tokenScopes }));
          expect(availableActions(submission({ status }), { relations: known, token: ['submissions:read'] })).toEqual(
            [],
          );
        },
      ),
    );
  });

  it('never halts or resumes a finished submission, whoever asks', () => {
    const finished = availableActions(submission({ status: 'finished' }), { relations: ['owner', 'primaryApplicant'] });
    expect(finished).not.toContain('haltSubmission');
    expect(finished).not.toContain('resumeSubmission');
  });

  it('says why the state does not allow it', () => {
    expect(statusRefusal('halted', 'saveAnswer')).toBe('submissionHalted');
    expect(statusRefusal('finished', 'saveAnswer')).toBe('submissionFinished');
    expect(statusRefusal('active', 'resumeSubmission')).toBe('submissionNotHalted');
    expect(statusRefusal('active', 'saveAnswer')).toBeNull();
    expect(statusAllows('finished', 'pay')).toBe(true);
    expect(statusAllows('halted', 'pay')).toBe(false);
  });
});

describe('what can be done on a step', () => {
  const places = { 'a step behind': 0, 'the current step': 1, 'a step ahead': 2 };

  it('is what the committed table says, for every type, place, status and actor', async () => {
    const blocks = stepTypes.flatMap((type) =>
      [true, false].flatMap((external) =>
        Object.entries(places).flatMap(([place, position]) =>
          submissionStatuses.map((status) => {
            const shown = step({ type, external, position, requiresSignature: true });
            const lines = Object.entries(actors).map(([name, known]) =>
              listed(name, availableStepActions(shown, submission({ status }), { relations: known })),
            );
            return [`# ${place}, ${type}, ${external ? 'external' : 'internal'}, ${status}`, ...lines].join('\n');
          }),
        ),
      ),
    );
    await expect(`${blocks.join('\n\n')}\n`).toMatchFileSnapshot('./stepActions.txt');
  });

  it('takes no answers while it is locked, from nobody', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...relations)), (known) => {
        expect(availableStepActions(step({ locked: true }), submission(), { relations: known })).not.toContain(
          'saveAnswer',
        );
      }),
    );
  });

  it('lets a requirement be worked on beside the steps', () => {
    const requirement = step({ genericType: 'SupplementalRequirement', position: 0 });
    expect(availableStepActions(requirement, submission(), { relations: ['applicant'] })).toEqual([
      'saveAnswer',
      'advanceStep',
    ]);
    const done = { ...requirement, completed: true, revisable: false };
    expect(availableStepActions(done, submission(), { relations: ['applicant'] })).toEqual([]);
  });
});

describe('a field', () => {
  const viewers = { applicant: ['applicant'], admin: ['formWriter'], reader: ['formReader'] } as const satisfies Record<
    string,
    readonly Relation[]
  >;
  const access = (who: keyof typeof viewers, over: Partial<StepState> = {}, state: Partial<SubmissionState> = {}) =>
    fieldAccess('name', step(over), submission(state), { relations: viewers[who] });

  it('is open to the applicant on external steps that are current or revisable', () => {
    expect(access('applicant')).toBe('editable');
    expect(access('applicant', { external: false })).toBe('readOnly');
    expect(access('applicant', { position: 0 })).toBe('editable');
    expect(access('applicant', { position: 0, revisable: false })).toBe('readOnly');
    expect(access('applicant', { position: 2 })).toBe('readOnly');
  });

  it('is open to admins on every step, and to readers on none', () => {
    expect(access('admin', { external: false, position: 2, revisable: false })).toBe('editable');
    expect(access('reader')).toBe('readOnly');
  });

  it('is locked for everybody when its step is locked, and for all but staff when it is itself', () => {
    expect(access('admin', { locked: true })).toBe('locked');
    expect(access('applicant', { locked: true })).toBe('locked');
    expect(access('admin', { lockedFields: ['name'] })).toBe('editable');
    expect(access('admin', { lockedFields: ['name'], position: 2 })).toBe('locked');
    expect(access('reader', { lockedFields: ['name'] })).toBe('locked');
    expect(access('applicant', { lockedFields: ['name'] })).toBe('locked');
    expect(access('applicant', { lockedFields: ['other'] })).toBe('editable');
  });

  it('is read-only while the submission is halted, and once it is finished for all but staff, who correct it', () => {
    expect(access('admin', {}, { status: 'halted' })).toBe('readOnly');
    expect(access('admin', {}, { status: 'finished' })).toBe('editable');
    expect(access('applicant', {}, { status: 'finished' })).toBe('readOnly');
    expect(access('reader', {}, { status: 'finished' })).toBe('readOnly');
    const both = { relations: ['formWriter', 'applicant'] as const };
    expect(fieldAccess('name', step(), submission({ status: 'finished' }), both)).toBe('readOnly');
  });

  it('is no longer open on a step that is done and not revisable', () => {
    expect(isOpen(step({ completed: true, revisable: false }), submission())).toBe(false);
  });
});
