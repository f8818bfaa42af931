import { graphql } from 'react-relay';
import type { useUpdateMasterTemplateMutation } from '#web/__generated__/useUpdateMasterTemplateMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useUpdateMasterTemplate = (): MutationHook<useUpdateMasterTemplateMutation> =>
  useMutation(graphql`
    mutation useUpdateMasterTemplateMutation($input: UpdateMasterTemplateInput!) {
      updateMasterTemplate(input: $input) {
        ... on UpdateMasterTemplatePayload {
          masterTemplate {
            ...FormSlugForm_form
            ...LaunchSettings_form
            ...FormPresentation_form
            ...PublicFormDescription_form
            ...IdentifierField_form
            ...PublicSettings_form
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
