import { useCallback } from 'react';
import { useMutation as useRelayMutation } from 'react-relay';
import {
  commitMutation,
  type CacheConfig,
  type Environment,
  type GraphQLTaggedNode,
  type MutationParameters,
  type SelectorStoreUpdater,
} from 'relay-runtime';
import { outcomeOf, type Answer, type DoneOf, type Outcome } from '#web/relay/Outcome.ts';
import { asRequestError } from '#web/relay/requestError.ts';

/** A mutation asks for one field: what changed, and `...outcome_refused @alias(as: "refused")`. */
interface OneMutation extends MutationParameters {
  readonly response: Readonly<Record<string, Answer | null | undefined>>;
}

type AnswerTo<Mutation extends OneMutation> = NonNullable<Mutation['response'][keyof Mutation['response']]>;

/** How to send it, and whether it is on its way. */
export type MutationHook<Mutation extends OneMutation> = readonly [
  commit: (variables: Mutation['variables']) => Promise<Outcome<DoneOf<AnswerTo<Mutation>>>>,
  isPending: boolean,
];

interface Ended<Mutation extends OneMutation> {
  readonly outcome: Outcome<DoneOf<AnswerTo<Mutation>>>;
  /** all that was asked for; null when there was no answer */
  readonly answer: AnswerTo<Mutation> | null;
}

/** Sends a change whose code came when it was asked for, and says how it ended; it never throws. */
export const sendMutation = async <Mutation extends OneMutation>(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  variables: Mutation['variables'],
): Promise<Outcome<DoneOf<AnswerTo<Mutation>>>> =>
  (await sendForAnswer<Mutation>(environment, { mutation, variables })).outcome;

/** The same for a mutation that asks for something of a refusal, too, or keeps its answer in the store by itself. */
export const sendForAnswer = <Mutation extends OneMutation>(
  environment: Environment,
  change: {
    readonly mutation: GraphQLTaggedNode;
    readonly variables: Mutation['variables'];
    readonly updater?: SelectorStoreUpdater<Mutation['response']>;
    readonly cacheConfig?: CacheConfig;
  },
): Promise<Ended<Mutation>> =>
  new Promise((resolve) => {
    commitMutation<Mutation>(environment, { ...change, ...ending<Mutation>(resolve) });
  });

/** How it ended, as relay tells it. */
function ending<Mutation extends OneMutation>(
  resolve: (ended: Ended<Mutation>) => void,
): {
  readonly onCompleted: (response: Mutation['response']) => void;
  readonly onError: (error: Error) => void;
} {
  const fail = (cause: unknown): void =>
    resolve({ outcome: { kind: 'failed', error: asRequestError(cause) }, answer: null });
  return {
    onCompleted: (response) => {
      const [answer] = Object.values(response) as (AnswerTo<Mutation> | null | undefined)[];
      if (answer) resolve({ outcome: outcomeOf(answer), answer });
      else fail(response);
    },
    onError: fail,
  };
}

/** Sends a change and says how it ended; it never throws. */
export function useMutation<Mutation extends OneMutation>(mutation: GraphQLTaggedNode): MutationHook<Mutation> {
  const [send, isPending] = useRelayMutation<Mutation>(mutation);
  const commit: MutationHook<Mutation>[0] = useCallback(
    (variables) =>
      new Promise((resolve) => {
        send({ variables, ...ending<Mutation>(({ outcome }) => resolve(outcome)) });
      }),
    [send],
  );
  return [commit, isPending];
}
