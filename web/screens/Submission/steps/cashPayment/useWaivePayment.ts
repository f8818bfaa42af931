import { graphql } from 'react-relay';
import type { useWaivePaymentMutation } from '#web/__generated__/useWaivePaymentMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useWaivePayment = (): MutationHook<useWaivePaymentMutation> =>
  useMutation(graphql`
    mutation useWaivePaymentMutation($input: WaivePaymentInput!) {
      waivePayment(input: $input) {
        ... on WaivePaymentPayload {
          payment {
            activeStep {
              progress
              ...PaymentStep_step
            }
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
