import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { requestSubscription, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, Observable, OperationType, SelectorStoreUpdater } from 'relay-runtime';
import { createThrottledRefetch, type ThrottledRefetch } from '#web/relay/createThrottledRefetch.ts';
import { whenInFlightSettled } from '#web/relay/inFlightRequests.ts';
import { onLiveReconnect } from '#web/relay/socket.ts';
import { countStaleAnswers } from '#web/relay/staleResponseGuard.ts';

interface LivePage<Told extends OperationType> {
  readonly subscription: GraphQLTaggedNode;
  /** Null if there is nothing to watch. */
  readonly variables: Told['variables'] | null;
  /** Stores an event's data. Not needed for what `refetch` refetches. */
  readonly updater?: SelectorStoreUpdater<Told['response']>;
  /** Whether an event requires a refetch. Null means that events may have been missed. */
  readonly needsRefetch?: (told: Told['response'] | null) => boolean;
  /**
   * For an event of this tab's own mutation: whether what `refetch` fetches was in the mutation's response. Null for other
   * events.
   */
  readonly isShown?: (told: Told['response']) => Promise<boolean> | null;
  /** Refetches with `refetchQuery`. Null if nothing needs it. */
  readonly refetch: () => Observable<unknown> | null;
  /** Changes within this delay are fetched together. */
  readonly gatherMs?: number;
  /** True while a list loads its next page. A refetch would drop that page, so it waits. */
  readonly isLoadingNext?: boolean;
}

const usualGatherMs = 200;

/** Shows changes by others as they happen: takes data from events, and refetches what they don't contain. */
export function useLiveUpdates<Told extends OperationType>(page: LivePage<Told>): RefObject<ThrottledRefetch | null> {
  const { subscription, variables, gatherMs = usualGatherMs, isLoadingNext = false } = page;
  const environment = useRelayEnvironment();
  const throttled = useRef<ThrottledRefetch>(null);
  const refetch = useEffectEvent(() => page.refetch());
  const needsRefetch = useEffectEvent((told: Told['response'] | null): boolean => page.needsRefetch?.(told) ?? true);
  const isShown = useEffectEvent((told: Told['response']) => page.isShown?.(told) ?? null);
  const update = useEffectEvent<SelectorStoreUpdater<Told['response']>>((store, told) => page.updater?.(store, told));
  const subject = variables === null ? null : JSON.stringify(variables);
  // declared before the next effect, so that cleanup order never releases a hold that should be permanent
  useEffect(() => {
    if (!isLoadingNext) return undefined;
    const held = throttled.current;
    held?.hold();
    return () => held?.release();
  }, [isLoadingNext]);
  useEffect(() => {
    if (subject === null) return undefined;
    const current = createThrottledRefetch(() => refetch(), gatherMs);
    throttled.current = current;
    const handle = (told: Told['response'] | null | undefined): void => {
      if (needsRefetch(told ?? null)) current.soon();
      else current.markInFlightStale();
      // queries in flight may predate the change, including the page's own query when it shows cached data first
      void whenInFlightSettled()?.then(current.soon);
    };
    const refetchIfStale = (): void => {
      const before = countStaleAnswers();
      void whenInFlightSettled()?.then(() => (countStaleAnswers() === before ? undefined : current.soon()));
    };
    const receive = (told: Told['response'] | null | undefined): void => {
      const shown = told ? isShown(told) : null;
      if (shown === null) handle(told);
      else void shown.then((is) => (is ? refetchIfStale() : handle(told)));
    };
    const watching = requestSubscription<Told>(environment, {
      subscription,
      variables: JSON.parse(subject) as Told['variables'],
      updater: (store, told) => update(store, told),
      onNext: receive,
      // the connection retries automatically
      onError: () => undefined,
    });
    const forget = onLiveReconnect(() => handle(null));
    return () => {
      throttled.current = null;
      current.hold();
      forget();
      watching.dispose();
    };
  }, [environment, subscription, subject, gatherMs]);
  return throttled;
}
