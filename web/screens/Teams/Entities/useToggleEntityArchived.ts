import { graphql } from 'react-relay';
import type { useToggleEntityArchivedMutation } from '#web/__generated__/useToggleEntityArchivedMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useToggleEntityArchived = (): MutationHook<useToggleEntityArchivedMutation> =>
  useMutation(graphql`
    mutation useToggleEntityArchivedMutation($input: ToggleEntityArchivedInput!) {
      toggleEntityArchived(input: $input) {
        ... on ToggleEntityArchivedPayload {
          entity {
            ...EntityMenu_entity
            ...EntityHistory_entity
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
