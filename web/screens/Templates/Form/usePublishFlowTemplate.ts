import { graphql } from 'react-relay';
import type { usePublishFlowTemplateMutation } from '#web/__generated__/usePublishFlowTemplateMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const usePublishFlowTemplate = (): MutationHook<usePublishFlowTemplateMutation> =>
  useMutation(graphql`
    mutation usePublishFlowTemplateMutation($input: PublishFlowTemplateInput!) {
      publishFlowTemplate(input: $input) {
        ... on PublishFlowTemplatePayload {
          job {
            id
            state
            progress
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
