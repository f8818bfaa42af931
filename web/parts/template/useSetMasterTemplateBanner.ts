import { graphql } from 'react-relay';
import type { useSetMasterTemplateBannerMutation } from '#web/__generated__/useSetMasterTemplateBannerMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useSetMasterTemplateBanner = (): MutationHook<useSetMasterTemplateBannerMutation> =>
  useMutation(graphql`
    mutation useSetMasterTemplateBannerMutation($input: SetMasterTemplateBannerInput!) {
      setMasterTemplateBanner(input: $input) {
        ... on SetMasterTemplateBannerPayload {
          masterTemplate {
            ...Banner_form
            ...PublicFormBanner_form
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
