import { graphql } from 'react-relay';
import type { useCreateEmailSettingMutation } from '#web/__generated__/useCreateEmailSettingMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useCreateEmailSetting = (): MutationHook<useCreateEmailSettingMutation> =>
  useMutation(graphql`
    mutation useCreateEmailSettingMutation($input: CreateEmailSettingInput!, $about: ID!) {
      createEmailSetting(input: $input) {
        ... on CreateEmailSettingPayload {
          emailSetting {
            id
          }
          viewer {
            ...EmailChoices_viewer @arguments(about: $about)
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
