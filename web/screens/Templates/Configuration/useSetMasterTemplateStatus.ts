import { graphql } from 'react-relay';
import type { useSetMasterTemplateStatusMutation } from '#web/__generated__/useSetMasterTemplateStatusMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useSetMasterTemplateStatus = (): MutationHook<useSetMasterTemplateStatusMutation> =>
  useMutation(graphql`
    mutation useSetMasterTemplateStatusMutation($input: SetMasterTemplateStatusInput!) {
      setMasterTemplateStatus(input: $input) {
        ... on SetMasterTemplateStatusPayload {
          masterTemplate {
            ...FormStatusField_form
            ...FormBanners_form
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
