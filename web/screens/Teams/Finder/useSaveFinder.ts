import { graphql } from 'react-relay';
import type { useSaveFinderMutation } from '#web/__generated__/useSaveFinderMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

/** Doesn't read the draft back: what is typed in the meantime is newer. */
export const useSaveFinder = (): MutationHook<useSaveFinderMutation> =>
  useMutation(graphql`
    mutation useSaveFinderMutation($input: SaveFinderInput!) {
      saveFinder(input: $input) {
        ... on SaveFinderPayload {
          revision
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
