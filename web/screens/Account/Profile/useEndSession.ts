import { graphql } from 'react-relay';
import type { useEndSessionMutation } from '#web/__generated__/useEndSessionMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useEndSession = (): MutationHook<useEndSessionMutation> =>
  useMutation(graphql`
    mutation useEndSessionMutation($input: EndSessionInput!) {
      endSession(input: $input) {
        ... on EndSessionPayload {
          viewer {
            sessionsCount
            ...SessionsCard_viewer
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
