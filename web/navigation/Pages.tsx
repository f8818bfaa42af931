import { useEffect, useState, useSyncExternalStore, useTransition, type ReactElement } from 'react';
import { Router, useRoutes, type RouteObject } from 'react-router';
import type { Navigation } from '#web/navigation/Navigation.ts';
import { NavigationContext } from '#web/navigation/NavigationContext.ts';
import { removeFirstHead } from '#web/navigation/removeFirstHead.ts';
import { GuardedNavigationContext } from '#web/navigation/useGuardedNavigation.ts';
import { useScrollRestoration } from '#web/navigation/useScrollRestoration.ts';
import { firstKey } from '#web/navigation/Visit.ts';

/** Where the user is: in a browser a `Navigation`, on the server a place that never changes. */
export type ShownNavigation = Pick<
  Navigation,
  'visit' | 'isUnderway' | 'navigator' | 'depart' | 'subscribe' | 'releaseVisits'
>;

/** Shows the current place. */
export function Pages({ navigation }: { readonly navigation: ShownNavigation }): ReactElement {
  const [first] = useState(navigation.visit);
  const [visit, setVisit] = useState(first);
  // kept pages stay visible until their replacement has its data
  const [isArriving, startTransition] = useTransition();
  useEffect(() => {
    const follow = (): void => startTransition(() => setVisit(navigation.visit));
    // it may have moved before this effect
    if (navigation.visit !== first) follow();
    return navigation.subscribe(follow);
  }, [navigation, first, startTransition]);
  useEffect(() => navigation.releaseVisits(visit), [navigation, visit]);
  useScrollRestoration(visit);
  useEffect(() => {
    if (visit.location.key !== firstKey) removeFirstHead();
  }, [visit]);
  const isUnderway = useSyncExternalStore(
    (listener) => navigation.subscribe(listener),
    () => navigation.isUnderway,
    () => false,
  );
  return (
    <Router navigator={navigation.navigator} location={visit.location} navigationType={visit.type}>
      <NavigationContext value={{ visit, isUnderway: isUnderway || isArriving }}>
        <GuardedNavigationContext value={navigation.depart}>
          <RoutedPages routes={visit.routes} />
        </GuardedNavigationContext>
      </NavigationContext>
    </Router>
  );
}

function RoutedPages({ routes }: { readonly routes: RouteObject[] }): ReactElement | null {
  return useRoutes(routes);
}
