import { discussionProblems, type DiscussionType } from '#domain/discussion/discussion.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import type { ProcessAction } from '#domain/submission/actions.ts';
import type { ActivityKind } from '#domain/submission/ActivityKind.ts';
import { actingUserId } from '#server/actor.ts';
import type { Discussion, Submission } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import { mailChanges, mailComment } from '#server/operations/discussion/mailComment.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { refuseProblems, refuseUnless } from '#server/operations/refusals.ts';
import { lockSubmission } from '#server/operations/submission/lockSubmission.ts';
import { recordChange } from '#server/operations/submission/recordChange.ts';

export interface NewDiscussion {
  readonly submissionId: string;
  readonly type: DiscussionType;
  readonly body: string;
  readonly userId: string;
}

export const startDiscussion = operation<NewDiscussion, string>(
  'startDiscussion',
  async (tx, { submissionId, type, body, userId }) => {
    const submission = await lockSubmission(tx, submissionId, 'startDiscussion');
    refuseProblems(discussionProblems(body, 'start'));
    const id = newId();
    const row = { id, teamId: submission.teamId, submissionId, type, body: body.trim(), userId, createdAt: tx.now };
    const discussion = await tx.db.discussion.create({ data: { ...row, lastSaidAt: tx.now } });
    await mailComment(tx, discussion, { userId, body: row.body, mail: 'discussionStarted' });
    await announce(tx, submission, discussion, 'startDiscussion');
    return id;
  },
);

export interface DiscussionChange {
  readonly discussionId: string;
  readonly body?: string;
  /** only staff can change the type, and only of what they wrote */
  readonly type?: DiscussionType;
}

export const updateDiscussion = operation<DiscussionChange, string>(
  'updateDiscussion',
  async (tx, { discussionId, body, type }) => {
    const { discussion, submission } = await held(tx, discussionId, 'updateDiscussion');
    if (body !== undefined) refuseProblems(discussionProblems(body, 'edit'));
    const data = {
      ...(body === undefined ? {} : { body: body.trim(), editedAt: tx.now }),
      ...(type === undefined ? {} : { type }),
    };
    const after = await tx.db.discussion.update({ where: { id: discussionId }, data });
    await announce(tx, submission, after, 'updateDiscussion');
    return discussion.id;
  },
);

/** Hides a discussion and its comments. */
export const deleteDiscussion = operation<string, string>('deleteDiscussion', async (tx, id) => {
  const { discussion, submission } = await held(tx, id, 'deleteDiscussion');
  await tx.db.discussion.update({ where: { id }, data: { deletedAt: tx.now } });
  await announce(tx, submission, discussion, 'deleteDiscussion');
  return submission.id;
});

export interface Resolution {
  readonly discussionId: string;
  readonly resolved: boolean;
}

/**
 * Closes or reopens a discussion. For a review, this says whether the requested changes were made, and so whether the
 * reviewer or the applicants act next. Idempotent.
 */
export const resolveDiscussion = operation<Resolution, string>(
  'resolveDiscussion',
  async (tx, { discussionId: id, resolved }) => {
    const { discussion, submission } = await held(tx, id, 'resolveDiscussion');
    if ((discussion.resolvedAt !== null) === resolved) return id;
    const data = resolved
      ? { resolvedAt: tx.now, resolvedById: actingUserId(tx.ctx.actor) }
      : { resolvedAt: null, resolvedById: null };
    const after = await tx.db.discussion.update({ where: { id }, data });
    await mailChanges(tx, after);
    await announce(tx, submission, discussion, resolved ? 'resolveDiscussion' : 'reopenDiscussion');
    return id;
  },
);

export interface NewComment {
  readonly discussionId: string;
  readonly body: string;
  readonly userId: string;
}

export const commentOnDiscussion = operation<NewComment, string>(
  'commentOnDiscussion',
  async (tx, { discussionId, body, userId }) => {
    const { discussion, submission } = await held(tx, discussionId, 'commentOnDiscussion');
    refuseProblems(discussionProblems(body, 'comment'));
    const id = newId();
    const row = { id, teamId: discussion.teamId, discussionId, userId, body: body.trim(), createdAt: tx.now };
    await tx.db.discussionComment.create({ data: row });
    await tx.db.discussion.update({ where: { id: discussionId }, data: { lastSaidAt: tx.now } });
    await mailComment(tx, discussion, { userId, body: row.body, mail: 'commentAdded' });
    await announce(tx, submission, discussion, 'commentOnDiscussion');
    return id;
  },
);

export interface CommentChange {
  readonly commentId: string;
  readonly body: string;
}

/** Edits a comment. Returns the discussion's id. */
export const updateDiscussionComment = operation<CommentChange, string>(
  'updateDiscussionComment',
  async (tx, { commentId: id, body }) => {
    const { discussion, submission } = await heldByComment(tx, id, 'updateComment');
    refuseProblems(discussionProblems(body, 'comment'));
    await tx.db.discussionComment.update({ where: { id }, data: { body: body.trim(), editedAt: tx.now } });
    await announce(tx, submission, discussion, 'updateComment');
    return discussion.id;
  },
);

/** Returns the discussion's id. */
export const deleteDiscussionComment = operation<string, string>('deleteDiscussionComment', async (tx, id) => {
  const { discussion, submission } = await heldByComment(tx, id, 'deleteComment');
  await tx.db.discussionComment.update({ where: { id }, data: { deletedAt: tx.now } });
  await announce(tx, submission, discussion, 'deleteComment');
  return discussion.id;
});

interface Held {
  readonly discussion: Discussion;
  readonly submission: Submission;
}

async function heldByComment(tx: Tx, id: string, action: ProcessAction): Promise<Held> {
  const named = await tx.db.discussionComment.findUnique({ where: { id } });
  refuseUnless(named, 'outdated');
  const both = await held(tx, named.discussionId, action);
  const comment = await tx.db.discussionComment.findUniqueOrThrow({ where: { id } });
  if (comment.deletedAt !== null) throw new Refusal('outdated');
  return both;
}

async function held(tx: Tx, id: string, action: ProcessAction): Promise<Held> {
  const named = await tx.db.discussion.findUnique({ where: { id } });
  refuseUnless(named, 'outdated');
  const submission = await lockSubmission(tx, named.submissionId, action);
  const discussion = await tx.db.discussion.findUniqueOrThrow({ where: { id } });
  if (discussion.deletedAt !== null) throw new Refusal('outdated');
  return { discussion, submission };
}

async function announce(tx: Tx, submission: Submission, { id, type }: Discussion, kind: ActivityKind): Promise<void> {
  await recordChange(tx, submission, { kind, data: { discussionId: id }, isInternal: type === 'InternalDiscussion' });
}
