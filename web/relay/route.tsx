import { Suspense, use, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { loadQuery, type PreloadedQuery } from 'react-relay';
import type { RouteObject } from 'react-router';
import type { OperationType, PreloadableConcreteRequest, VariablesOf } from 'relay-runtime';
import type { PageSource, Place, PreparedPage } from '#web/navigation/PageSource.ts';
import { useTravel } from '#web/navigation/VisitContext.ts';
import { environment } from '#web/relay/environment.ts';

export type { Place } from '#web/navigation/PageSource.ts';

/** What a screen with a query is given. */
export interface ScreenProps<Query extends OperationType> {
  readonly query: PreloadedQuery<Query>;
}

interface RelayRoute<Query extends OperationType> {
  readonly path?: string;
  readonly index?: boolean;
  /** From `<Query>$parameters.ts`, which is all that is loaded before the code of the screen; late where that is time enough. */
  readonly parameters: PreloadableConcreteRequest<Query> | (() => Promise<PreloadableConcreteRequest<Query>>);
  /** Late as well, beside late parameters, where `reads` is said. */
  readonly variables?: (place: Place) => VariablesOf<Query> | Promise<VariablesOf<Query>>;
  /** The names in the address, of its path or of its search, that the variables are made of. */
  readonly reads?: readonly string[];
  readonly screen: () => Promise<ComponentType<ScreenProps<Query>>>;
  readonly skeleton: ReactElement;
  /** What is shown stays until the same page about something else is there, as a list does when its filter changes. */
  readonly isKept?: boolean;
  /** What was known before is not shown: the page is only good for what is true now. */
  readonly isFresh?: boolean;
  readonly children?: RouteObject[];
}

/** A page that needs data: its query is on its way while its code is, and is let go when the page is left. */
export function relayRoute<Query extends OperationType>(route: RelayRoute<Query>): RouteObject {
  const { path, index, parameters, variables = () => ({}), reads, screen, skeleton, isKept = false, children } = route;
  const fetchPolicy = route.isFresh ? 'network-only' : 'store-and-network';
  const source: PageSource = {
    prepare(place, known) {
      const subject = JSON.stringify(
        reads?.map((name) => place.params[name] ?? place.search.getAll(name)) ?? variables(place),
      );
      // another tab or panel of the same page changes the address, not what the page is about
      if (known?.subject === subject) return known;
      const ask = (request: PreloadableConcreteRequest<Query>, values: VariablesOf<Query>) =>
        loadQuery<Query>(environment, request, values, { fetchPolicy });
      if (typeof parameters !== 'function') {
        const query = ask(parameters, variables(place) as VariablesOf<Query>);
        const content = screen().then((Screen) => <Screen query={query} />);
        return { subject, content, release: () => query.dispose() };
      }
      const named = new Promise<VariablesOf<Query>>((resolve) => resolve(variables(place)));
      const asked = Promise.all([parameters(), named]).then(([request, values]) => ask(request, values));
      const content = Promise.all([screen(), asked]).then(([Screen, query]) => <Screen query={query} />);
      // what never came is told by the page itself
      const dispose = (): Promise<void> =>
        asked.then(
          (query) => query.dispose(),
          () => undefined,
        );
      return { subject, content, release: () => void dispose() };
    },
  };
  const shared = { handle: source, element: <Page source={source} skeleton={skeleton} isKept={isKept} /> };
  if (index) return { index, ...shared };
  return { ...(path === undefined ? {} : { path }), ...(children ? { children } : {}), ...shared };
}

/** A page that needs no data of its own. */
export function screenRoute(path: string, screen: () => Promise<ComponentType>): RouteObject {
  const source: PageSource = {
    prepare: (_place, known) =>
      known ?? { subject: '', content: screen().then((Screen) => <Screen />), release: () => undefined },
  };
  return { path, handle: source, element: <Page source={source} skeleton={null} /> };
}

/** Stands for pages whose routes come when somebody goes to one of them; it is shown only where they do not come. */
export function lateRoute(path: string, routes: () => Promise<RouteObject[]>): RouteObject {
  const source: PageSource = {
    routes,
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
  const page = useTravel().visit.pages.get(source);
  if (!page) throw new Error('A page is shown that was not prepared.');
  return (
    <Suspense key={isKept ? '' : page.subject} fallback={skeleton}>
      <Content of={page} />
    </Suspense>
  );
}

function Content({ of: { content } }: { readonly of: PreparedPage }): ReactElement {
  return use(content);
}
