import { createClient, type FormattedExecutionResult } from 'graphql-ws';
import { Observable, type GraphQLResponse, type RequestParameters, type Variables } from 'relay-runtime';
import { mayPass, requestErrorFrom } from '#web/relay/requestError.ts';
import { shortly } from '#web/relay/shortly.ts';

type Listener = () => void;
type Result = FormattedExecutionResult<Record<string, unknown>, unknown>;
type Errors = NonNullable<Result['errors']>;

export interface Live {
  readonly subscribe: (operation: RequestParameters, variables: Variables) => Observable<GraphQLResponse>;
  /**
   * Tells that the line is open after an absence, which the time before the first is as well unless `since` is known:
   * whoever shows something live loads it now. What is announced from then on comes by subscription, whenever that
   * begins.
   */
  onOpened(listener: Listener): () => void;
  close(): void;
}

interface LiveSettings {
  readonly url: string;
  /** where the events stood before anything was loaded that is shown when the line is opened for the first time */
  readonly since?: string | null;
  /** where there is no browser */
  readonly webSocketImpl?: unknown;
  /** how long to wait after so many failures */
  readonly waitMs?: (failures: number) => number;
}

const keepAliveMs = 15_000;
/** From page to page the line stays open. */
const lazyCloseTimeout = 30_000;

/**
 * The line on which the server tells of changes. The server greets with the place where its events stand at that
 * moment. A subscription goes on after the last event that it was told of, or else from the greeting or the place that
 * came with the page, so that nothing is missed or told twice however often the line is lost; its document asks for `cursor` and takes `$after`.
 */
export function createLive({ url, since = null, webSocketImpl, waitMs = shortly }: LiveSettings): Live {
  const listeners = new Set<Listener>();
  let greeted: string | null = null;
  /** nothing was missed, for whoever began before the line was open the first time */
  let known = since;
  const client = createClient({
    url,
    webSocketImpl,
    lazyCloseTimeout,
    keepAlive: keepAliveMs,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: (attempt) => new Promise((resolve) => setTimeout(resolve, waitMs(attempt))),
    on: {
      connected: (_socket, greeting) => {
        greeted = cursorOf(greeting);
        const isComplete = known !== null;
        known = null;
        if (isComplete) return;
        for (const listener of listeners) listener();
      },
    },
  });

  const subscribe: Live['subscribe'] = ({ id, name }, variables) =>
    Observable.create((sink) => {
      let last: unknown = variables['after'] ?? known;
      let failures = 0;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let stop: Listener = () => undefined;
      const request = {
        query: '',
        operationName: name,
        extensions: { documentId: id },
        /** read each time that the line is opened; where it began once, it goes on, though nothing was told since */
        get variables(): Variables {
          last ??= greeted;
          return { ...variables, after: last };
        },
      };

      function begin(): void {
        stop = client.subscribe<Record<string, unknown>, unknown>(request, {
          next,
          error: (cause) => (Array.isArray(cause) ? end(cause as Errors) : beginLater()),
          complete: () => sink.complete(),
        });
      }

      function next(result: Result): void {
        if (result.errors?.length) return end(result.errors);
        failures = 0;
        last = Object.values(result.data ?? {}).map(cursorOf)[0] ?? last;
        sink.next(result as GraphQLResponse);
      }

      function end(errors: Errors): void {
        stop();
        if (errors.some(({ extensions }) => extensions?.['code'] === 'EVENTS_MISSED')) {
          last = null;
          // opened anew, it greets with another place, and everybody loads what is shown
          client.terminate();
          return begin();
        }
        const error = requestErrorFrom(errors);
        if (mayPass(error)) beginLater();
        else sink.error(error);
      }

      function beginLater(): void {
        timer = setTimeout(begin, waitMs(failures));
        failures += 1;
      }

      begin();
      return () => {
        clearTimeout(timer);
        stop();
      };
    });

  return {
    subscribe,
    onOpened(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => void client.dispose(),
  };
}

function cursorOf(told: unknown): string | null {
  const cursor = typeof told === 'object' && told !== null && 'cursor' in told ? told.cursor : null;
  return typeof cursor === 'string' ? cursor : null;
}
