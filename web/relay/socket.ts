import type { Client, FormattedExecutionResult } from 'graphql-ws';
import { Observable, type GraphQLResponse, type SubscribeFunction } from 'relay-runtime';

import { backOffMs } from '#web/relay/backOff.ts';
import { RequestError, requestErrorFrom } from '#web/relay/requestError.ts';

type Listener = () => void;

const keepAliveMs = 15_000;
const listeners = new Set<Listener>();
let client: Promise<Client> | null = null;

/**
 * Tells when the socket is back after an absence: what was announced meanwhile was missed, so whoever shows something
 * live catches up.
 */
export function onReconnected(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The code of the socket is loaded with the first subscription. */
const openClient = (): Promise<Client> =>
  (client ??= import('graphql-ws').then(({ createClient }) => {
    let wasConnected = false;
    return createClient({
      url: socketAddress(),
      lazy: true,
      keepAlive: keepAliveMs,
      retryAttempts: Number.POSITIVE_INFINITY,
      shouldRetry: () => true,
      retryWait: (attempt) => new Promise((resolve) => setTimeout(resolve, backOffMs(attempt, Math.random()))),
      on: {
        connected: () => {
          if (wasConnected) for (const listener of listeners) listener();
          wasConnected = true;
        },
      },
    });
  }));

const socketAddress = (): string => `${location.origin.replace(/^http/, 'ws')}/graphql`;

export const subscribeToOperation: SubscribeFunction = ({ id, name }, variables) =>
  Observable.create((sink) => {
    let stop: Listener | null = null;
    let isOver = false;
    const start = async (): Promise<void> => {
      const opened = await openClient();
      if (isOver) return;
      stop = opened.subscribe(
        { query: '', operationName: name, variables, extensions: { documentId: id } },
        {
          next: (result) => pass(result),
          error: (cause) => sink.error(new RequestError('unreachable', { cause })),
          complete: () => sink.complete(),
        },
      );
    };
    const pass = (result: FormattedExecutionResult<Record<string, unknown>, unknown>): void => {
      if (result.errors?.length) sink.error(requestErrorFrom(result.errors));
      else sink.next(result as GraphQLResponse);
    };
    start().catch((cause: unknown) => sink.error(new RequestError('unreachable', { cause })));
    return () => {
      isOver = true;
      stop?.();
    };
  });
