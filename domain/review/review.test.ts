import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  expectedReviewers,
  isReviewComplete,
  outstandingReviewers,
  pendingReviews,
  reviewLogics,
  reviewRequestState,
  verdictOf,
  type Approval,
  type ReviewGroup,
  type Reviewer,
} from '#domain/review/ReviewGroup.ts';
import {
  approvalStatus,
  outcomeEffects,
  reviewOutcomeOf,
  reviewOutcomes,
  type ReviewOutcome,
} from '#domain/review/reviewOutcomes.ts';
import {
  findReviewer,
  prefilledComment,
  remindReviewerRefusal,
  requestReviewRefusal,
  reviewProblems,
  reviewerRefusal,
  undoRequestRefusal,
  type Review,
  type ReviewerCandidate,
} from '#domain/review/submitReview.ts';

const at = new Date('2026-03-05T12:00:00Z');
const rita: Reviewer = { type: 'User', id: 'rita' };
const fire: Reviewer = { type: 'AdminRole', id: 'fire' };

const group = (over: Partial<ReviewGroup> = {}): ReviewGroup => ({
  reviewType: 'specific_people',
  logicType: 'and',
  required: true,
  reviewers: [rita, fire],
  requests: [],
  approvals: [],
  ...over,
});

const said = (userId: string, outcome: ReviewOutcome, roleId: string | null = null): Approval => ({
  userId,
  roleId,
  outcome,
});
const reviewRequest = (receivingUserId: string, over: { canceledAt?: Date; completedAt?: Date } = {}) => ({
  receivingUserId,
  canceledAt: null,
  completedAt: null,
  ...over,
});

describe('an outcome', () => {
  it('maps to true, false, or null in the API, and back', () => {
    for (const outcome of reviewOutcomes) expect(reviewOutcomeOf(approvalStatus[outcome])).toBe(outcome);
    expect(approvalStatus).toEqual({ approved: true, rejected: false, changes_requested: null });
  });

  it('halts the submission only if it is a rejection, and completes the review only if it is an approval', () => {
    expect(reviewOutcomes.filter((outcome) => outcomeEffects[outcome].halts)).toEqual(['rejected']);
    expect(reviewOutcomes.filter((outcome) => outcomeEffects[outcome].completes)).toEqual(['approved']);
    expect(reviewOutcomes.filter((outcome) => outcomeEffects[outcome].opensDiscussion)).toEqual([
      'rejected',
      'changes_requested',
    ]);
  });
});

