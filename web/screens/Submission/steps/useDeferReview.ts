import { graphql } from 'react-relay';
import type { useDeferReviewMutation } from '#web/__generated__/useDeferReviewMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

/** Reviews, so that the reviewer can undo it for a few seconds. */
export const useDeferReview = (): MutationHook<useDeferReviewMutation> =>
  useMutation(graphql`
    mutation useDeferReviewMutation($input: DeferReviewInput!, $stepId: ID!) {
      deferReview(input: $input) {
        ... on DeferReviewPayload {
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
