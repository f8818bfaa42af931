import { graphql } from 'react-relay';
import type { useDeleteSurveyResponseMutation } from '#web/__generated__/useDeleteSurveyResponseMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useDeleteSurveyResponse = (): MutationHook<useDeleteSurveyResponseMutation> =>
  useMutation(graphql`
    mutation useDeleteSurveyResponseMutation($input: DeleteSurveyResponseInput!) {
      deleteSurveyResponse(input: $input) {
        ... on DeleteSurveyResponsePayload {
          deletedSurveyResponseId
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
