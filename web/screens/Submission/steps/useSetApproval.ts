import { graphql } from 'react-relay';
import type { useSetApprovalMutation } from '#web/__generated__/useSetApprovalMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

/** Records a review, which may change the submission's status. */
export const useSetApproval = (): MutationHook<useSetApprovalMutation> =>
  useMutation(graphql`
    mutation useSetApprovalMutation($input: SetApprovalInput!, $stepId: ID!) {
      setApproval(input: $input) {
        ... on SetApprovalPayload {
          nextReview {
            stepId
            submissionId
          }
          submission {
            id
            status
            ...afterChange_submission
            ...ReviewColumns_submission @arguments(stepId: $stepId)
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
