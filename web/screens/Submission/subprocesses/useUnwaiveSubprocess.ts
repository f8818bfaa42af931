import { graphql } from 'react-relay';
import type { useUnwaiveSubprocessMutation } from '#web/__generated__/useUnwaiveSubprocessMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useUnwaiveSubprocess = (): MutationHook<useUnwaiveSubprocessMutation> =>
  useMutation(graphql`
    mutation useUnwaiveSubprocessMutation($input: UnwaiveSubprocessInput!) {
      unwaiveSubprocess(input: $input) {
        ... on UnwaiveSubprocessPayload {
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
