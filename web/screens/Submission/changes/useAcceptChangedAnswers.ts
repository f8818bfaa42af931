import { graphql } from 'react-relay';
import type { useAcceptChangedAnswersMutation } from '#web/__generated__/useAcceptChangedAnswersMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

/** Accepts the changed answers as the user saw them; the server refuses if they changed again. */
export const useAcceptChangedAnswers = (): MutationHook<useAcceptChangedAnswersMutation> =>
  useMutation(graphql`
    mutation useAcceptChangedAnswersMutation($input: AcceptChangedAnswersInput!) {
      acceptChangedAnswers(input: $input) {
        ... on AcceptChangedAnswersPayload {
          submission {
            ...afterChange_submission
            ...ChangesSinceApproval_submission
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
