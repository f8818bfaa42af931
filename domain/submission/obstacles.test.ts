import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { paymentStatuses } from '#domain/payment/paymentStatus.ts';
import { completionQuestions } from '#domain/submission/completionQuestions.ts';
import {
  blockers,
  confirmationCodes,
  confirmations,
  shouldAutoAdvance,
  obstacleKinds,
  obstacles,
  type AdvanceFacts,
  type Audience,
} from '#domain/submission/obstacles.ts';
import { requiredActions } from '#domain/submission/responsibility.ts';
import { submissionStatuses } from '#domain/submission/status.ts';
import { stepTypes } from '#domain/submission/stepKinds.ts';

const clear: AdvanceFacts = {
  submission: { status: 'active', haltedByAdmin: false, currentPosition: 1 },
  step: {
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
  },
  isLast: true,
  fieldProblems: [],
  paymentStatus: null,
  isRejected: false,
  unpaidFees: 0,
  needsSignature: false,
  isResponsibilityAssigned: true,
  pendingReviews: 0,
  awaitedReviews: 0,
  unaskedReviews: 0,
  requestedChanges: 0,
  issuesOutputs: false,
  reviewsOfOtherAnswers: 0,
  unfinishedRequirements: 0,
  unfinishedSubprocesses: 0,
};

type Change = Omit<Partial<AdvanceFacts>, 'submission' | 'step'> & {
  submission?: Partial<AdvanceFacts['submission']>;
  step?: Partial<AdvanceFacts['step']>;
};

const facts = (change: Change = {}): AdvanceFacts => ({
  ...clear,
  ...change,
  submission: { ...clear.submission, ...change.submission },
  step: { ...clear.step, ...change.step },
});

const outcome = (given: AdvanceFacts, audience: Audience) => [
  ...blockers(given, audience).map(({ code }) => `blocked: ${code}`),
  ...confirmations(given, audience).map((code) => `asked: ${code}`),
];

