import { graphql } from 'react-relay';
import type { useDeleteDiscussionCommentMutation } from '#web/__generated__/useDeleteDiscussionCommentMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useDeleteDiscussionComment = (): MutationHook<useDeleteDiscussionCommentMutation> =>
  useMutation(graphql`
    mutation useDeleteDiscussionCommentMutation($input: DeleteDiscussionCommentInput!) {
      deleteDiscussionComment(input: $input) {
        ... on DeleteDiscussionCommentPayload {
          discussion {
            ...afterChange_discussion
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
