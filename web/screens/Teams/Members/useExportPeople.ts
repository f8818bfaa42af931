import { graphql } from 'react-relay';
import type { useExportPeopleMutation } from '#web/__generated__/useExportPeopleMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useExportPeople = (): MutationHook<useExportPeopleMutation> =>
  useMutation(graphql`
    mutation useExportPeopleMutation($input: ExportPeopleInput!) {
      exportPeople(input: $input) {
        ... on ExportPeoplePayload {
          export {
            id
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
