import type { ReactElement } from 'react';
import type { RouteObject } from 'react-router';

/** Where the reader is: all that a page may depend on. */
export interface Place {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
  /** of the entry of the history, the same on the way back */
  readonly key: string;
}

/** What is underway for a page that is to be shown. */
export interface PreparedPage {
  /** what the page is about: another one begins anew */
  readonly subject: string;
  /** there when its code is; its data may take longer */
  readonly content: Promise<ReactElement>;
  release(): void;
}

/** How a page is prepared; the handle of its route. */
export interface PageSource {
  prepare(place: Place, known: PreparedPage | null): PreparedPage;
  /** Where the routes of a place are late: all routes, in which others stand in place of this one. */
  readonly routes?: () => Promise<RouteObject[]>;
}
