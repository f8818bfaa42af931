import { graphql } from 'react-relay';
import type { useEndOtherSessionsMutation } from '#web/__generated__/useEndOtherSessionsMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useEndOtherSessions = (): MutationHook<useEndOtherSessionsMutation> =>
  useMutation(graphql`
    mutation useEndOtherSessionsMutation {
      endOtherSessions {
        ... on EndOtherSessionsPayload {
          viewer {
            sessionsCount
            ...SessionsCard_viewer
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
