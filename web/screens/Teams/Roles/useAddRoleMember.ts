import { graphql } from 'react-relay';
import type { useAddRoleMemberMutation } from '#web/__generated__/useAddRoleMemberMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useAddRoleMember = (): MutationHook<useAddRoleMemberMutation> =>
  useMutation(graphql`
    mutation useAddRoleMemberMutation($input: AddRoleMemberInput!) {
      addRoleMember(input: $input) {
        ... on AddRoleMemberPayload {
          role {
            ...RoleSettings_role
            ...RoleUsers_role
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
