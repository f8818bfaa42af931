import { graphql } from 'react-relay';
import type { useCancelRefundMutation } from '#web/__generated__/useCancelRefundMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useCancelRefund = (): MutationHook<useCancelRefundMutation> =>
  useMutation(graphql`
    mutation useCancelRefundMutation($input: CancelRefundInput!) {
      cancelRefund(input: $input) {
        ... on CancelRefundPayload {
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
