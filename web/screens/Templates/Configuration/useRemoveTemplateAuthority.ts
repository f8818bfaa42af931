import { graphql } from 'react-relay';
import type { useRemoveTemplateAuthorityMutation } from '#web/__generated__/useRemoveTemplateAuthorityMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useRemoveTemplateAuthority = (): MutationHook<useRemoveTemplateAuthorityMutation> =>
  useMutation(graphql`
    mutation useRemoveTemplateAuthorityMutation($input: RemoveTemplateAuthorityInput!) {
      removeTemplateAuthority(input: $input) {
        ... on RemoveTemplateAuthorityPayload {
          masterTemplate {
            ...FormAuthorities_form
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
