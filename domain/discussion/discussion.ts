import type { Problem } from '#domain/kernel/refusal.ts';
import { isBlank } from '#domain/kernel/text.ts';
import { decide, factsAbout } from '#domain/access/decide.ts';
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

/** The types that a person may start a discussion in: applicants only talk in public. */
export function offeredTypes(viewer: Viewer): DiscussionType[] {
  const facts = factsAbout('submission', viewer);
  const offered: Readonly<Record<DiscussionType, boolean>> = {
    PublicDiscussion: decide('startDiscussion', facts),
    InternalDiscussion: decide('startInternalDiscussion', facts),
  };
  return discussionTypes.filter((type) => offered[type]);
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
