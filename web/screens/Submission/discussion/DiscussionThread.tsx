import { lazy, Suspense, useState, type ReactElement, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { discussionWords } from '#messages/submission/discussionWords.ts';
import type { DiscussionThread_discussion$key } from '#web/__generated__/DiscussionThread_discussion.graphql.ts';
import type { GuardedNavigation } from '#web/navigation/GuardedNavigation.ts';
import { RelativeTime } from '#web/parts/RelativeTime.tsx';
import { saveTextDraft, textDraft } from '#web/parts/textDrafts.ts';
import { Comment } from '#web/screens/Submission/discussion/Comment.tsx';
import { CommentForm } from '#web/screens/Submission/discussion/CommentForm.tsx';
import { DiscussionBadges } from '#web/screens/Submission/discussion/DiscussionBadges.tsx';
import { EditDiscussion } from '#web/screens/Submission/discussion/EditDiscussion.tsx';
import { flashDiscussion } from '#web/screens/Submission/discussion/flashDiscussion.ts';
import { OwnMessageActions } from '#web/screens/Submission/discussion/OwnMessageActions.tsx';
import { ResolveButton } from '#web/screens/Submission/discussion/ResolveButton.tsx';
import { useDeleteDiscussion } from '#web/screens/Submission/discussion/useDeleteDiscussion.ts';
import { useFocusFallback } from '#web/ui/useFocusFallback.ts';
import styles from '#web/screens/Submission/discussion/DiscussionThread.module.css';

// Lazy: only for very long discussions.
const EarlierComments = lazy(async () => ({
  default: (await import('#web/screens/Submission/discussion/EarlierComments.tsx')).EarlierComments,
}));

interface TalkProps {
  readonly discussion: DiscussionThread_discussion$key;
  readonly timeZone: string;
  /** replaces the author line */
  readonly lead?: ReactNode;
  /** shown between the comments and the reply form */
  readonly children?: ReactNode;
  readonly onDeleted?: (departure: GuardedNavigation) => void;
}

/** A discussion: how it started, the comments, and the viewer's actions. */
export function DiscussionThread({ discussion, timeZone, lead, children, onDeleted }: TalkProps): ReactElement {
  const thread = useFragment(
    graphql`
      fragment DiscussionThread_discussion on Discussion {
        id
        type
        body
        createdAt
        editedAt
        availableActions
        commentCount
        user {
          name
        }
        comments {
          id
          ...Comment_comment
        }
        ...DiscussionBadges_discussion
        ...ResolveButton_discussion
      }
    `,
    discussion,
  );
  const { id, type, body, createdAt, editedAt, user, comments, commentCount, availableActions } = thread;
  const [isEditing, setEditing] = useState(() => textDraft(`${id}.edit`) !== '');
  const [remove] = useDeleteDiscussion();
  useFocusFallback(isEditing);
  const may = (action: string): boolean => availableActions.includes(action);
  const isInternal = type === 'InternalDiscussion';
  const forget = (departure: GuardedNavigation): void => {
    saveTextDraft(id, '');
    flashDiscussion(discussionWords.deleted);
    onDeleted?.(departure);
  };
  return (
    <article
      className={styles.talk}
      data-internal={isInternal || undefined}
      aria-label={discussionWords.about(user.name)}
    >
      <DiscussionBadges discussion={thread} />
      <header className={styles.head}>
        <strong>{lead ?? user.name}</strong>
        <span className={styles.when}>
          <RelativeTime at={createdAt} timeZone={timeZone} />
          {editedAt !== null && ` · ${discussionWords.edited}`}
        </span>
        <OwnMessageActions
          of="discussion"
          onEdit={may('updateDiscussion') ? () => setEditing(true) : null}
          remove={may('deleteDiscussion') ? () => remove({ input: { discussionId: id } }) : null}
          onRemoved={forget}
        />
      </header>
      {isEditing && may('updateDiscussion') ? (
        <EditDiscussion
          id={id}
          body={body}
          type={isInternal ? 'InternalDiscussion' : 'PublicDiscussion'}
          mayChangeType={may('changeDiscussionType')}
          onEnd={() => setEditing(false)}
        />
      ) : (
        <p className={styles.words}>{body}</p>
      )}
      {commentCount > comments.length && (
        <Suspense fallback={null}>
          <EarlierComments
            discussionId={id}
            timeZone={timeZone}
            shown={comments.map((comment) => comment.id)}
            count={commentCount - comments.length}
          />
        </Suspense>
      )}
      {comments.length > 0 && (
        <ul className={styles.comments} aria-label={discussionWords.comments} aria-live="polite">
          {comments.map((comment) => (
            <Comment key={comment.id} comment={comment} timeZone={timeZone} />
          ))}
        </ul>
      )}
      {children}
      {may('commentOnDiscussion') && (
        <CommentForm discussionId={id}>{may('resolveDiscussion') && <ResolveButton discussion={thread} />}</CommentForm>
      )}
    </article>
  );
}
