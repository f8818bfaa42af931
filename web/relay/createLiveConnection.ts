import { createClient, type FormattedExecutionResult } from 'graphql-ws';
import { Observable, type GraphQLResponse, type RequestParameters, type Variables } from 'relay-runtime';
import { isRetryable, requestErrorFrom } from '#web/relay/requestError.ts';
import { retryDelayMs } from '#web/relay/retryDelayMs.ts';

type Listener = () => void;
type Result = FormattedExecutionResult<Record<string, unknown>, unknown>;
type Errors = NonNullable<Result['errors']>;

export interface LiveConnection {
  readonly subscribe: (operation: RequestParameters, variables: Variables) => Observable<GraphQLResponse>;
  /**
   * Called when the connection opens after a gap, which includes the time before the first connection unless `since` is
   * given. Live pages refetch then. Later events arrive through subscriptions, whenever those start.
   */
  onOpened(listener: Listener): () => void;
  close(): void;
}

interface LiveSettings {
  readonly url: string;
  /** event cursor from before anything shown was loaded, for the first connection */
  readonly since?: string | null;
  /** identifies the tab, so that the server marks the events it caused */
  readonly tab?: string | undefined;
  /** for environments without a browser */
  readonly webSocketImpl?: unknown;
  /** delay after this many failures */
  readonly waitMs?: (failures: number) => number;
}

const keepAliveMs = 15_000;
/** Keeps the connection open between pages. */
const lazyCloseTimeout = 30_000;

/**
 * The WebSocket connection for live events. The server greets with its current event cursor. A subscription resumes
 * after the last event it received, or else after the greeting's or the page's cursor, so that reconnects neither miss
 * nor repeat events. Its document has to select `cursor` and take `$after`.
 */
export function createLiveConnection({
  url,
  since = null,
  tab,
  webSocketImpl,
  waitMs = retryDelayMs,
}: LiveSettings): LiveConnection {
  const listeners = new Set<Listener>();
  let greeted: string | null = null;
  /** subscriptions from before the first connection miss nothing if this is known */
  let known = since;
  const client = createClient({
    url,
    webSocketImpl,
    ...(tab === undefined ? {} : { connectionParams: { tab } }),
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

  const subscribe: LiveConnection['subscribe'] = ({ id, name }, variables) =>
    Observable.create((sink) => {
      let last: unknown = variables['after'] ?? known;
      let failures = 0;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let stop: Listener = () => undefined;
      const request = {
        query: '',
        operationName: name,
        extensions: { documentId: id },
        /** read on each connect; once set, the start cursor stays even if no event came since */
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
          // reconnecting gets a new greeting, and all pages refetch
          client.terminate();
          return begin();
        }
        const error = requestErrorFrom(errors);
        if (isRetryable(error)) beginLater();
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
