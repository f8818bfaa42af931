import { graphql, useFragment } from 'react-relay';
import type { MarkDiscussionRead_discussion$key } from '#web/__generated__/MarkDiscussionRead_discussion.graphql.ts';
import { useMarkDiscussionRead } from '#web/screens/Submission/panels/discussions/useMarkDiscussionRead.ts';

/** Marks a discussion as read while it is shown outside the discussions panel. */
export function MarkDiscussionRead({ discussion }: { readonly discussion: MarkDiscussionRead_discussion$key }): null {
  const shown = useFragment(
    graphql`
      fragment MarkDiscussionRead_discussion on Discussion {
        ...useMarkDiscussionRead_discussion
      }
    `,
    discussion,
  );
  useMarkDiscussionRead(shown);
  return null;
}
