import { useEffect, useState, useSyncExternalStore, useTransition, type ReactElement } from 'react';
import { Router, useRoutes, type RouteObject } from 'react-router';
import type { Navigation } from '#web/navigation/Navigation.ts';
import { DepartureContext } from '#web/navigation/useDeparture.ts';
import { useScrollMemory } from '#web/navigation/useScrollMemory.ts';
import { VisitContext } from '#web/navigation/VisitContext.ts';

/** Shows the current place. */
export function Pages({ navigation }: { readonly navigation: Navigation }): ReactElement {
  const [visit, setVisit] = useState(navigation.visit);
  // kept pages stay visible until their replacement has its data
  const [isArriving, startTransition] = useTransition();
  useEffect(() => {
    const follow = (): void => startTransition(() => setVisit(navigation.visit));
    follow();
    return navigation.subscribe(follow);
  }, [navigation, startTransition]);
  useEffect(() => navigation.releaseVisits(visit), [navigation, visit]);
  useScrollMemory(visit);
  const isUnderway = useSyncExternalStore(
    (listener) => navigation.subscribe(listener),
    () => navigation.isUnderway,
  );
  return (
    <Router navigator={navigation.navigator} location={visit.location} navigationType={visit.type}>
      <VisitContext value={{ visit, isUnderway: isUnderway || isArriving }}>
        <DepartureContext value={navigation.depart}>
          <RoutedPages routes={visit.routes} />
        </DepartureContext>
      </VisitContext>
    </Router>
  );
}

function RoutedPages({ routes }: { readonly routes: RouteObject[] }): ReactElement | null {
  return useRoutes(routes);
}
