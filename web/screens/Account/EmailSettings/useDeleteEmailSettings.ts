import { graphql } from 'react-relay';
import type { useDeleteEmailSettingsMutation } from '#web/__generated__/useDeleteEmailSettingsMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useDeleteEmailSettings = (): MutationHook<useDeleteEmailSettingsMutation> =>
  useMutation(graphql`
    mutation useDeleteEmailSettingsMutation($input: DeleteEmailSettingsInput!, $about: ID!) {
      deleteEmailSettings(input: $input) {
        ... on DeleteEmailSettingsPayload {
          viewer {
            ...EmailChoices_viewer @arguments(about: $about)
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
