import { graphql } from 'react-relay';
import type { useReadDiscussionMutation } from '#web/__generated__/useReadDiscussionMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useReadDiscussion = (): MutationHook<useReadDiscussionMutation> =>
  useMutation(graphql`
    mutation useReadDiscussionMutation($input: ReadDiscussionInput!) {
      readDiscussion(input: $input) {
        ... on ReadDiscussionPayload {
          discussion {
            isUnread
            submission {
              unreadDiscussions
            }
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
