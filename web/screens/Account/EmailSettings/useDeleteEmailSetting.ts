import { graphql } from 'react-relay';
import type { useDeleteEmailSettingMutation } from '#web/__generated__/useDeleteEmailSettingMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useDeleteEmailSetting = (): MutationHook<useDeleteEmailSettingMutation> =>
  useMutation(graphql`
    mutation useDeleteEmailSettingMutation($input: DeleteEmailSettingInput!, $about: ID!) {
      deleteEmailSetting(input: $input) {
        ... on DeleteEmailSettingPayload {
          viewer {
            ...EmailChoices_viewer @arguments(about: $about)
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
