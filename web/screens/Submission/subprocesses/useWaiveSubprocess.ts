import { graphql } from 'react-relay';
import type { useWaiveSubprocessMutation } from '#web/__generated__/useWaiveSubprocessMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useWaiveSubprocess = (): MutationHook<useWaiveSubprocessMutation> =>
  useMutation(graphql`
    mutation useWaiveSubprocessMutation($input: WaiveSubprocessInput!) {
      waiveSubprocess(input: $input) {
        ... on WaiveSubprocessPayload {
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
