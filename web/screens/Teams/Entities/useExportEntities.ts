import { graphql } from 'react-relay';
import type { useExportEntitiesMutation } from '#web/__generated__/useExportEntitiesMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useExportEntities = (): MutationHook<useExportEntitiesMutation> =>
  useMutation(graphql`
    mutation useExportEntitiesMutation($input: ExportEntitiesInput!) {
      exportEntities(input: $input) {
        ... on ExportEntitiesPayload {
          export {
            id
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