describe('leaving a step', () => {
  it('is allowed when there are no obstacles', () => {
    expect(outcome(facts(), 'admin')).toEqual([]);
    expect(outcome(facts(), 'applicant')).toEqual([]);
  });

  test.each<[string, Change, string[], string[]]>([
    [
      'a finished submission',
      { submission: { status: 'finished' } },
      ['blocked: submissionFinished'],
      ['blocked: submissionFinished'],
    ],
    [
      'a halted submission',
      { submission: { status: 'halted' } },
      ['blocked: submissionHalted'],
      ['blocked: submissionHalted'],
    ],
    ['a step that is not current', { step: { position: 2 } }, ['blocked: stepNotCurrent'], ['blocked: stepNotCurrent']],
    ['a completed step', { step: { completed: true } }, ['blocked: stepNotCurrent'], ['blocked: stepNotCurrent']],
    [
      'a missing answer',
      { fieldProblems: [{ path: 'answers.x', code: 'blank' }] },
      ['blocked: blank'],
      ['blocked: blank'],
    ],
    [
      'no one assigned',
      { step: { type: 'AssignResponsibilityStep' }, isResponsibilityAssigned: false },
      ['blocked: responsibilityMissing'],
      ['blocked: responsibilityMissing'],
    ],
    ['pending reviews', { pendingReviews: 2 }, ['blocked: reviewsPending'], ['blocked: reviewsPending']],
    [
      'changes after an approval, at the last step',
      { reviewsOfOtherAnswers: 1 },
      ['blocked: approvedAnswersChanged'],
      ['blocked: approvedAnswersChanged'],
    ],
    [
      'changes after an approval, if an output is issued',
      { isLast: false, issuesOutputs: true, reviewsOfOtherAnswers: 1 },
      ['blocked: approvedAnswersChanged'],
      ['blocked: approvedAnswersChanged'],
    ],
    ['changes after an approval, if nothing is issued', { isLast: false, reviewsOfOtherAnswers: 1 }, [], []],
    [
      'requirements at the last step',
      { unfinishedRequirements: 1 },
      ['blocked: requirementsUnfinished'],
      ['blocked: requirementsUnfinished'],
    ],
    ['requirements before the last step', { isLast: false, unfinishedRequirements: 1 }, [], []],
    [
      'subprocesses at the last step',
      { unfinishedSubprocesses: 1 },
      ['blocked: subprocessesUnfinished'],
      ['blocked: subprocessesUnfinished'],
    ],
    ['subprocesses before the last step', { isLast: false, unfinishedSubprocesses: 1 }, [], []],
    [
      'other requirements, for a requirement',
      { step: { genericType: 'SupplementalRequirement', position: 9 }, unfinishedRequirements: 1 },
      [],
      [],
    ],
    ['information that cannot be modified later', { step: { revisable: false } }, [], ['asked: cannotBeModified']],
    ['a missing signature', { needsSignature: true }, ['asked: skipSignature'], ['blocked: signatureMissing']],
    [
      'a payment that is due',
      { step: { type: 'PaymentStep' }, paymentStatus: 'due' },
      ['asked: continueWithoutPayment'],
      ['asked: continueWithoutPayment'],
    ],
    [
      'an unpaid fee, at the last step',
      { unpaidFees: 1 },
      ['asked: issueWithoutPayment'],
      ['asked: issueWithoutPayment'],
    ],
    [
      'an unpaid fee, if an output is issued',
      { isLast: false, issuesOutputs: true, unpaidFees: 1 },
      ['asked: issueWithoutPayment'],
      ['asked: issueWithoutPayment'],
    ],
    ['an unpaid fee, if nothing is issued', { isLast: false, unpaidFees: 1 }, [], []],
    [
      'an unpaid fee, for a requirement',
      { step: { genericType: 'SupplementalRequirement', position: 9 }, unpaidFees: 1 },
      [],
      [],
    ],
    ['a pending payment', { step: { type: 'PaymentStep' }, paymentStatus: 'processing' }, [], []],
    ['a waived payment', { step: { type: 'PaymentStep' }, paymentStatus: 'waived' }, [], []],
  ])('%s', (_name, change, forAdmin, forApplicant) => {
    expect(outcome(facts(change), 'admin')).toEqual(forAdmin);
    expect(outcome(facts(change), 'applicant')).toEqual(forApplicant);
  });

  it('asks its questions in the specified order', () => {
    const given = facts({ step: { revisable: false }, paymentStatus: 'due', needsSignature: true });
    expect(confirmations(given, 'applicant')).toEqual(['cannotBeModified', 'continueWithoutPayment']);
    expect(confirmations(given, 'admin')).toEqual(['continueWithoutPayment', 'skipSignature']);
    expect(completionQuestions(confirmations(given, 'applicant'), true)).toEqual([
      'cannotBeModified',
      'sign',
      'continueWithoutPayment',
    ]);
    expect(completionQuestions(confirmations(given, 'admin'), false)).toEqual(confirmations(given, 'admin'));
  });

  it('auto-advances when approved or paid, if the form allows it and no one has to confirm anything', () => {
    const review = (given: Change = {}, autoadvance = true): boolean =>
      shouldAutoAdvance(facts({ ...given, step: { type: 'RequireReviewStep', external: false, autoadvance } }));
    expect(review()).toBe(true);
    expect(review({}, false)).toBe(false);
    expect(review({ pendingReviews: 1 })).toBe(false);
    expect(review({ unpaidFees: 1 })).toBe(false);
    expect(review({ isLast: false, unpaidFees: 1 })).toBe(true);
    expect(review({ reviewsOfOtherAnswers: 1 })).toBe(false);
    expect(review({ unfinishedRequirements: 1 })).toBe(false);
    expect(review({ needsSignature: true })).toBe(false);
    expect(review({ fieldProblems: [{ path: 'answers.a', code: 'blank' }] })).toBe(false);
    const payment = (paymentStatus: AdvanceFacts['paymentStatus'], autoadvance = true): boolean =>
      shouldAutoAdvance(facts({ paymentStatus, step: { type: 'PaymentStep', autoadvance } }));
    expect(paymentStatuses.filter((status) => payment(status))).toEqual(['paid', 'waived', 'notRequired']);
    expect(payment('paid', false)).toBe(false);
    expect(shouldAutoAdvance(facts({ step: { type: 'BasicStep', autoadvance: true } }))).toBe(false);
  });

  it('counts what is missing', () => {
    expect(blockers(facts({ pendingReviews: 3 }), 'admin')).toEqual([
      { path: '', code: 'reviewsPending', params: { count: 3 } },
    ]);
  });
});

const anyFacts: fc.Arbitrary<AdvanceFacts> = fc
  .record({
    status: fc.constantFrom(...submissionStatuses),
    type: fc.constantFrom(...stepTypes),
    genericType: fc.constantFrom('Step' as const, 'SupplementalRequirement' as const),
    position: fc.integer({ min: 0, max: 2 }),
    external: fc.boolean(),
    revisable: fc.boolean(),
    completed: fc.boolean(),
    isLast: fc.boolean(),
    missing: fc.integer({ min: 0, max: 2 }),
    paymentStatus: fc.constantFrom(null, ...paymentStatuses),
    needsSignature: fc.boolean(),
    isResponsibilityAssigned: fc.boolean(),
    unpaidFees: fc.integer({ min: 0, max: 2 }),
    pendingReviews: fc.integer({ min: 0, max: 2 }),
    awaitedReviews: fc.integer({ min: 0, max: 2 }),
    unaskedReviews: fc.integer({ min: 0, max: 2 }),
    requestedChanges: fc.integer({ min: 0, max: 2 }),
    unfinishedRequirements: fc.integer({ min: 0, max: 2 }),
    unfinishedSubprocesses: fc.integer({ min: 0, max: 2 }),
  })
  .map(({ status, type, genericType, position, external, revisable, completed, missing, ...rest }) => ({
    ...clear,
    ...rest,
    submission: { ...clear.submission, status },
    step: { ...clear.step, type, genericType, position, external, revisable, completed },
    fieldProblems: Array.from({ length: missing }, (_, index) => ({
      path: `answers.${index}`,
      code: 'blank' as const,
    })),
  }));

