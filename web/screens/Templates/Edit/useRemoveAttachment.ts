import { graphql } from 'react-relay';
import type { useRemoveAttachmentMutation } from '#web/__generated__/useRemoveAttachmentMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useRemoveAttachment = (): MutationHook<useRemoveAttachmentMutation> =>
  useMutation(graphql`
    mutation useRemoveAttachmentMutation($input: RemoveAttachmentInput!) {
      removeAttachment(input: $input) {
        ... on RemoveAttachmentPayload {
          flowTemplate {
            revision
            isModified
            steps {
              id
              ...StepPeople_step
            }
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
