import { graphql } from 'react-relay';
import type { useUpdateRoleMutation } from '#web/__generated__/useUpdateRoleMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useUpdateRole = (): MutationHook<useUpdateRoleMutation> =>
  useMutation(graphql`
    mutation useUpdateRoleMutation($input: UpdateRoleInput!) {
      updateRole(input: $input) {
        ... on UpdateRolePayload {
          role {
            ...RoleSettings_role
            ...RoleUsers_role
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