describe('a review group', () => {
  test.each<[string, Approval[], boolean, boolean]>([
    ['no one decided', [], false, false],
    ['one of two approved', [said('rita', 'approved')], false, true],
    ['both approved', [said('rita', 'approved'), said('fred', 'approved', 'fire')], true, true],
    ['one rejected', [said('rita', 'rejected')], false, false],
    ['one asked for changes', [said('rita', 'changes_requested')], false, false],
    [
      'one approved after asking for changes',
      [said('rita', 'changes_requested'), said('rita', 'approved')],
      false,
      true,
    ],
    [
      'one asked for changes after approving',
      [said('rita', 'approved'), said('rita', 'changes_requested')],
      false,
      false,
    ],
    ['a member of the role acted in their own name', [said('fred', 'approved')], false, false],
    [
      'a second member of the role rejected after the first approved',
      [said('fred', 'approved', 'fire'), said('fay', 'rejected', 'fire')],
      false,
      false,
    ],
    ['an outsider approved', [said('mallory', 'approved')], false, false],
  ])('of two reviewers, when %s', (_name, approvals, and, or) => {
    expect(isReviewComplete(group({ logicType: 'and', approvals }))).toBe(and);
    expect(isReviewComplete(group({ logicType: 'or', approvals }))).toBe(or);
  });

  it('without reviewers is never complete', () => {
    for (const logicType of reviewLogics) expect(isReviewComplete(group({ logicType, reviewers: [] }))).toBe(false);
  });

  it('of third parties expects those with a request that was not canceled, each once', () => {
    const requests = [
      reviewRequest('tom'),
      reviewRequest('uma', { canceledAt: at }),
      reviewRequest('tom', { completedAt: at }),
    ];
    const third = group({ reviewType: 'third_party', requests, approvals: [said('tom', 'approved')] });
    expect(expectedReviewers(third)).toEqual([{ type: 'User', id: 'tom' }]);
    expect(isReviewComplete(third)).toBe(true);
    expect(isReviewComplete(group({ reviewType: 'third_party' }))).toBe(false);
  });

  it('keeps the step waiting only while it is required', () => {
    expect(
      pendingReviews([
        group(),
        group({ required: false }),
        group({ logicType: 'or', approvals: [said('rita', 'approved')] }),
      ]),
    ).toBe(1);
  });

  const anyApproval = fc.record({
    userId: fc.constantFrom('rita', 'fred', 'fay'),
    roleId: fc.constantFrom(null, 'fire', 'water'),
    outcome: fc.constantFrom(...reviewOutcomes),
  });

  it('is complete for "and" when no one is outstanding, and then also for "or"', () => {
    fc.assert(
      fc.property(fc.array(anyApproval), (approvals) => {
        const and = group({ approvals });
        expect(isReviewComplete(and)).toBe(outstandingReviewers(and).length === 0);
        expect(isReviewComplete(and) && !isReviewComplete({ ...and, logicType: 'or' })).toBe(false);
      }),
    );
  });

  it('counts only the latest decision of each reviewer', () => {
    fc.assert(
      fc.property(fc.array(anyApproval), fc.constantFrom(...reviewOutcomes), (approvals, outcome) => {
        expect(verdictOf(rita, [...approvals, said('rita', outcome)])).toBe(outcome);
        expect(verdictOf(fire, [...approvals, said('fay', outcome, 'fire')])).toBe(outcome);
      }),
    );
  });
});

describe('a reviewer', () => {
  const person = (over: Partial<ReviewerCandidate> = {}): ReviewerCandidate => ({
    userId: 'rita',
    roleIds: [],
    asRoleId: null,
    isApplicant: false,
    ...over,
  });

  test.each<[string, Partial<ReviewerCandidate>, Reviewer | null]>([
    ['by name', {}, rita],
    ['by name, though also in the role', { roleIds: ['fire'] }, rita],
    ['for the role, if they choose it', { roleIds: ['fire'], asRoleId: 'fire' }, fire],
    ['for no role they are not in', { asRoleId: 'fire' }, null],
    ['for no role that is not a reviewer', { roleIds: ['water'], asRoleId: 'water' }, null],
    ['as a member of the role', { userId: 'fred', roleIds: ['water', 'fire'] }, fire],
    ['as no reviewer', { userId: 'mallory', roleIds: ['water'] }, null],
  ])('acts %s', (_name, over, expected) => {
    expect(findReviewer(group(), person(over))).toEqual(expected);
    expect(reviewerRefusal(group(), person(over))).toBe(expected ? null : 'notReviewer');
  });

  it('never reviews their own submission', () => {
    expect(reviewerRefusal(group(), person({ isApplicant: true }))).toBe('ownReview');
    expect(reviewerRefusal(group(), person({ isApplicant: true, roleIds: ['fire'], asRoleId: 'fire' }))).toBe(
      'ownReview',
    );
  });
});

