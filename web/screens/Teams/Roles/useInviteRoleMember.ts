import { graphql } from 'react-relay';
import type { useInviteRoleMemberMutation } from '#web/__generated__/useInviteRoleMemberMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useInviteRoleMember = (): MutationHook<useInviteRoleMemberMutation> =>
  useMutation(graphql`
    mutation useInviteRoleMemberMutation($input: InviteRoleMemberInput!) {
      inviteRoleMember(input: $input) {
        ... on InviteRoleMemberPayload {
          role {
            ...RoleSettings_role
            ...RoleUsers_role
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
