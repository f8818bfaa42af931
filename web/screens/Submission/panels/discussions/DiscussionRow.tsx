import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { truncate } from '#domain/kernel/text.ts';
import { discussionWords } from '#messages/submission/discussionWords.ts';
import type { DiscussionRow_discussion$key } from '#web/__generated__/DiscussionRow_discussion.graphql.ts';
import { RelativeTime } from '#web/parts/RelativeTime.tsx';
import { DiscussionBadges } from '#web/screens/Submission/discussion/DiscussionBadges.tsx';
import { discussionRowId } from '#web/screens/Submission/panels/discussions/discussionRowId.ts';
import { useDiscussionRoute } from '#web/screens/Submission/panels/discussions/useDiscussionRoute.ts';
import { Badge } from '#web/ui/Badge.tsx';
import styles from '#web/screens/Submission/panels/discussions/Discussions.module.css';

const shownLetters = 160;

interface DiscussionRowProps {
  readonly discussion: DiscussionRow_discussion$key;
  readonly timeZone: string;
}

/** A discussion in the list: participants, first message, and time of the last one. */
export function DiscussionRow({ discussion, timeZone }: DiscussionRowProps): ReactElement {
  const row = useFragment(
    graphql`
      fragment DiscussionRow_discussion on Discussion {
        id
        type
        body
        isUnread
        commentCount
        lastSaidAt
        user {
          name
        }
        ...DiscussionBadges_discussion
      }
    `,
    discussion,
  );
  const { addressOf } = useDiscussionRoute();
  return (
    <li>
      <Link
        id={discussionRowId(row.id)}
        to={addressOf(row.id)}
        preventScrollReset
        className={styles.row}
        data-internal={row.type === 'InternalDiscussion' || undefined}
      >
        <DiscussionBadges discussion={row}>
          {row.isUnread && (
            <Badge tone="info" icon="circle-dot">
              {discussionWords.unread}
            </Badge>
          )}
        </DiscussionBadges>
        <strong>{row.user.name}</strong>
        <span className={styles.beginning}>{truncate(row.body, shownLetters)}</span>
        <span className={styles.note}>
          {row.commentCount > 0 && `${discussionWords.commentCount(row.commentCount)} · `}
          <RelativeTime at={row.lastSaidAt} timeZone={timeZone} />
        </span>
      </Link>
    </li>
  );
}
