import { Suspense, use, useState, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { loadQuery, type PreloadedQuery } from 'react-relay';
import type { RouteObject } from 'react-router';
import type { OperationType, PreloadableConcreteRequest, VariablesOf } from 'relay-runtime';
import { useNavigationState } from '#web/navigation/NavigationContext.ts';
import type { PageSource, PageLocation, PreparedPage } from '#web/navigation/PageSource.ts';

export type { PageLocation } from '#web/navigation/PageSource.ts';

/** Props of a screen with a query. */
export interface ScreenProps<Query extends OperationType> {
  readonly query: PreloadedQuery<Query>;
}

interface RelayRoute<Query extends OperationType> {
  readonly path?: string;
  readonly index?: boolean;
  /** From `<Query>$parameters.ts`, all that is loaded before the screen's code. A function loads it late. */
  readonly parameters: PreloadableConcreteRequest<Query> | (() => Promise<PreloadableConcreteRequest<Query>>);
  /** May be asynchronous if `parameters` is late and `reads` is given. */
  readonly variables?: (place: PageLocation) => VariablesOf<Query> | Promise<VariablesOf<Query>>;
  /** Names of the path and search parameters the variables depend on. */
  readonly reads?: readonly string[];
  readonly screen: () => Promise<ComponentType<ScreenProps<Query>>>;
  readonly skeleton: ReactElement;
  /**
   * Keeps showing the old page until the one about a new subject has loaded, such as a list when its filter changes.
   */
  readonly isKept?: boolean;
  /** Never shows cached data, because only the current state is useful. */
  readonly isFresh?: boolean;
  readonly children?: RouteObject[];
}

/** Relay keeps the error in the query, but its types don't name it. */
const hasFailed = (query: object | null): boolean =>
  query !== null && 'networkError' in query && query.networkError != null;

/** A page with a query. Query and code load in parallel, and the query is released when the page is left. */
export function relayRoute<Query extends OperationType>(route: RelayRoute<Query>): RouteObject {
  const { path, index, parameters, variables = () => ({}), reads, screen, skeleton, isKept = false, children } = route;
  const fetchPolicy = route.isFresh ? 'network-only' : 'store-and-network';
  const source: PageSource = {
    preload: () => Promise.all([screen(), typeof parameters === 'function' && parameters()]),
    prepare(place, known) {
      const subject = JSON.stringify(
        reads?.map((name) => place.params[name] ?? place.search.getAll(name)) ?? variables(place),
      );
      // another tab or panel of the same page changes the URL but not the subject
      if (known?.subject === subject) return known;
      const ask = (request: PreloadableConcreteRequest<Query>, values: VariablesOf<Query>) =>
        loadQuery<Query>(place.environment, request, values, { fetchPolicy });
      if (typeof parameters !== 'function') {
        const query = ask(parameters, variables(place) as VariablesOf<Query>);
        const content = screen().then((Screen) => <Screen query={query} />);
        return { subject, content, hasFailed: () => hasFailed(query), release: () => query.dispose() };
      }
      const named = new Promise<VariablesOf<Query>>((resolve) => resolve(variables(place)));
      const response = Promise.all([parameters(), named]).then(([request, values]) => ask(request, values));
      const content = Promise.all([screen(), response]).then(([Screen, query]) => <Screen query={query} />);
      let loaded: PreloadedQuery<Query> | null = null;
      void response.then(
        (query) => (loaded = query),
        () => undefined,
      );
      // a failed load is shown by the page itself
      const dispose = (): Promise<void> =>
        response.then(
          (query) => query.dispose(),
          () => undefined,
        );
      return { subject, content, hasFailed: () => hasFailed(loaded), release: () => void dispose() };
    },
  };
  const shared = { handle: source, element: <Page source={source} skeleton={skeleton} isKept={isKept} /> };
  if (index) return { index, ...shared };
  return { ...(path === undefined ? {} : { path }), ...(children ? { children } : {}), ...shared };
}

/** A page without a query of its own. */
export function screenRoute(path: string, screen: () => Promise<ComponentType>): RouteObject {
  const source: PageSource = {
    preload: screen,
    prepare: (_place, known) =>
      known ?? { subject: '', content: screen().then((Screen) => <Screen />), release: () => undefined },
  };
  return { path, handle: source, element: <Page source={source} skeleton={null} /> };
}

/** Stands in for routes that are loaded on navigation. Only shown if they fail to load. */
export function lazyRoute(path: string, routes: () => Promise<RouteObject[]>): RouteObject {
  const source: PageSource = {
    routes,
    preload: routes,
    prepare: () => ({ subject: '', content: routes().then(() => <></>), release: () => undefined }),
  };
  return { path, handle: source, element: <Page source={source} skeleton={null} /> };
}

interface PageProps {
  readonly source: PageSource;
  readonly skeleton: ReactNode;
  readonly isKept?: boolean;
}

function Page({ source, skeleton, isKept = false }: PageProps): ReactElement {
  const { visit } = useNavigationState();
  const page = visit.pages.get(source);
  if (!page) throw new Error('A page is shown that was not prepared.');
  const [rendered] = useState(visit.isRendered ? page.subject : null);
  // Without a boundary, all that the server rendered hydrates at once. React replaces a boundary that changes before it has
  // hydrated, with what people typed into it.
  if (rendered !== null && (isKept || rendered === page.subject)) return <Content of={page} />;
  return (
    <Suspense key={isKept ? '' : page.subject} fallback={skeleton}>
      <Content of={page} />
    </Suspense>
  );
}

function Content({ of: { content } }: { readonly of: PreparedPage }): ReactElement {
  return use(content);
}
