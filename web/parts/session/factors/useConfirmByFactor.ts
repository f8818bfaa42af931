import { graphql } from 'react-relay';
import type { useConfirmByFactorMutation } from '#web/__generated__/useConfirmByFactorMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useConfirmByFactor = (): MutationHook<useConfirmByFactorMutation> =>
  useMutation(graphql`
    mutation useConfirmByFactorMutation($input: ConfirmByFactorInput!) {
      confirmByFactor(input: $input) {
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
