import { graphql } from 'react-relay';
import type { useUpdateFlowTemplateMutation } from '#web/__generated__/useUpdateFlowTemplateMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useUpdateFlowTemplate = (): MutationHook<useUpdateFlowTemplateMutation> =>
  useMutation(graphql`
    mutation useUpdateFlowTemplateMutation($input: UpdateFlowTemplateInput!) {
      updateFlowTemplate(input: $input) {
        ... on UpdateFlowTemplatePayload {
          flowTemplate {
            name
            completionMessage
            revision
            isModified
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
