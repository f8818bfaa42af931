import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { IconName } from '#messages/shell/iconNames.ts';
import { discussionWords } from '#messages/submission/discussionWords.ts';
import type { DiscussionBadges_discussion$key } from '#web/__generated__/DiscussionBadges_discussion.graphql.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { StatusTag } from '#web/ui/StatusTag.tsx';
import type { Tone } from '#web/ui/toneIcons.ts';
import styles from '#web/screens/Submission/discussion/DiscussionBadges.module.css';

const faces: Readonly<Record<keyof typeof discussionWords.type, { readonly icon: IconName; readonly tone: Tone }>> = {
  PublicDiscussion: { icon: 'talk', tone: 'info' },
  InternalDiscussion: { icon: 'lock', tone: 'warning' },
};

interface TalkMarksProps {
  readonly discussion: DiscussionBadges_discussion$key;
  readonly children?: ReactNode;
}

/** Badges of a discussion: its type, the review decision that started it, and whether it is resolved. */
export function DiscussionBadges({ discussion, children }: TalkMarksProps): ReactElement {
  const { type, resolved, stepApproval } = useFragment(
    graphql`
      fragment DiscussionBadges_discussion on Discussion {
        type
        resolved
        stepApproval {
          outcome
          reviewGroup {
            nameOrDefault
          }
        }
      }
    `,
    discussion,
  );
  const kind = type === 'InternalDiscussion' ? 'InternalDiscussion' : 'PublicDiscussion';
  return (
    <span className={styles.marks}>
      <Badge {...faces[kind]}>{discussionWords.type[kind]}</Badge>
      {stepApproval && (
        <>
          <StatusTag kind="review" status={stepApproval.outcome} />
          <span className={styles.group}>{stepApproval.reviewGroup.nameOrDefault}</span>
        </>
      )}
      {resolved && (
        <Badge tone="success" icon="check-circle">
          {discussionWords.resolved}
        </Badge>
      )}
      {children}
    </span>
  );
}
