import { graphql } from 'react-relay';
import type { useUpdateDiscussionMutation } from '#web/__generated__/useUpdateDiscussionMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

/** Changes a discussion's first message or its type. */
export const useUpdateDiscussion = (): MutationHook<useUpdateDiscussionMutation> =>
  useMutation(graphql`
    mutation useUpdateDiscussionMutation($input: UpdateDiscussionInput!) {
      updateDiscussion(input: $input) {
        ... on UpdateDiscussionPayload {
          discussion {
            ...afterChange_discussion
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
