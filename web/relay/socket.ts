import { Observable, type GraphQLResponse, type RequestParameters, type Variables } from 'relay-runtime';
import { afterPaint } from '#web/navigation/afterPaint.ts';
import type { LiveConnection } from '#web/relay/createLiveConnection.ts';
import { pageEventCursor } from '#web/relay/embeddedResponses.ts';
import { tabId } from '#web/relay/ownMutations.ts';
import { RequestError } from '#web/relay/requestError.ts';

type Listener = () => void;

const listeners = new Set<Listener>();
let live: Promise<LiveConnection> | null = null;

/**
 * Calls back when the connection is open again, or for the first time if the page has no cursor. Events were missed, so
 * live pages refetch.
 */
export function onLiveReconnect(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Loads the WebSocket code with the first subscription, after the first paint. */
const openLive = (): Promise<LiveConnection> =>
  (live ??= afterPaint().then(async () => {
    const { createLiveConnection: createLive } = await import('#web/relay/createLiveConnection.ts');
    const url = `${location.origin.replace(/^http/, 'ws')}/graphql`;
    const opened = createLive({ url, since: pageEventCursor, tab: tabId() });
    opened.onOpened(() => listeners.forEach((listener) => listener()));
    return opened;
  }));

export const subscribeToOperation = (operation: RequestParameters, variables: Variables): Observable<GraphQLResponse> =>
  Observable.create((sink) => {
    let stop: Listener | null = null;
    let isOver = false;
    openLive().then(
      ({ subscribe }) => {
        if (isOver) return;
        const subscription = subscribe(operation, variables).subscribe({
          next: (response) => sink.next(response),
          error: (error: Error) => sink.error(error),
          complete: () => sink.complete(),
        });
        stop = () => subscription.unsubscribe();
      },
      (cause: unknown) => {
        live = null; // loading its code failed; the next call tries again
        sink.error(new RequestError('unreachable', { cause }));
      },
    );
    return () => {
      isOver = true;
      stop?.();
    };
  });
