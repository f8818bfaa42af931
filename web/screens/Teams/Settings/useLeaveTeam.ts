import { graphql } from 'react-relay';
import type { useLeaveTeamMutation } from '#web/__generated__/useLeaveTeamMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useLeaveTeam = (): MutationHook<useLeaveTeamMutation> =>
  useMutation(graphql`
    mutation useLeaveTeamMutation($input: LeaveTeamInput!) {
      leaveTeam(input: $input) {
        __typename
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
