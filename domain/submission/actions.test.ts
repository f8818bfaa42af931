import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { relations, type Relation } from '#domain/access/relations.ts';
import { tokenScopes } from '#domain/access/scopes.ts';
import { statusAllows, statusRefusal } from '#domain/submission/actions.ts';
import { availableActions } from '#domain/submission/availableActions.ts';
import { availableStepActions, isOpen } from '#domain/submission/availableStepActions.ts';
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
  it('matches the committed table for every status and actor', async () => {
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

  it('never includes halting or resuming a finished submission', () => {
    const finished = availableActions(submission({ status: 'finished' }), { relations: ['owner', 'primaryApplicant'] });
    expect(finished).not.toContain('haltSubmission');
    expect(finished).not.toContain('resumeSubmission');
  });

  it('gives the reason if the status does not allow it', () => {
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

  it('matches the committed table for every type, place, status, and actor', async () => {
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

  it('never includes saving answers while the step is locked', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...relations)), (known) => {
        expect(availableStepActions(step({ locked: true }), submission(), { relations: known })).not.toContain(
          'saveAnswer',
        );
      }),
    );
  });

  it('allows working on a requirement alongside the steps', () => {
    const requirement = step({ genericType: 'SupplementalRequirement', position: 0 });
    expect(availableStepActions(requirement, submission(), { relations: ['applicant'] })).toEqual([
      'saveAnswer',
      'advanceStep',
    ]);
    const done = { ...requirement, completed: true, revisable: false };
    expect(availableStepActions(done, submission(), { relations: ['applicant'] })).toEqual([]);
  });
});

describe('a step', () => {
  it('is no longer open once completed if it is not revisable', () => {
    expect(isOpen(step({ completed: true, revisable: false }), submission())).toBe(false);
  });
});
