import { graphql } from 'react-relay';
import type { useRemoveRoleMemberMutation } from '#web/__generated__/useRemoveRoleMemberMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useRemoveRoleMember = (): MutationHook<useRemoveRoleMemberMutation> =>
  useMutation(graphql`
    mutation useRemoveRoleMemberMutation($input: RemoveRoleMemberInput!) {
      removeRoleMember(input: $input) {
        ... on RemoveRoleMemberPayload {
          role {
            __typename
            ...RoleSettings_role
            ...RoleUsers_role
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
