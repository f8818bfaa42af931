import { graphql } from 'react-relay';
import type { useDeleteCommentMutation } from '#web/__generated__/useDeleteCommentMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useDeleteComment = (): MutationHook<useDeleteCommentMutation> =>
  useMutation(graphql`
    mutation useDeleteCommentMutation($input: DeleteDiscussionCommentInput!) {
      deleteDiscussionComment(input: $input) {
        ... on DeleteDiscussionCommentPayload {
          discussion {
            ...Talk_discussion
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
