import { graphql } from 'react-relay';
import type { useLockStepMutation } from '#web/__generated__/useLockStepMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useLockStep = (): MutationHook<useLockStepMutation> =>
  useMutation(graphql`
    mutation useLockStepMutation($input: LockStepInput!) {
      lockStep(input: $input) {
        ... on LockStepPayload {
          submission {
            ...afterChange_submission
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
