import { graphql } from 'react-relay';
import type { useArchiveCustomEntityMutation } from '#web/__generated__/useArchiveCustomEntityMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useArchiveCustomEntity = (): MutationHook<useArchiveCustomEntityMutation> =>
  useMutation(graphql`
    mutation useArchiveCustomEntityMutation($input: ArchiveCustomEntityInput!) {
      archiveCustomEntity(input: $input) {
        ... on ArchiveCustomEntityPayload {
          team {
            ...CustomEntityList_team
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
