import { graphql } from 'react-relay';
import type { useResolveDiscussionMutation } from '#web/__generated__/useResolveDiscussionMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

/** Resolves or reopens a discussion. */
export const useResolveDiscussion = (): MutationHook<useResolveDiscussionMutation> =>
  useMutation(graphql`
    mutation useResolveDiscussionMutation($input: ResolveDiscussionInput!) {
      resolveDiscussion(input: $input) {
        ... on ResolveDiscussionPayload {
          discussion {
            ...afterChange_discussion
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