describe('a submitted review', () => {
  const empty: Review = { outcome: null, comment: '', typedName: '', image: null, certified: false };
  const codes = (review: Partial<Review>, requireSignature: boolean) =>
    reviewProblems({ ...empty, ...review }, { requireSignature, affidavit: null }).map(({ code }) => code);

  test.each<[Partial<Review>, boolean, string[]]>([
    [{}, false, ['reviewOptionMissing']],
    [{}, true, ['reviewOptionMissing']],
    [{ outcome: 'approved' }, false, []],
    [{ outcome: 'approved' }, true, ['signatureMissing']],
    [{ outcome: 'approved', typedName: 'Rita' }, true, []],
    [{ outcome: 'rejected' }, false, ['reviewCommentMissing']],
    [{ outcome: 'rejected' }, true, ['reviewCommentMissing', 'signatureMissing']],
    [{ outcome: 'rejected', comment: 'No.', typedName: 'Rita' }, true, []],
    [{ outcome: 'changes_requested' }, true, ['reviewCommentMissing']],
    [{ outcome: 'changes_requested', comment: '  ' }, false, ['reviewCommentMissing']],
    [{ outcome: 'changes_requested', comment: 'The plan is missing.' }, true, []],
  ])('%j, with a signature required: %s, has the problems %j', (review, requireSignature, expected) => {
    expect(codes(review, requireSignature)).toEqual(expected);
  });

  test.each<[Partial<Review>, string[]]>([
    [{ outcome: 'approved' }, ['affidavitNotAccepted']],
    [{ outcome: 'approved', certified: true }, []],
    [{ outcome: 'rejected', comment: 'No.' }, ['affidavitNotAccepted']],
    [{ outcome: 'changes_requested', comment: 'The plan is missing.' }, []],
  ])('%j, in a group with its own affidavit, has the problems %j', (review, expected) => {
    const problems = reviewProblems({ ...empty, ...review }, { requireSignature: false, affidavit: 'I was there.' });
    expect(problems.map(({ code }) => code)).toEqual(expected);
  });

  it('starts with the message from the form', () => {
    const messages = { defaultApprovalMessage: 'Looks good.', defaultRejectionMessage: null };
    expect(prefilledComment('approved', messages)).toBe('Looks good.');
    expect(prefilledComment('rejected', messages)).toBe('');
    expect(prefilledComment('changes_requested', messages)).toBe('');
  });
});

describe('a review request', () => {
  it('is sent once to a person, and can be canceled only while it waits', () => {
    expect(requestReviewRefusal([reviewRequest('tom')], 'tom')).toBe('reviewRequestOpen');
    expect(requestReviewRefusal([reviewRequest('tom', { canceledAt: at })], 'tom')).toBeNull();
    expect(requestReviewRefusal([reviewRequest('tom', { completedAt: at })], 'tom')).toBeNull();
    expect(undoRequestRefusal(reviewRequest('tom'))).toBeNull();
    expect(undoRequestRefusal(reviewRequest('tom', { completedAt: at }))).toBe('reviewRequestClosed');
    expect(undoRequestRefusal(reviewRequest('tom', { canceledAt: at }))).toBe('reviewRequestClosed');
  });

  it('is none, sent, or completed', () => {
    expect(reviewRequestState(null)).toBe('none');
    expect(reviewRequestState(reviewRequest('tom'))).toBe('sent');
    expect(reviewRequestState(reviewRequest('tom', { completedAt: at }))).toBe('completed');
    expect(reviewRequestState(reviewRequest('tom', { canceledAt: at }))).toBe('none');
  });
});

test('reminds only reviewers who have not decided, and no one twice within six hours', () => {
  const hoursBefore = (hours: number): Date => new Date(at.getTime() - hours * 3_600_000);
  expect(remindReviewerRefusal(reviewRequest('eva'), null, at)).toBeNull();
  expect(remindReviewerRefusal(reviewRequest('eva'), hoursBefore(6), at)).toBeNull();
  expect(remindReviewerRefusal(reviewRequest('eva'), hoursBefore(5.9), at)).toBe('remindedRecently');
  expect(remindReviewerRefusal(reviewRequest('eva', { completedAt: at }), null, at)).toBe('reviewRequestClosed');
  expect(remindReviewerRefusal(reviewRequest('eva', { canceledAt: at }), null, at)).toBe('reviewRequestClosed');
});
