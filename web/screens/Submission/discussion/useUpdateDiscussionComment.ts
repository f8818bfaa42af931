import { graphql } from 'react-relay';
import type { useUpdateDiscussionCommentMutation } from '#web/__generated__/useUpdateDiscussionCommentMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useUpdateDiscussionComment = (): MutationHook<useUpdateDiscussionCommentMutation> =>
  useMutation(graphql`
    mutation useUpdateDiscussionCommentMutation($input: UpdateDiscussionCommentInput!) {
      updateDiscussionComment(input: $input) {
        ... on UpdateDiscussionCommentPayload {
          discussion {
            ...afterChange_discussion
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
