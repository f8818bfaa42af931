import { graphql } from 'react-relay';
import type { useAnswerSurveyMutation } from '#web/__generated__/useAnswerSurveyMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useAnswerSurvey = (): MutationHook<useAnswerSurveyMutation> =>
  useMutation(graphql`
    mutation useAnswerSurveyMutation($input: AnswerSurveyInput!) {
      answerSurvey(input: $input) {
        ... on AnswerSurveyPayload {
          response {
            token
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
