import { graphql } from 'react-relay';
import type { useImportFormMutation } from '#web/__generated__/useImportFormMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useImportForm = (): MutationHook<useImportFormMutation> =>
  useMutation(graphql`
    mutation useImportFormMutation($input: ImportFormInput!) {
      importForm(input: $input) {
        ... on ImportFormPayload {
          masterTemplate {
            id
            name
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
