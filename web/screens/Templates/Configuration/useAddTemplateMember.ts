import { graphql } from 'react-relay';
import type { useAddTemplateMemberMutation } from '#web/__generated__/useAddTemplateMemberMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useAddTemplateMember = (): MutationHook<useAddTemplateMemberMutation> =>
  useMutation(graphql`
    mutation useAddTemplateMemberMutation($input: AddTemplateMemberInput!) {
      addTemplateMember(input: $input) {
        ... on AddTemplateMemberPayload {
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
