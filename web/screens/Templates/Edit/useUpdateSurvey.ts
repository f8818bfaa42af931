import { graphql } from 'react-relay';
import type { useUpdateSurveyMutation } from '#web/__generated__/useUpdateSurveyMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useUpdateSurvey = (): MutationHook<useUpdateSurveyMutation> =>
  useMutation(graphql`
    mutation useUpdateSurveyMutation($input: UpdateSurveyInput!) {
      updateSurvey(input: $input) {
        ... on UpdateSurveyPayload {
          survey {
            id
            identified
            name
            instructions
          }
          flowTemplate {
            revision
            isModified
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
