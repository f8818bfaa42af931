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
  /** From `<Query>$parameters.ts`, which is all that is loaded before the code of the screen. */
  readonly parameters: PreloadableConcreteRequest<Query>;
  readonly variables?: (place: Place) => VariablesOf<Query>;
  readonly screen: () => Promise<ComponentType<ScreenProps<Query>>>;
  readonly skeleton: ReactElement;
  /** What is shown stays until the same page about something else is there, as a list does when its filter changes. */
  readonly isKept?: boolean;
  readonly children?: RouteObject[];
}

/** A page that needs data: its query is on its way while its code is, and is let go when the page is left. */
export function relayRoute<Query extends OperationType>(route: RelayRoute<Query>): RouteObject {
  const { path, index, parameters, variables = () => ({}), screen, skeleton, isKept = false, children } = route;
  const source: PageSource = {
    prepare(place, known) {
      const values = variables(place);
      const subject = JSON.stringify(values);
      // another tab or panel of the same page changes the address, not what the page is about
      if (known?.subject === subject) return known;
      const query = loadQuery<Query>(environment, parameters, values, { fetchPolicy: 'store-and-network' });
      const content = screen().then((Screen) => <Screen query={query} />);
      return { subject, content, release: () => query.dispose() };
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
