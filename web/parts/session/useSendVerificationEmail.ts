import { graphql } from 'react-relay';
import type { useSendVerificationEmailMutation } from '#web/__generated__/useSendVerificationEmailMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useSendVerificationEmail = (): MutationHook<useSendVerificationEmailMutation> =>
  useMutation(graphql`
    mutation useSendVerificationEmailMutation {
      sendVerificationEmail {
        ... on SendVerificationEmailPayload {
          sent
          text
          viewer {
            isEmailVerified
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
