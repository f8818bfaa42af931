import { graphql } from 'react-relay';
import type { useAnswerDisputeMutation } from '#web/__generated__/useAnswerDisputeMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useAnswerDispute = (): MutationHook<useAnswerDisputeMutation> =>
  useMutation(graphql`
    mutation useAnswerDisputeMutation($input: AnswerDisputeInput!) {
      answerDispute(input: $input) {
        ... on AnswerDisputePayload {
          dispute {
            id
            state
            evidenceDueAt
            closedAt
            ...DisputeEvidence_dispute
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
