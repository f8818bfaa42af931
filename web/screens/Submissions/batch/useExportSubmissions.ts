import { graphql } from 'react-relay';
import type { useExportSubmissionsMutation } from '#web/__generated__/useExportSubmissionsMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useExportSubmissions = (): MutationHook<useExportSubmissionsMutation> =>
  useMutation(graphql`
    mutation useExportSubmissionsMutation($input: CreateExportInput!) {
      createExport(input: $input) {
        ... on CreateExportPayload {
          export {
            id
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
