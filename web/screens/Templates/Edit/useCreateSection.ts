import { graphql } from 'react-relay';
import type { useCreateSectionMutation } from '#web/__generated__/useCreateSectionMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useCreateSection = (): MutationHook<useCreateSectionMutation> =>
  useMutation(graphql`
    mutation useCreateSectionMutation($input: CreateSectionInput!) {
      createSection(input: $input) {
        ... on CreateSectionPayload {
          section {
            id
            ...SectionEditor_section
          }
          flowTemplate {
            ...formTree_draft
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
