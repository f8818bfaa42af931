import { graphql } from 'react-relay';
import type { useUpdateProfileMutation } from '#web/__generated__/useUpdateProfileMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useUpdateProfile = (): MutationHook<useUpdateProfileMutation> =>
  useMutation(graphql`
    mutation useUpdateProfileMutation($input: UpdateProfileInput!) {
      updateProfile(input: $input) {
        ... on UpdateProfilePayload {
          viewer {
            ...AvatarCard_viewer
            ...ProfileForm_viewer
            ...AccountMenu_viewer
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
