import { graphql } from 'react-relay';
import type { useApproveTeamApplicationMutation } from '#web/__generated__/useApproveTeamApplicationMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useApproveTeamApplication = (): MutationHook<useApproveTeamApplicationMutation> =>
  useMutation(graphql`
    mutation useApproveTeamApplicationMutation($input: ApproveTeamApplicationInput!) {
      approveTeamApplication(input: $input) {
        ... on ApproveTeamApplicationPayload {
          teamApplication {
            id
            state
            declineReason
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
