import { operation } from '#server/operations/operation.ts';

export interface DiscussionReading {
  readonly discussionId: string;
  readonly userId: string;
  /** when the latest comment that was shown was written */
  readonly upTo: Date;
}

/**
 * Marks a discussion as read for one person. Comments that arrive in the meantime stay unread. Others are not
 * notified.
 */
export const readDiscussion = operation<DiscussionReading, string>(
  'readDiscussion',
  async (tx, { discussionId, userId, upTo }) => {
    const readAt = upTo < tx.now ? upTo : tx.now;
    await tx.db.$executeRaw`
      INSERT INTO discussion_reads AS r (user_id, discussion_id, read_at)
      VALUES (${userId}::uuid, ${discussionId}::uuid, ${readAt})
      ON CONFLICT (user_id, discussion_id) DO UPDATE SET read_at = GREATEST(r.read_at, EXCLUDED.read_at)`;
    return discussionId;
  },
);
