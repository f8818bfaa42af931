import { graphql } from 'react-relay';
import type { useAddTemplateAuthorityMutation } from '#web/__generated__/useAddTemplateAuthorityMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useAddTemplateAuthority = (): MutationHook<useAddTemplateAuthorityMutation> =>
  useMutation(graphql`
    mutation useAddTemplateAuthorityMutation($input: AddTemplateAuthorityInput!) {
      addTemplateAuthority(input: $input) {
        ... on AddTemplateAuthorityPayload {
          authority {
            masterTemplate {
              ...FormAuthorities_form
            }
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
