import { graphql } from 'react-relay';
import type { useCreateTemplateCategoryMutation } from '#web/__generated__/useCreateTemplateCategoryMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useCreateTemplateCategory = (): MutationHook<useCreateTemplateCategoryMutation> =>
  useMutation(graphql`
    mutation useCreateTemplateCategoryMutation($input: CreateTemplateCategoryInput!) {
      createTemplateCategory(input: $input) {
        ... on CreateTemplateCategoryPayload {
          templateCategory {
            id
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
