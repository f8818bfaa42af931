import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';

import type { Talk_discussion$key } from '#web/__generated__/Talk_discussion.graphql.ts';
import { discussionWords } from '#web/messages/discussionWords.ts';
import { Moment } from '#web/parts/Moment.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { StatusTag } from '#web/ui/StatusTag.tsx';

import { AnswerForm } from './AnswerForm.tsx';
import { ResolveButton } from './ResolveButton.tsx';
import styles from './Talk.module.css';

interface TalkProps {
  readonly discussion: Talk_discussion$key;
  readonly timeZone: string;
  /** In place of who began it. */
  readonly lead?: ReactNode;
  /** Between what was said and the answer to it. */
  readonly children?: ReactNode;
}

/** A discussion: how it began, what was answered, and what the reader can say. */
export function Talk({ discussion, timeZone, lead, children }: TalkProps): ReactElement {
  const { id, type, body, createdAt, user, resolved, stepApproval, comments, availableActions, ...rest } = useFragment(
    graphql`
      fragment Talk_discussion on Discussion {
        id
        type
        body
        createdAt
        resolved
        availableActions
        user {
          name
        }
        stepApproval {
          outcome
        }
        comments {
          id
          body
          createdAt
          user {
            name
          }
        }
        ...ResolveButton_discussion
      }
    `,
    discussion,
  );
  return (
    <article className={styles.talk} aria-label={discussionWords.about(user.name)}>
      <header className={styles.head}>
        <strong>{lead ?? user.name}</strong>
        {stepApproval && !lead && <StatusTag kind="review" status={stepApproval.outcome} />}
        {type === 'InternalDiscussion' && <Badge icon="lock">{discussionWords.type[type]}</Badge>}
        {resolved && (
          <Badge tone="success" icon="check-circle">
            {discussionWords.resolved}
          </Badge>
        )}
        <span className={styles.when}>
          <Moment at={createdAt} timeZone={timeZone} />
        </span>
      </header>
      <p className={styles.words}>{body}</p>
      {comments.length > 0 && (
        <ul className={styles.comments} aria-label={discussionWords.comments}>
          {comments.map((comment) => (
            <li key={comment.id}>
              <div className={styles.head}>
                <strong>{comment.user.name}</strong>
                <span className={styles.when}>
                  <Moment at={comment.createdAt} timeZone={timeZone} />
                </span>
              </div>
              <p className={styles.words}>{comment.body}</p>
            </li>
          ))}
        </ul>
      )}
      {children}
      {availableActions.includes('commentOnDiscussion') && (
        <AnswerForm discussionId={id}>
          {availableActions.includes('resolveDiscussion') && <ResolveButton discussion={rest} />}
        </AnswerForm>
      )}
    </article>
  );
}
