import { graphql } from 'react-relay';
import type { useConfirmPasswordMutation } from '#web/__generated__/useConfirmPasswordMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useConfirmPassword = (): MutationHook<useConfirmPasswordMutation> =>
  useMutation(graphql`
    mutation useConfirmPasswordMutation($input: ConfirmPasswordInput!) {
      confirmPassword(input: $input) {
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
