import { graphql } from 'react-relay';
import type { useInviteTemplateMemberMutation } from '#web/__generated__/useInviteTemplateMemberMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useInviteTemplateMember = (): MutationHook<useInviteTemplateMemberMutation> =>
  useMutation(graphql`
    mutation useInviteTemplateMemberMutation($input: InviteTemplateMemberInput!) {
      inviteTemplateMember(input: $input) {
        ... on InviteTemplateMemberPayload {
          membership {
            masterTemplate {
              ...FormMembers_form
            }
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
