import { decide, factsAbout } from '#domain/access/decide.ts';
import type { Problem } from '#domain/kernel/refusal.ts';
import { isBlank } from '#domain/kernel/text.ts';
import type { Viewer } from '#domain/submission/availableActions.ts';

export const discussionTypes = ['PublicDiscussion', 'InternalDiscussion'] as const;
export type DiscussionType = (typeof discussionTypes)[number];

export const discussionMaxLength = 10_000;

const whenBlank = { start: 'discussionMissing', edit: 'discussionEmpty', comment: 'commentBlank' } as const;

/** What is wrong with a text to start a discussion with, to put in its place, or to comment on it with. */
export function discussionProblems(body: string, purpose: keyof typeof whenBlank): Problem[] {
  if (isBlank(body)) return [{ path: 'body', code: whenBlank[purpose] }];
  if (body.length > discussionMaxLength)
    return [{ path: 'body', code: 'tooLong', params: { max: discussionMaxLength } }];
  return [];
}

/** What decides who reads a discussion, besides what somebody is to its submission. */
export interface DiscussionSort {
  readonly type: DiscussionType;
  /** a review began it */
  readonly isOfReview: boolean;
}

const discussionSorts: readonly DiscussionSort[] = discussionTypes.flatMap((type) => [
  { type, isOfReview: false },
  { type, isOfReview: true },
]);

/** Which discussions of a submission somebody reads: the same rule as for each of them, for all at once. */
export function readableDiscussions(viewer: Viewer): readonly DiscussionSort[] {
  return discussionSorts.filter(({ type, isOfReview }) => {
    const internal = type === 'InternalDiscussion' ? (['internal'] as const) : [];
    const ofReview = isOfReview ? (['ofReview'] as const) : [];
    return decide('viewDiscussion', factsAbout('discussion', { ...viewer, traits: [...internal, ...ofReview] }));
  });
}

/** Who hears of what is said: everybody on the submission, or only its admins. */
export const discussionAudience: Readonly<Record<DiscussionType, readonly ('applicants' | 'admins')[]>> = {
  PublicDiscussion: ['applicants', 'admins'],
  InternalDiscussion: ['admins'],
};

/** Resolving the discussion of a review also marks the requested changes complete, so that people are asked first. */
export function asksBeforeResolving(discussion: { stepApprovalId: string | null }): boolean {
  return discussion.stepApprovalId !== null;
}
