import { graphql } from 'react-relay';
import type { useExportSurveyMutation } from '#web/__generated__/useExportSurveyMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useExportSurvey = (): MutationHook<useExportSurveyMutation> =>
  useMutation(graphql`
    mutation useExportSurveyMutation($input: ExportSurveyInput!) {
      exportSurvey(input: $input) {
        ... on ExportSurveyPayload {
          export {
            id
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
