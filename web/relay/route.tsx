import { Suspense, useEffect, type ComponentType, type ReactElement } from 'react';
import { loadQuery, type PreloadedQuery } from 'react-relay';
import { useLoaderData, type LoaderFunctionArgs, type RouteObject, type ShouldRevalidateFunction } from 'react-router';
import type { OperationType, PreloadableConcreteRequest, VariablesOf } from 'relay-runtime';

import { environment } from '#web/relay/environment.ts';

/** What a screen with a query is given. */
export interface ScreenProps<Query extends OperationType> {
  readonly query: PreloadedQuery<Query>;
}

/** Where the reader is: all that a query may depend on. */
export interface Place {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}

interface RelayRoute<Query extends OperationType> {
  readonly path?: string;
  readonly index?: boolean;
  /** From `<Query>$parameters.ts`, which is all that is loaded before the code of the screen. */
  readonly parameters: PreloadableConcreteRequest<Query>;
  readonly variables?: (place: Place) => VariablesOf<Query>;
  readonly screen: () => Promise<ComponentType<ScreenProps<Query>>>;
  readonly skeleton: ReactElement;
  readonly children?: RouteObject[];
}

/** A page that needs data: its query is on its way while its code is, and is let go when the page is left. */
export function relayRoute<Query extends OperationType>(route: RelayRoute<Query>): RouteObject {
  const { path, index, parameters, variables = () => ({}), screen, skeleton, children } = route;
  const variablesAt = (url: string, params: Place['params']): VariablesOf<Query> =>
    variables({ params, search: new URL(url).searchParams });

  const loader = ({ request, params }: LoaderFunctionArgs): PreloadedQuery<Query> => {
    const query = loadQuery<Query>(environment, parameters, variablesAt(request.url, params), {
      fetchPolicy: 'store-and-network',
    });
    request.signal.addEventListener('abort', () => query.dispose());
    return query;
  };

  // another tab or panel of the same page changes the address, not what the page is about
  const shouldRevalidate: ShouldRevalidateFunction = (change) => {
    if (change.currentUrl.href === change.nextUrl.href) return change.defaultShouldRevalidate;
    const before = variablesAt(change.currentUrl.href, change.currentParams);
    return JSON.stringify(before) !== JSON.stringify(variablesAt(change.nextUrl.href, change.nextParams));
  };

  const lazy = {
    Component: async (): Promise<ComponentType> => {
      const Screen = await screen();
      return function LoadedScreen(): ReactElement {
        const query = useLoaderData() as PreloadedQuery<Query>;
        useDisposal(query);
        return (
          <Suspense key={JSON.stringify(query.variables)} fallback={skeleton}>
            <Screen query={query} />
          </Suspense>
        );
      };
    },
  };

  const shared = { loader, lazy, shouldRevalidate };
  if (index) return { index, ...shared };
  return { ...(path === undefined ? {} : { path }), ...(children ? { children } : {}), ...shared };
}

/** A page that needs no data of its own. */
export function screenRoute(path: string, screen: () => Promise<ComponentType>): RouteObject {
  return { path, lazy: { Component: screen } };
}

const users = new WeakMap<object, number>();

/** In strict mode an effect ends and begins again at once, so a query is let go only when nobody has taken it up. */
function useDisposal(query: PreloadedQuery<OperationType>): void {
  useEffect(() => {
    users.set(query, (users.get(query) ?? 0) + 1);
    return () => {
      users.set(query, (users.get(query) ?? 0) - 1);
      setTimeout(() => {
        if (users.get(query) === 0) query.dispose();
      });
    };
  }, [query]);
}
