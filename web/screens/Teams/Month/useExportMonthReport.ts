import { graphql } from 'react-relay';
import type { useExportMonthReportMutation } from '#web/__generated__/useExportMonthReportMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useExportMonthReport = (): MutationHook<useExportMonthReportMutation> =>
  useMutation(graphql`
    mutation useExportMonthReportMutation($input: ExportMonthReportInput!) {
      exportMonthReport(input: $input) {
        ... on ExportMonthReportPayload {
          export {
            id
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
