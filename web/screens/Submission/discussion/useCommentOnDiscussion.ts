import { graphql } from 'react-relay';
import type { useCommentOnDiscussionMutation } from '#web/__generated__/useCommentOnDiscussionMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useCommentOnDiscussion = (): MutationHook<useCommentOnDiscussionMutation> =>
  useMutation(graphql`
    mutation useCommentOnDiscussionMutation($input: CommentOnDiscussionInput!) {
      commentOnDiscussion(input: $input) {
        ... on CommentOnDiscussionPayload {
          discussion {
            ...afterChange_discussion
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
