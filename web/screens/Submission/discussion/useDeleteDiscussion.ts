import { graphql } from 'react-relay';
import type { useDeleteDiscussionMutation } from '#web/__generated__/useDeleteDiscussionMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

/** Deletes a discussion with all its comments. */
export const useDeleteDiscussion = (): MutationHook<useDeleteDiscussionMutation> =>
  useMutation(graphql`
    mutation useDeleteDiscussionMutation($input: DeleteDiscussionInput!) {
      deleteDiscussion(input: $input) {
        ... on DeleteDiscussionPayload {
          deletedDiscussionId @deleteRecord
          submission {
            requestedChanges {
              id
            }
            ...afterChange_submission
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
