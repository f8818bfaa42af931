import { graphql } from 'react-relay';
import type { useUpdateEmailSettingMutation } from '#web/__generated__/useUpdateEmailSettingMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useUpdateEmailSetting = (): MutationHook<useUpdateEmailSettingMutation> =>
  useMutation(graphql`
    mutation useUpdateEmailSettingMutation($input: UpdateEmailSettingInput!, $about: ID!) {
      updateEmailSetting(input: $input) {
        ... on UpdateEmailSettingPayload {
          viewer {
            ...EmailChoices_viewer @arguments(about: $about)
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
