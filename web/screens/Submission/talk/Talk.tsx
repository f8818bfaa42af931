import { lazy, Suspense, useState, type ReactElement, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { discussionWords } from '#messages/submission/discussionWords.ts';
import type { Talk_discussion$key } from '#web/__generated__/Talk_discussion.graphql.ts';
import type { Departure } from '#web/navigation/Departure.ts';
import { Moment } from '#web/parts/Moment.tsx';
import { keepTalkDraft, talkDraft } from '#web/parts/talkDrafts.ts';
import { AnswerForm } from '#web/screens/Submission/talk/AnswerForm.tsx';
import { Comment } from '#web/screens/Submission/talk/Comment.tsx';
import { EditDiscussion } from '#web/screens/Submission/talk/EditDiscussion.tsx';
import { flashOfDiscussion } from '#web/screens/Submission/talk/flashOfDiscussion.ts';
import { OwnWordActions } from '#web/screens/Submission/talk/OwnWordActions.tsx';
import { ResolveButton } from '#web/screens/Submission/talk/ResolveButton.tsx';
import { TalkMarks } from '#web/screens/Submission/talk/TalkMarks.tsx';
import { useDeleteDiscussion } from '#web/screens/Submission/talk/useDeleteDiscussion.ts';
import { useFocusKept } from '#web/ui/useFocusKept.ts';
import styles from '#web/screens/Submission/talk/Talk.module.css';

// Lazy: only for very long discussions.
const EarlierComments = lazy(async () => ({
  default: (await import('#web/screens/Submission/talk/EarlierComments.tsx')).EarlierComments,
}));

interface TalkProps {
  readonly discussion: Talk_discussion$key;
  readonly timeZone: string;
  /** replaces the author line */
  readonly lead?: ReactNode;
  /** shown between the comments and the reply form */
  readonly children?: ReactNode;
  readonly onDeleted?: (departure: Departure) => void;
}

/** A discussion: how it started, the comments, and the viewer's actions. */
export function Talk({ discussion, timeZone, lead, children, onDeleted }: TalkProps): ReactElement {
  const talk = useFragment(
    graphql`
      fragment Talk_discussion on Discussion {
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
        ...TalkMarks_discussion
        ...ResolveButton_discussion
      }
    `,
    discussion,
  );
  const { id, type, body, createdAt, editedAt, user, comments, commentCount, availableActions } = talk;
  const [isEditing, setEditing] = useState(() => talkDraft(`${id}.edit`) !== '');
  const [remove] = useDeleteDiscussion();
  useFocusKept(isEditing);
  const may = (action: string): boolean => availableActions.includes(action);
  const isInternal = type === 'InternalDiscussion';
  const forget = (departure: Departure): void => {
    keepTalkDraft(id, '');
    flashOfDiscussion(discussionWords.deleted);
    onDeleted?.(departure);
  };
  return (
    <article
      className={styles.talk}
      data-internal={isInternal || undefined}
      aria-label={discussionWords.about(user.name)}
    >
      <TalkMarks discussion={talk} />
      <header className={styles.head}>
        <strong>{lead ?? user.name}</strong>
        <span className={styles.when}>
          <Moment at={createdAt} timeZone={timeZone} />
          {editedAt !== null && ` · ${discussionWords.edited}`}
        </span>
        <OwnWordActions
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
        <AnswerForm discussionId={id}>{may('resolveDiscussion') && <ResolveButton discussion={talk} />}</AnswerForm>
      )}
    </article>
  );
}
