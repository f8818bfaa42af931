import { graphql } from 'react-relay';
import type { useUnpublishFinderMutation } from '#web/__generated__/useUnpublishFinderMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useUnpublishFinder = (): MutationHook<useUnpublishFinderMutation> =>
  useMutation(graphql`
    mutation useUnpublishFinderMutation($input: UnpublishFinderInput!) {
      unpublishFinder(input: $input) {
        ... on UnpublishFinderPayload {
          team {
            ...FinderEditor_team
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
