import { graphql, useFragment } from 'react-relay';
import type { MarkRead_discussion$key } from '#web/__generated__/MarkRead_discussion.graphql.ts';
import { useMarkRead } from '#web/screens/Submission/panels/discussions/useMarkRead.ts';

/** Marks a discussion as read while it is shown outside the discussions panel. */
export function MarkRead({ discussion }: { readonly discussion: MarkRead_discussion$key }): null {
  const shown = useFragment(
    graphql`
      fragment MarkRead_discussion on Discussion {
        ...useMarkRead_discussion
      }
    `,
    discussion,
  );
  useMarkRead(shown);
  return null;
}