describe('for every combination of facts', () => {
  it('each obstacle blocks, asks, or does nothing, never two of these', () => {
    fc.assert(
      fc.property(anyFacts, fc.constantFrom<Audience>('admin', 'applicant'), (given, audience) => {
        const found = obstacles(given);
        expect(found).toEqual(obstacleKinds.filter((kind) => found.includes(kind)));
        const confirmed = confirmations(given, audience);
        expect(confirmed.every((code) => confirmationCodes.includes(code))).toBe(true);
        expect(blockers(given, audience).length > 0 || found.length >= confirmed.length).toBe(true);
      }),
    );
  });

  it('nothing blocks an admin that does not block the applicant', () => {
    fc.assert(
      fc.property(anyFacts, (given) => {
        const applicant = blockers(given, 'applicant').map(({ code }) => code);
        for (const { code } of blockers(given, 'admin')) expect(applicant).toContain(code);
      }),
    );
  });

  it('a submission that is on hold or finished cannot advance', () => {
    fc.assert(
      fc.property(anyFacts, fc.constantFrom<Audience>('admin', 'applicant'), (given, audience) => {
        if (given.submission.status === 'active') return;
        expect(blockers(given, audience)).not.toEqual([]);
      }),
    );
  });

  it('someone must act until the submission is finished', () => {
    const people = { applicants: ['ann'], assignees: ['stan'], reviewers: [] };
    fc.assert(
      fc.property(anyFacts, (given) => {
        const needed = requiredActions(given, people);
        const isOver = given.submission.status === 'finished';
        expect(needed.length === 0).toBe(isOver);
      }),
    );
  });
});

describe('who must act', () => {
  const people = { applicants: ['ann'], assignees: ['stan'], reviewers: ['rita', 'rob'] };

  test.each<[string, Change, unknown]>([
    ['nothing is missing on an external step', {}, [{ solution: 'advance', party: 'applicants', userIds: ['ann'] }]],
    [
      'nothing is missing on an internal step',
      { step: { external: false } },
      [{ solution: 'advance', party: 'assignees', userIds: ['stan'] }],
    ],
    [
      'an answer is missing on an internal step',
      { step: { external: false }, fieldProblems: [{ path: 'a', code: 'blank' }] },
      [{ solution: 'answer', party: 'assignees', userIds: ['stan'] }],
    ],
    [
      'reviews are pending',
      { pendingReviews: 1, awaitedReviews: 1 },
      [{ solution: 'review', party: 'reviewers', userIds: ['rita', 'rob'] }],
    ],
    [
      'a third party has not been asked for a review',
      { pendingReviews: 1, unaskedReviews: 1, step: { external: false } },
      [{ solution: 'requestReview', party: 'assignees', userIds: ['stan'] }],
    ],
    [
      'one review waits for a reviewer and another for a third party not asked yet',
      { pendingReviews: 2, awaitedReviews: 1, unaskedReviews: 1 },
      [
        { solution: 'review', party: 'reviewers', userIds: ['rita', 'rob'] },
        { solution: 'requestReview', party: 'assignees', userIds: ['stan'] },
      ],
    ],
    [
      'a reviewer waits for changes',
      { pendingReviews: 1, requestedChanges: 1 },
      [{ solution: 'makeChanges', party: 'applicants', userIds: ['ann'] }],
    ],
    [
      'one reviewer waits for changes and another has not decided',
      { pendingReviews: 1, awaitedReviews: 1, requestedChanges: 1 },
      [
        { solution: 'review', party: 'reviewers', userIds: ['rita', 'rob'] },
        { solution: 'makeChanges', party: 'applicants', userIds: ['ann'] },
      ],
    ],
    [
      'signature and payment are missing',
      { needsSignature: true, paymentStatus: 'due' },
      [
        { solution: 'sign', party: 'applicants', userIds: ['ann'] },
        { solution: 'pay', party: 'applicants', userIds: ['ann'] },
      ],
    ],
    [
      'it is on hold',
      { submission: { status: 'halted' } },
      [{ solution: 'resume', party: 'assignees', userIds: ['stan'] }],
    ],
    ['a fee is unpaid', { unpaidFees: 1 }, [{ solution: 'advance', party: 'applicants', userIds: ['ann'] }]],
    ['it is finished', { submission: { status: 'finished' } }, []],
  ])('when %s', (_name, change, expected) => {
    expect(requiredActions(facts(change), people)).toEqual(expected);
  });
});
