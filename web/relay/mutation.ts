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
import { toOutcome, type MutationResult, type SuccessValue, type Outcome } from '#web/relay/Outcome.ts';
import { beginMutation } from '#web/relay/ownMutations.ts';
import { asRequestError } from '#web/relay/requestError.ts';

/** A mutation has one root field, with the result and `...outcome_refused @alias(as: "refused")`. */
interface OneMutation extends MutationParameters {
  readonly response: Readonly<Record<string, MutationResult | null | undefined>>;
}

type AnswerTo<Mutation extends OneMutation> = NonNullable<Mutation['response'][keyof Mutation['response']]>;

/** Sends the mutation, and whether it is in flight. */
export type MutationHook<Mutation extends OneMutation> = readonly [
  commit: (variables: Mutation['variables']) => Promise<Outcome<SuccessValue<AnswerTo<Mutation>>>>,
  isPending: boolean,
];

interface Sent<Mutation extends OneMutation> {
  readonly mutation: GraphQLTaggedNode;
  readonly variables: Mutation['variables'];
  readonly cacheConfig?: CacheConfig;
}

interface Ended<Mutation extends OneMutation> {
  readonly outcome: Outcome<SuccessValue<AnswerTo<Mutation>>>;
  /** the full response; null if there was none */
  readonly answer: AnswerTo<Mutation> | null;
}

/** Sends a mutation whose code was loaded on demand. Returns its outcome and never throws. */
export const sendMutation = async <Mutation extends OneMutation>(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  variables: Mutation['variables'],
): Promise<Outcome<SuccessValue<AnswerTo<Mutation>>>> =>
  (await sendMutationForResult<Mutation>(environment, { mutation, variables })).outcome;

/** The same for mutations that select fields of a refusal or update the store themselves. */
export const sendMutationForResult = <Mutation extends OneMutation>(
  environment: Environment,
  change: Sent<Mutation> & { readonly updater?: SelectorStoreUpdater<Mutation['response']> },
): Promise<Ended<Mutation>> =>
  new Promise((resolve) => {
    commitMutation<Mutation>(environment, { ...change, ...tracked<Mutation>(change, resolve) });
  });

/** Numbers a mutation, so that the events that it causes are recognized, and reports how it ended. */
function tracked<Mutation extends OneMutation>(
  { mutation, variables, cacheConfig = {} }: Sent<Mutation>,
  resolve: (ended: Ended<Mutation>) => void,
): {
  readonly cacheConfig: CacheConfig;
  readonly onCompleted: (response: Mutation['response']) => void;
  readonly onError: (error: Error) => void;
  readonly onUnsubscribe: () => void;
} {
  const { number, end } = beginMutation(mutation, variables);
  const fail = (cause: unknown): void => {
    end(false);
    resolve({ outcome: { kind: 'failed', error: asRequestError(cause) }, answer: null });
  };
  return {
    cacheConfig: { ...cacheConfig, metadata: { ...cacheConfig.metadata, mutation: number } },
    onCompleted: (response) => {
      end(true);
      const [answer] = Object.values(response) as (AnswerTo<Mutation> | null | undefined)[];
      if (answer) resolve({ outcome: toOutcome(answer), answer });
      else fail(response);
    },
    onError: fail,
    onUnsubscribe: () => end(false),
  };
}

/** Sends a mutation and returns its outcome. Never throws. */
export function useMutation<Mutation extends OneMutation>(mutation: GraphQLTaggedNode): MutationHook<Mutation> {
  const [send, isPending] = useRelayMutation<Mutation>(mutation);
  const commit: MutationHook<Mutation>[0] = useCallback(
    (variables) =>
      new Promise((resolve) => {
        send({ variables, ...tracked<Mutation>({ mutation, variables }, ({ outcome }) => resolve(outcome)) });
      }),
    [send, mutation],
  );
  return [commit, isPending];
}
