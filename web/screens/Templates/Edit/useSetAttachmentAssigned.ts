import { graphql } from 'react-relay';
import type { useSetAttachmentAssignedMutation } from '#web/__generated__/useSetAttachmentAssignedMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useSetAttachmentAssigned = (): MutationHook<useSetAttachmentAssignedMutation> =>
  useMutation(graphql`
    mutation useSetAttachmentAssignedMutation($input: SetAttachmentAssignedInput!) {
      setAttachmentAssigned(input: $input) {
        ... on SetAttachmentAssignedPayload {
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
