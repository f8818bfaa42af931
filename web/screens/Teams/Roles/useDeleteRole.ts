import { graphql } from 'react-relay';
import type { useDeleteRoleMutation } from '#web/__generated__/useDeleteRoleMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useDeleteRole = (): MutationHook<useDeleteRoleMutation> =>
  useMutation(graphql`
    mutation useDeleteRoleMutation($input: DeleteRoleInput!) {
      deleteRole(input: $input) {
        ... on DeleteRolePayload {
          team {
            ...RoleTable_team
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
