import { graphql } from 'react-relay';
import type { useChangeEmailMutation } from '#web/__generated__/useChangeEmailMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useChangeEmail = (): MutationHook<useChangeEmailMutation> =>
  useMutation(graphql`
    mutation useChangeEmailMutation($input: ChangeEmailInput!) {
      changeEmail(input: $input) {
        ... on ChangeEmailPayload {
          viewer {
            ...EmailForm_viewer
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
