import { decide, factsAbout } from '#domain/access/decide.ts';
import type { Problem } from '#domain/kernel/refusal.ts';
import { isBlank } from '#domain/kernel/text.ts';
import type { Viewer } from '#domain/submission/availableActions.ts';

export const discussionTypes = ['PublicDiscussion', 'InternalDiscussion'] as const;
export type DiscussionType = (typeof discussionTypes)[number];

export const discussionMaxLength = 10_000;

const whenBlank = { start: 'discussionMissing', edit: 'discussionEmpty', comment: 'commentBlank' } as const;

/** Problems with a text that starts, replaces, or comments on a discussion. */
export function discussionProblems(body: string, purpose: keyof typeof whenBlank): Problem[] {
  if (isBlank(body)) return [{ path: 'body', code: whenBlank[purpose] }];
  if (body.length > discussionMaxLength)
    return [{ path: 'body', code: 'tooLong', params: { max: discussionMaxLength } }];
  return [];
}

/** What decides who can read a discussion, besides relations to its submission. */
export interface DiscussionSort {
  readonly type: DiscussionType;
  /** it started from a review */
  readonly isOfReview: boolean;
}

const discussionSorts: readonly DiscussionSort[] = discussionTypes.flatMap((type) => [
  { type, isOfReview: false },
  { type, isOfReview: true },
]);

/** The kinds of discussions of a submission a viewer may read. Applies the rule for single discussions to all kinds. */
export function readableDiscussions(viewer: Viewer): readonly DiscussionSort[] {
  return discussionSorts.filter(({ type, isOfReview }) => {
    const internal = type === 'InternalDiscussion' ? (['internal'] as const) : [];
    const ofReview = isOfReview ? (['ofReview'] as const) : [];
    return decide('viewDiscussion', factsAbout('discussion', { ...viewer, traits: [...internal, ...ofReview] }));
  });
}

/** Who is notified of messages: everyone on the submission, or only its admins. */
export const discussionAudience: Readonly<Record<DiscussionType, readonly ('applicants' | 'admins')[]>> = {
  PublicDiscussion: ['applicants', 'admins'],
  InternalDiscussion: ['admins'],
};

/** Resolving a review's discussion also marks the requested changes as done, so people confirm it first. */
export function needsConfirmationToResolve(discussion: { stepApprovalId: string | null }): boolean {
  return discussion.stepApprovalId !== null;
}
