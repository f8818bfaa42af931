import { graphql } from 'react-relay';
import type { useRequestRefundMutation } from '#web/__generated__/useRequestRefundMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useRequestRefund = (): MutationHook<useRequestRefundMutation> =>
  useMutation(graphql`
    mutation useRequestRefundMutation($input: RequestRefundInput!) {
      requestRefund(input: $input) {
        ... on RequestRefundPayload {
          charge {
            latestRefund {
              state
            }
          }
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
