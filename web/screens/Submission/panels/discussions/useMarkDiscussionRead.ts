import { useEffect, useEffectEvent, useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { useMarkDiscussionRead_discussion$key } from '#web/__generated__/useMarkDiscussionRead_discussion.graphql.ts';
import { useReadDiscussion } from '#web/screens/Submission/discussion/useReadDiscussion.ts';

/** Marks a discussion as read only while the window is visible, and not messages that arrive later. */
export function useMarkDiscussionRead(discussion: useMarkDiscussionRead_discussion$key | null): void {
  const shown = useFragment(
    graphql`
      fragment useMarkDiscussionRead_discussion on Discussion {
        id
        isUnread
        createdAt
        comments {
          createdAt
        }
      }
    `,
    discussion,
  );
  const [read] = useReadDiscussion();
  const told = useRef<string | null>(null);
  const discussionId = shown?.isUnread ? shown.id : null;
  const upTo = shown?.comments.at(-1)?.createdAt ?? shown?.createdAt ?? null;
  const tell = useEffectEvent(() => {
    if (document.visibilityState !== 'visible' || discussionId === null || upTo === null) return;
    if (told.current === upTo) return;
    told.current = upTo;
    void read({ input: { discussionId, upTo } });
  });
  useEffect(() => {
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [discussionId, upTo]);
}
