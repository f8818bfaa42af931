import { graphql } from 'react-relay';
import type { useAskToJoinFormMutation } from '#web/__generated__/useAskToJoinFormMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useAskToJoinForm = (): MutationHook<useAskToJoinFormMutation> =>
  useMutation(graphql`
    mutation useAskToJoinFormMutation($input: AskToJoinFormInput!) {
      askToJoinForm(input: $input) {
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
