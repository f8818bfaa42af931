import { graphql } from 'react-relay';
import type { useLinkStartedMutation } from '#web/__generated__/useLinkStartedMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useLinkStarted = (): MutationHook<useLinkStartedMutation> =>
  useMutation(graphql`
    mutation useLinkStartedMutation($input: LinkSubprocessInput!) {
      linkSubprocess(input: $input) {
        ... on LinkSubprocessPayload {
          subprocessRequirement {
            state
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
