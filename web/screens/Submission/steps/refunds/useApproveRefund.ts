import { graphql } from 'react-relay';
import type { useApproveRefundMutation } from '#web/__generated__/useApproveRefundMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useApproveRefund = (): MutationHook<useApproveRefundMutation> =>
  useMutation(graphql`
    mutation useApproveRefundMutation($input: ApproveRefundInput!) {
      approveRefund(input: $input) {
        ... on ApproveRefundPayload {
          payment {
            activeStep {
              ...PaymentStep_step
            }
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
