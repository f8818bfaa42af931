import { graphql } from 'react-relay';
import type { useLinkSubprocessMutation } from '#web/__generated__/useLinkSubprocessMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useLinkSubprocess = (): MutationHook<useLinkSubprocessMutation> =>
  useMutation(graphql`
    mutation useLinkSubprocessMutation($input: LinkSubprocessInput!) {
      linkSubprocess(input: $input) {
        ... on LinkSubprocessPayload {
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
