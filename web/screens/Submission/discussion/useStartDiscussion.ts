import { graphql } from 'react-relay';
import type { useStartDiscussionMutation } from '#web/__generated__/useStartDiscussionMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useStartDiscussion = (): MutationHook<useStartDiscussionMutation> =>
  useMutation(graphql`
    mutation useStartDiscussionMutation($input: StartDiscussionInput!) {
      startDiscussion(input: $input) {
        ... on StartDiscussionPayload {
          discussion {
            id
            ...afterChange_discussion
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
