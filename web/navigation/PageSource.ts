import type { ReactElement } from 'react';
import type { RouteObject } from 'react-router';
import type { IEnvironment } from 'relay-runtime';

/** Everything a page may depend on. */
export interface PageLocation {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
  /** of the history entry; the same when coming back */
  readonly key: string;
  /** loads and keeps the page's data */
  readonly environment: IEnvironment;
}

/** A page that is loading or shown. */
export interface PreparedPage {
  /** what the page is about; another subject gets a new page */
  readonly subject: string;
  /** resolves when the code is loaded; data may take longer */
  readonly content: Promise<ReactElement>;
  /** True once its data could not be loaded. */
  hasFailed?(): boolean;
  release(): void;
}

/** Prepares a page. Stored as the handle of its route. */
export interface PageSource {
  prepare(place: PageLocation, known: PreparedPage | null): PreparedPage;
  /** Loads the code, but no data. */
  preload(): Promise<unknown>;
  /** For a late route: loads the full routes, which replace this one. */
  readonly routes?: () => Promise<RouteObject[]>;
}
