import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { discussionWords } from '#messages/submission/discussionWords.ts';
import type { Comment_comment$key } from '#web/__generated__/Comment_comment.graphql.ts';
import { Moment } from '#web/parts/Moment.tsx';
import { talkDraft } from '#web/parts/talkDrafts.ts';
import { EditComment } from '#web/screens/Submission/talk/EditComment.tsx';
import { flashOfDiscussion } from '#web/screens/Submission/talk/flashOfDiscussion.ts';
import { OwnWordActions } from '#web/screens/Submission/talk/OwnWordActions.tsx';
import { useDeleteComment } from '#web/screens/Submission/talk/useDeleteComment.ts';
import { useFocusKept } from '#web/ui/useFocusKept.ts';
import styles from '#web/screens/Submission/talk/Talk.module.css';

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
  const [isEditing, setEditing] = useState(() => talkDraft(id) !== '');
  const [remove] = useDeleteComment();
  useFocusKept(isEditing);
  const mayUpdate = availableActions.includes('updateComment');
  return (
    <li className={styles.said}>
      <div className={styles.head}>
        <strong>{user.name}</strong>
        <span className={styles.when}>
          <Moment at={createdAt} timeZone={timeZone} />
          {editedAt !== null && ` · ${discussionWords.edited}`}
        </span>
        <OwnWordActions
          of="comment"
          onEdit={mayUpdate ? () => setEditing(true) : null}
          remove={availableActions.includes('deleteComment') ? () => remove({ input: { commentId: id } }) : null}
          onRemoved={() => flashOfDiscussion(discussionWords.commentDeleted)}
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
