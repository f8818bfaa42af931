import { graphql } from 'react-relay';
import type { useExportFormMutation } from '#web/__generated__/useExportFormMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useExportForm = (): MutationHook<useExportFormMutation> =>
  useMutation(graphql`
    mutation useExportFormMutation($input: ExportFormInput!) {
      exportForm(input: $input) {
        ... on ExportFormPayload {
          content
          fileName
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
