import { graphql } from 'react-relay';
import type { useCreateRoleMutation } from '#web/__generated__/useCreateRoleMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useCreateRole = (): MutationHook<useCreateRoleMutation> =>
  useMutation(graphql`
    mutation useCreateRoleMutation($input: CreateRoleInput!) {
      createRole(input: $input) {
        ... on CreateRolePayload {
          role {
            id
          }
          team {
            ...RoleTable_team
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
