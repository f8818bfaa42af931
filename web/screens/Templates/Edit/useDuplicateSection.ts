import { graphql } from 'react-relay';
import type { useDuplicateSectionMutation } from '#web/__generated__/useDuplicateSectionMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useDuplicateSection = (): MutationHook<useDuplicateSectionMutation> =>
  useMutation(graphql`
    mutation useDuplicateSectionMutation($input: DuplicateSectionInput!) {
      duplicateSection(input: $input) {
        ... on DuplicateSectionPayload {
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
