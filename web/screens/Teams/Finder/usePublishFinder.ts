import { graphql } from 'react-relay';
import type { usePublishFinderMutation } from '#web/__generated__/usePublishFinderMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const usePublishFinder = (): MutationHook<usePublishFinderMutation> =>
  useMutation(graphql`
    mutation usePublishFinderMutation($input: PublishFinderInput!) {
      publishFinder(input: $input) {
        ... on PublishFinderPayload {
          team {
            ...FinderEditor_team
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
