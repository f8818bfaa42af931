import { graphql } from 'react-relay';
import type { useCloneFormMutation } from '#web/__generated__/useCloneFormMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useCloneForm = (): MutationHook<useCloneFormMutation> =>
  useMutation(graphql`
    mutation useCloneFormMutation($input: CloneFormInput!) {
      cloneForm(input: $input) {
        ... on CloneFormPayload {
          masterTemplate {
            id
            name
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
