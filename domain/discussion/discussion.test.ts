import { describe, expect, it, test } from 'vitest';
import { decide, factsAbout } from '#domain/access/decide.ts';
import type { Relation } from '#domain/access/relations.ts';
import {
  needsConfirmationToResolve,
  discussionAudience,
  discussionProblems,
  discussionTypes,
  readableDiscussions,
} from '#domain/discussion/discussion.ts';

describe('a message', () => {
  test.each([
    ['start', ' ', 'discussionMissing'],
    ['edit', '', 'discussionEmpty'],
    ['comment', '\n', 'commentBlank'],
    ['comment', 'x'.repeat(10_001), 'tooLong'],
  ] as const)('for %s, being %j, is rejected with %s', (purpose, body, code) => {
    expect(discussionProblems(body, purpose).map((problem) => problem.code)).toEqual([code]);
  });

  it('is accepted otherwise', () => {
    expect(discussionProblems('When will it be ready?', 'start')).toEqual([]);
  });
});

describe('a discussion', () => {
  test.each<[string, Relation[], string[]]>([
    ['applicants', ['applicant'], ['startDiscussion']],
    ['staff', ['formReader'], ['startDiscussion', 'startInternalDiscussion']],
    ['strangers', ['signedIn'], []],
    ['third-party reviewers', ['thirdPartyReviewer'], []],
  ])('can be started by %s', (_name, relations, actions) => {
    const facts = factsAbout('submission', { relations });
    const starts = ['startDiscussion', 'startInternalDiscussion'] as const;
    expect(starts.filter((action) => decide(action, facts))).toEqual(actions);
  });

  test.each<[string, Relation[], string[]]>([
    ['applicants', ['applicant'], ['PublicDiscussion', 'PublicDiscussion of a review']],
    [
      'staff',
      ['formReader'],
      ['PublicDiscussion', 'PublicDiscussion of a review', 'InternalDiscussion', 'InternalDiscussion of a review'],
    ],
    ['reviewers', ['reviewer'], ['PublicDiscussion of a review']],
    ['strangers', ['signedIn'], []],
  ])('is readable for %s', (_name, known, sorts) => {
    const read = readableDiscussions({ relations: known });
    expect(read.map(({ type, isOfReview }) => (isOfReview ? `${type} of a review` : type))).toEqual(sorts);
  });

  it('is edited and deleted by its author only, and made internal by staff only', () => {
    const may = (
      action: 'updateDiscussion' | 'deleteDiscussion' | 'changeDiscussionType',
      known: Relation[],
      internal = false,
    ) => decide(action, factsAbout('discussion', { relations: known, traits: internal ? ['internal'] : [] }));
    expect(may('updateDiscussion', ['owner'])).toBe(false);
    expect(may('deleteDiscussion', ['owner'])).toBe(false);
    expect(may('updateDiscussion', ['applicant', 'author'])).toBe(true);
    expect(may('updateDiscussion', ['applicant', 'author'], true)).toBe(false);
    expect(may('changeDiscussionType', ['applicant', 'author'])).toBe(false);
    expect(may('changeDiscussionType', ['formReader', 'author'])).toBe(true);
    expect(may('updateDiscussion', ['author'])).toBe(false);
  });

  it('notifies everyone if public, and only admins if internal', () => {
    expect(discussionTypes.map((type) => discussionAudience[type])).toEqual([['applicants', 'admins'], ['admins']]);
  });

  it('of a review asks for confirmation before it is resolved', () => {
    expect(needsConfirmationToResolve({ stepApprovalId: 'a' })).toBe(true);
    expect(needsConfirmationToResolve({ stepApprovalId: null })).toBe(false);
  });
});
