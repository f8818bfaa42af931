import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { discussionWords } from '#messages/submission/discussionWords.ts';
import type { Comment_comment$key } from '#web/__generated__/Comment_comment.graphql.ts';
import { RelativeTime } from '#web/parts/RelativeTime.tsx';
import { textDraft } from '#web/parts/textDrafts.ts';
import { EditComment } from '#web/screens/Submission/discussion/EditComment.tsx';
import { flashDiscussion } from '#web/screens/Submission/discussion/flashDiscussion.ts';
import { OwnMessageActions } from '#web/screens/Submission/discussion/OwnMessageActions.tsx';
import { useDeleteDiscussionComment } from '#web/screens/Submission/discussion/useDeleteDiscussionComment.ts';
import { useFocusFallback } from '#web/ui/useFocusFallback.ts';
import styles from '#web/screens/Submission/discussion/DiscussionThread.module.css';

interface CommentProps {
  readonly comment: Comment_comment$key;
  readonly timeZone: string;
}

/** A comment; its author can edit or delete it. */
export function Comment({ comment, timeZone }: CommentProps): ReactElement {
  const { id, body, createdAt, editedAt, user, availableActions } = useFragment(
    graphql`
      fragment Comment_comment on DiscussionComment {
        id
        body
        createdAt
        editedAt
        availableActions
        user {
          name
        }
      }
    `,
    comment,
  );
  const [isEditing, setEditing] = useState(() => textDraft(id) !== '');
  const [remove] = useDeleteDiscussionComment();
  useFocusFallback(isEditing);
  const mayUpdate = availableActions.includes('updateComment');
  return (
    <li className={styles.said}>
      <div className={styles.head}>
        <strong>{user.name}</strong>
        <span className={styles.when}>
          <RelativeTime at={createdAt} timeZone={timeZone} />
          {editedAt !== null && ` · ${discussionWords.edited}`}
        </span>
        <OwnMessageActions
          of="comment"
          onEdit={mayUpdate ? () => setEditing(true) : null}
          remove={availableActions.includes('deleteComment') ? () => remove({ input: { commentId: id } }) : null}
          onRemoved={() => flashDiscussion(discussionWords.commentDeleted)}
        />
      </div>
      {isEditing && mayUpdate ? (
        <EditComment id={id} body={body} onEnd={() => setEditing(false)} />
      ) : (
        <p className={styles.words}>{body}</p>
      )}
    </li>
  );
}
