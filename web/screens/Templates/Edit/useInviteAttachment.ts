import { graphql } from 'react-relay';
import type { useInviteAttachmentMutation } from '#web/__generated__/useInviteAttachmentMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useInviteAttachment = (): MutationHook<useInviteAttachmentMutation> =>
  useMutation(graphql`
    mutation useInviteAttachmentMutation($input: InviteAttachmentInput!) {
      inviteAttachment(input: $input) {
        ... on InviteAttachmentPayload {
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
