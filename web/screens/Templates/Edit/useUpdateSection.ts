import { graphql } from 'react-relay';
import type { useUpdateSectionMutation } from '#web/__generated__/useUpdateSectionMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useUpdateSection = (): MutationHook<useUpdateSectionMutation> =>
  useMutation(graphql`
    mutation useUpdateSectionMutation($input: UpdateSectionInput!) {
      updateSection(input: $input) {
        ... on UpdateSectionPayload {
          section {
            ...SectionEditor_section
            ...SectionInstructions_section
          }
          flowTemplate {
            revision
            isModified
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
