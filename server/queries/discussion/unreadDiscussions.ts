import { statement } from '#server/database/statement.ts';

export interface UnreadDiscussion {
  readonly id: string;
  readonly submissionId: string;
  readonly type: 'PublicDiscussion' | 'InternalDiscussion';
  readonly isOfReview: boolean;
}

/** Discussions with posts by others since the person last read them. Doesn't check whether the person may read them. */
export const unreadDiscussions = statement<[userId: string, submissionIds: readonly string[]], UnreadDiscussion>(
  'unread_discussions',
  `SELECT d.id, d.submission_id AS "submissionId", d.type, d.step_approval_id IS NOT NULL AS "isOfReview"
   FROM discussions d LEFT JOIN discussion_reads r ON r.discussion_id = d.id AND r.user_id = $1
   WHERE d.submission_id = ANY ($2::uuid[]) AND d.deleted_at IS NULL
     AND (d.user_id <> $1 AND (r.read_at IS NULL OR d.created_at > r.read_at)
       OR EXISTS (SELECT FROM discussion_comments m
         WHERE m.discussion_id = d.id AND m.deleted_at IS NULL AND m.user_id <> $1
           AND (r.read_at IS NULL OR m.created_at > r.read_at)))`,
);
