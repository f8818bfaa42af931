import { graphql } from 'react-relay';
import type { useRemindReviewerMutation } from '#web/__generated__/useRemindReviewerMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useRemindReviewer = (): MutationHook<useRemindReviewerMutation> =>
  useMutation(graphql`
    mutation useRemindReviewerMutation($input: RemindReviewerInput!) {
      remindReviewer(input: $input) {
        ... on RemindReviewerPayload {
          reviewRequest {
            ...ThirdPartyRequest_request
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
