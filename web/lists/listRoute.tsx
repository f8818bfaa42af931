import { lazy, Suspense, type ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { OperationType } from 'relay-runtime';
import { FailureBoundary } from '#web/navigation/FailureBoundary.tsx';
import { relayRoute } from '#web/relay/route.tsx';
import { TableSkeleton } from '#web/ui/TableSkeleton.tsx';

type Route<Query extends OperationType> = Parameters<typeof relayRoute<Query>>[0];
type ListRoute<Query extends OperationType> = Omit<Route<Query>, 'isKept' | 'skeleton'> & {
  readonly failure: () => Promise<ComponentType>;
};

/** A list route with its own error page, which is preloaded because it can't be loaded once the connection is down. */
export function listRoute<Query extends OperationType>({ screen, failure, ...route }: ListRoute<Query>): RouteObject {
  const Failure = lazy(async () => ({ default: await failure() }));
  return {
    element: (
      <FailureBoundary
        instead={
          <Suspense fallback={null}>
            <Failure />
          </Suspense>
        }
      />
    ),
    children: [
      relayRoute({
        ...route,
        screen: async () => (await Promise.all([screen(), failure()]))[0],
        isKept: true,
        skeleton: <TableSkeleton rows={8} />,
      }),
    ],
  };
}
