import { useCallback } from 'react';
import { useMutation as useRelayMutation } from 'react-relay';
import { commitMutation, type Environment, type GraphQLTaggedNode, type MutationParameters } from 'relay-runtime';

import { outcomeOf, type Answer, type DoneOf, type Outcome } from '#web/relay/outcome.ts';
import { asRequestError } from '#web/relay/requestError.ts';

/** A mutation asks for one field: what changed, and `...outcome_refused @alias(as: "refused")`. */
interface OneMutation extends MutationParameters {
  readonly response: Readonly<Record<string, Answer>>;
}

type AnswerTo<Mutation extends OneMutation> = Mutation['response'][keyof Mutation['response']];

/** How to send it, and whether it is on its way. */
export type MutationHook<Mutation extends OneMutation> = readonly [
  commit: (variables: Mutation['variables']) => Promise<Outcome<DoneOf<AnswerTo<Mutation>>>>,
  isPending: boolean,
];

/** Sends a change whose code came when it was asked for, and says how it ended; it never throws. */
export function sendMutation<Mutation extends OneMutation>(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  variables: Mutation['variables'],
): Promise<Outcome<DoneOf<AnswerTo<Mutation>>>> {
  return new Promise((resolve) => {
    commitMutation<Mutation>(environment, { mutation, variables, ...ending(resolve) });
  });
}

/** How it ended, as relay tells it. */
const ending = <Mutation extends OneMutation>(
  resolve: (outcome: Outcome<DoneOf<AnswerTo<Mutation>>>) => void,
): {
  readonly onCompleted: (response: Mutation['response']) => void;
  readonly onError: (error: Error) => void;
} => ({
  onCompleted: (response) => {
    const [answer] = Object.values(response) as AnswerTo<Mutation>[];
    resolve(answer ? outcomeOf(answer) : { kind: 'failed', error: asRequestError(response) });
  },
  onError: (error) => resolve({ kind: 'failed', error: asRequestError(error) }),
});

/** Sends a change and says how it ended; it never throws. */
export function useMutation<Mutation extends OneMutation>(mutation: GraphQLTaggedNode): MutationHook<Mutation> {
  const [send, isPending] = useRelayMutation<Mutation>(mutation);
  const commit: MutationHook<Mutation>[0] = useCallback(
    (variables) =>
      new Promise((resolve) => {
        send({ variables, ...ending<Mutation>(resolve) });
      }),
    [send],
  );
  return [commit, isPending];
}
