import { graphql } from 'react-relay';
import { formatInstant } from '#domain/kernel/instants.ts';
import { joinFormWords } from '#messages/team/joinFormWords.ts';
import type { useAskToJoinFormMutation } from '#web/__generated__/useAskToJoinFormMutation.graphql.ts';
import { browserTimeZone } from '#web/parts/browserTimeZone.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

/** If the user asked recently, the refusal says when they can ask again. */
export const useAskToJoinForm = (): MutationHook<useAskToJoinFormMutation> => {
  const [ask, isPending] = useMutation<useAskToJoinFormMutation>(graphql`
    mutation useAskToJoinFormMutation($input: AskToJoinFormInput!) {
      askToJoinForm(input: $input) {
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
  const askOnce: typeof ask = async (variables) => {
    const outcome = await ask(variables);
    if (outcome.kind !== 'failed' || outcome.error.againAt === null) return outcome;
    const again = formatInstant(outcome.error.againAt, browserTimeZone());
    return { kind: 'refused', code: 'tooManyRequests', message: joinFormWords.askedBefore(again) };
  };
  return [askOnce, isPending];
};
