import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Relation } from '#domain/access/relations.ts';
import { availableActions } from '#domain/submission/availableActions.ts';
import { availableStepActions } from '#domain/submission/availableStepActions.ts';
import { blockers, confirmations, type AdvanceFacts, type Audience } from '#domain/submission/obstacles.ts';
import type { SubmissionState } from '#domain/submission/status.ts';
import type { StepState } from '#domain/submission/StepState.ts';
import { nextPosition, progress } from '#domain/submission/timeline.ts';
import { propertyRuns } from '#tests/support/propertyRuns.ts';

/** A dog license: the applicant answers, signs, and pays; staff review and issue. */
const plan: readonly Partial<StepState>[] = [
  { type: 'CollectInfoStep', external: true, requiresSignature: true, revisable: false },
  { type: 'PaymentStep', external: true },
  { type: 'RequireReviewStep', external: false },
  { type: 'BasicStep', external: false },
];

interface World {
  submission: SubmissionState;
  steps: StepState[];
  answered: boolean;
  signed: boolean;
  paid: boolean;
  approved: boolean;
  advances: number;
}

const start = (): World => ({
  submission: { status: 'active', haltedByAdmin: false, currentPosition: 0 },
  steps: plan.map((over, position) => ({
    type: 'BasicStep',
    genericType: 'Step',
    position,
    external: false,
    revisable: true,
    requiresSignature: false,
    autoadvance: false,
    completed: false,
    locked: false,
    lockedFields: [],
    ...over,
  })),
  answered: false,
  signed: false,
  paid: false,
  approved: false,
  advances: 0,
});

const viewers: Readonly<Record<Audience, readonly Relation[]>> = {
  applicant: ['primaryApplicant'],
  admin: ['formWriter', 'reviewer'],
};
const commands = ['answer', 'sign', 'pay', 'approve', 'advance', 'advanceAnyway', 'halt', 'resume', 'lock'] as const;
type Command = (typeof commands)[number];

function factsOf(world: World, step: StepState): AdvanceFacts {
  return {
    submission: world.submission,
    step,
    isLast: nextPosition(world.steps, step.position) === null,
    fieldProblems: step.type === 'CollectInfoStep' && !world.answered ? [{ path: 'answers.name', code: 'blank' }] : [],
    paymentStatus: step.type === 'PaymentStep' ? (world.paid ? 'paid' : 'due') : null,
    unpaidFees: 0,
    isRejected: false,
    needsSignature: step.requiresSignature && !world.signed,
    isResponsibilityAssigned: true,
    pendingReviews: step.type === 'RequireReviewStep' && !world.approved ? 1 : 0,
    awaitedReviews: step.type === 'RequireReviewStep' && !world.approved ? 1 : 0,
    unaskedReviews: 0,
    requestedChanges: 0,
    issuesOutputs: false,
    reviewsOfOtherAnswers: 0,
    unfinishedRequirements: 0,
    unfinishedSubprocesses: 0,
  };
}

function advance(world: World, step: StepState, audience: Audience, confirmed: boolean): void {
  const facts = factsOf(world, step);
  if (blockers(facts, audience).length > 0) return;
  if (confirmations(facts, audience).length > 0 && !confirmed) return;
  const next = nextPosition(world.steps, step.position);
  world.steps = world.steps.map((other) => (other === step ? { ...other, completed: true } : other));
  world.advances += 1;
  world.submission =
    next === null ? { ...world.submission, status: 'finished' } : { ...world.submission, currentPosition: next };
}

/** Acts as an operation would: check the rules, then change the state. */
function run(world: World, command: Command, audience: Audience): void {
  const viewer = { relations: viewers[audience] };
  const step = world.steps.find(({ position }) => position === world.submission.currentPosition)!;
  const actions = availableActions(world.submission, viewer);
  const stepActions = availableStepActions(step, world.submission, viewer);
  const isConfirmed = command === 'advanceAnyway';
  if (command === 'answer' && stepActions.includes('saveAnswer'))
    Object.assign(world, { answered: true, signed: false });
  if (command === 'sign' && stepActions.includes('signStep')) world.signed = true;
  if (command === 'pay' && world.submission.status === 'active' && step.type === 'PaymentStep') world.paid = true;
  if (command === 'approve' && stepActions.includes('reviewStep')) world.approved = true;
  if (command === 'halt' && actions.includes('haltSubmission'))
    world.submission = { ...world.submission, status: 'halted', haltedByAdmin: audience === 'admin' };
  if (command === 'resume' && actions.includes('resumeSubmission'))
    world.submission = { ...world.submission, status: 'active', haltedByAdmin: false };
  if (command === 'lock' && stepActions.includes('lockStep'))
    world.steps = world.steps.map((other) => (other === step ? { ...other, locked: !other.locked } : other));
  if ((command === 'advance' || isConfirmed) && stepActions.includes('advanceStep'))
    advance(world, step, audience, isConfirmed);
}

const anyCommands = fc.array(fc.tuple(fc.constantFrom(...commands), fc.constantFrom<Audience>('applicant', 'admin')), {
  maxLength: 50,
  size: 'max',
});

describe('the life cycle of a submission, for any sequence of commands', () => {
  it('moves forward one step at a time and finishes once', () => {
    fc.assert(
      fc.property(anyCommands, (story) => {
        const world = start();
        for (const [command, audience] of story) {
          const before = structuredClone(world);
          run(world, command, audience);
          const { status, currentPosition } = world.submission;
          expect(currentPosition - before.submission.currentPosition).toBeOneOf([0, 1]);
          expect(before.submission.status === 'finished' && status !== 'finished').toBe(false);
          expect(before.submission.status === 'halted' && world.advances > before.advances).toBe(false);
          expect(progress(world.steps, world.submission).done).toBeGreaterThanOrEqual(world.advances);
        }
        expect(world.advances).toBeLessThanOrEqual(plan.length);
        expect(world.submission.status === 'finished').toBe(world.advances === plan.length);
      }),
      { numRuns: propertyRuns(1_000) },
    );
  }, 60_000);

  it('passes a review step only when approved, and a question step only when answered', () => {
    fc.assert(
      fc.property(anyCommands, (story) => {
        const world = start();
        for (const [command, audience] of story) run(world, command, audience);
        expect(world.submission.currentPosition > 0 && !world.answered).toBe(false);
        expect(world.submission.currentPosition > 2 && !world.approved).toBe(false);
      }),
      { numRuns: propertyRuns(1_000) },
    );
  }, 60_000);

  it('cannot be resumed by the applicant after an admin put it on hold', () => {
    fc.assert(
      fc.property(anyCommands, (story) => {
        const world = start();
        run(world, 'halt', 'admin');
        for (const [command] of story) run(world, command, 'applicant');
        expect(world.submission).toEqual({ status: 'halted', haltedByAdmin: true, currentPosition: 0 });
      }),
    );
  });

  it('can be completed by an applicant and an admin', () => {
    const world = start();
    const story: [Command, Audience][] = [
      ['answer', 'applicant'],
      ['sign', 'applicant'],
      ['advance', 'applicant'],
      ['advanceAnyway', 'applicant'],
      ['pay', 'applicant'],
      ['advance', 'applicant'],
      ['advance', 'admin'],
      ['approve', 'admin'],
      ['advance', 'admin'],
      ['advance', 'applicant'],
      ['advance', 'admin'],
    ];
    for (const [command, audience] of story) run(world, command, audience);
    expect(world.submission.status).toBe('finished');
    expect(world.paid).toBe(true);
  });
});
