import { graphql } from 'react-relay';
import type { useToggleAttachmentMutation } from '#web/__generated__/useToggleAttachmentMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useToggleAttachment = (): MutationHook<useToggleAttachmentMutation> =>
  useMutation(graphql`
    mutation useToggleAttachmentMutation($input: ToggleAttachmentInput!) {
      toggleAttachment(input: $input) {
        ... on ToggleAttachmentPayload {
          attachments {
            id
          }
          flowTemplate {
            revision
            isModified
            steps {
              id
              ...StepPeople_step
              reviewGroups {
                id
                ...ReviewGroupEditor_group
              }
            }
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
