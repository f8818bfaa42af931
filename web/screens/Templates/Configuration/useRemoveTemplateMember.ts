import { graphql } from 'react-relay';
import type { useRemoveTemplateMemberMutation } from '#web/__generated__/useRemoveTemplateMemberMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useRemoveTemplateMember = (): MutationHook<useRemoveTemplateMemberMutation> =>
  useMutation(graphql`
    mutation useRemoveTemplateMemberMutation($input: RemoveTemplateMemberInput!) {
      removeTemplateMember(input: $input) {
        ... on RemoveTemplateMemberPayload {
          masterTemplate {
            ...FormMembers_form
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
