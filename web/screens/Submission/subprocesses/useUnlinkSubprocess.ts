import { graphql } from 'react-relay';
import type { useUnlinkSubprocessMutation } from '#web/__generated__/useUnlinkSubprocessMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useUnlinkSubprocess = (): MutationHook<useUnlinkSubprocessMutation> =>
  useMutation(graphql`
    mutation useUnlinkSubprocessMutation($input: UnlinkSubprocessInput!) {
      unlinkSubprocess(input: $input) {
        ... on UnlinkSubprocessPayload {
          subprocessRequirement {
            ...SubprocessRow_requirement
          }
          submission {
            ...afterChange_submission
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
