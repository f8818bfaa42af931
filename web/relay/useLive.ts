import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { requestSubscription, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, Observable, OperationType, SelectorStoreUpdater } from 'relay-runtime';
import { createLooking, type Looking } from '#web/relay/createLooking.ts';
import { onReconnected } from '#web/relay/socket.ts';
import { whenArrived } from '#web/relay/underWay.ts';

interface LivePage<Told extends OperationType> {
  readonly subscription: GraphQLTaggedNode;
  /** Null while there is nothing to watch. */
  readonly variables: Told['variables'] | null;
  /** Keeps in the store what was told; what is asked for by a look need not be kept. */
  readonly updater?: SelectorStoreUpdater<Told['response']>;
  /** Whether what was told has to be looked at; null: something may have been missed. */
  readonly heard?: (told: Told['response'] | null) => boolean;
  /** Asks for what is shown, with `askAgain`; null when nothing of it is new. */
  readonly look: () => Observable<unknown> | null;
  /** Changes that come together are one look. */
  readonly gatherMs?: number;
  /** While a further page of a list is on its way: a look would take it away again, and waits for it. */
  readonly isLoadingNext?: boolean;
}

const usualGatherMs = 200;

/** Shows what others change as they change it: what was told is taken, and what was not told is looked at. */
export function useLive<Told extends OperationType>(page: LivePage<Told>): RefObject<Looking | null> {
  const { subscription, variables, gatherMs = usualGatherMs, isLoadingNext = false } = page;
  const environment = useRelayEnvironment();
  const looking = useRef<Looking>(null);
  const look = useEffectEvent(() => page.look());
  const heard = useEffectEvent((told: Told['response'] | null): boolean => page.heard?.(told) ?? true);
  const update = useEffectEvent<SelectorStoreUpdater<Told['response']>>((store, told) => page.updater?.(store, told));
  const subject = variables === null ? null : JSON.stringify(variables);
  // before the other: what is called off for good is not released after that
  useEffect(() => {
    if (!isLoadingNext) return undefined;
    const held = looking.current;
    held?.hold();
    return () => held?.release();
  }, [isLoadingNext]);
  useEffect(() => {
    if (subject === null) return undefined;
    const current = createLooking(() => look(), gatherMs);
    looking.current = current;
    const hear = (told: Told['response'] | null | undefined): void => {
      if (heard(told ?? null)) current.soon();
      else current.toldMeanwhile();
      // as does the page itself, which is asked for anew while what was known of it is shown
      void whenArrived()?.then(current.soon);
    };
    const watching = requestSubscription<Told>(environment, {
      subscription,
      variables: JSON.parse(subject) as Told['variables'],
      updater: (store, told) => update(store, told),
      onNext: hear,
      // the line begins anew by itself
      onError: () => undefined,
    });
    const forget = onReconnected(() => hear(null));
    return () => {
      looking.current = null;
      current.hold();
      forget();
      watching.dispose();
    };
  }, [environment, subscription, subject, gatherMs]);
  return looking;
}
