import { graphql } from 'react-relay';
import type { useUpdateCommentMutation } from '#web/__generated__/useUpdateCommentMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useUpdateComment = (): MutationHook<useUpdateCommentMutation> =>
  useMutation(graphql`
    mutation useUpdateCommentMutation($input: UpdateDiscussionCommentInput!) {
      updateDiscussionComment(input: $input) {
        ... on UpdateDiscussionCommentPayload {
          discussion {
            ...Talk_discussion
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
