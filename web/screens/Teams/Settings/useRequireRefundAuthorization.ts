import { graphql } from 'react-relay';
import type { useRequireRefundAuthorizationMutation } from '#web/__generated__/useRequireRefundAuthorizationMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useRequireRefundAuthorization = (): MutationHook<useRequireRefundAuthorizationMutation> =>
  useMutation(graphql`
    mutation useRequireRefundAuthorizationMutation($input: RequireRefundAuthorizationInput!) {
      requireRefundAuthorization(input: $input) {
        ... on RequireRefundAuthorizationPayload {
          team {
            ...TeamRefundForm_team
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
